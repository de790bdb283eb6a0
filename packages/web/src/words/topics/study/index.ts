import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayStudy = await topicOf(messages, { ja: () => import('./ja.ts') });
