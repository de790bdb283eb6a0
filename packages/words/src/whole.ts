/** All at once, for programs; a page begins with `index.ts` and fetches `later.ts`. */
import { later } from './languages/en/later.ts';
import { addEnglish } from './speech/speech.ts';

export * from './index.ts';

addEnglish(later);
