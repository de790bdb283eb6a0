// Says the texts of the club.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayClub = await topicOf(messages, { sv: () => import('./sv.ts'), ja: () => import('./ja.ts') });
