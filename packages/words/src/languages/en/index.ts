// English, and by it the list of all messages. Another language is one file with the same keys.
import { first } from './first.ts';
import { later } from './later.ts';

export const en = { ...first, ...later } as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
