// What statistics say.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayStats = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
