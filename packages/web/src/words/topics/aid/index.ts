// Says the texts of the player aid.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayAid = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
