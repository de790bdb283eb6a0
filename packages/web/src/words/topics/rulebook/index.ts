// What the rulebook says.
import { topicOf } from '../../words.ts';
import type { frame } from './english/frame.ts';
import { messages } from './en.ts';

/** Texts of the page itself, which have values to fill in. */
type FrameKey = Extract<keyof typeof frame, `book.${string}` | 'blocks.of'>;
/** Texts of the book; what stands in braces there is a reference. */
export type BookKey = Exclude<keyof typeof messages, FrameKey>;

type Messages = Pick<typeof messages, FrameKey> & Readonly<Record<BookKey, string>>;

export const sayRulebook = await topicOf<Messages>(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});
