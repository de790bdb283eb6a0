// What intelligence says.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayIntel = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
