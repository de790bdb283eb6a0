// Adds the English messages that the page does without at first.
import { later } from './languages/en/later.ts';
import { addEnglish } from './speech/speech.ts';

addEnglish(later);
