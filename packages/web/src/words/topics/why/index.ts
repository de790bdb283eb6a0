// Says why something cannot be done.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayWhy = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
