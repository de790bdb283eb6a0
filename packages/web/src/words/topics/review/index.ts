import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayReview = await topicOf(messages, { ja: () => import('./ja.ts') });
