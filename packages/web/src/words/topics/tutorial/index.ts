// What says the texts of the tutorial.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayTutorial = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
