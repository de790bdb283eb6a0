// The texts of the rulebook.
import type { frame } from '@rubicon/words/languages/en/rulebook/frame';
import { messages } from '@rubicon/words/languages/en/topics/rulebook';
import { topicOf, type TopicModule } from '../language.ts';

/** Texts of the page itself, which have values to fill in. */
type FrameKey = Extract<keyof typeof frame, `book.${string}` | 'blocks.of'>;
/** Texts of the rulebook, where braces are references. */
export type BookKey = Exclude<keyof typeof messages, FrameKey>;

type Messages = Pick<typeof messages, FrameKey> & Readonly<Record<BookKey, string>>;

export const sayRulebook = await topicOf<Messages>(
  messages,
  import.meta.glob<TopicModule<Messages>>([
    '../../../../words/src/languages/*/topics/rulebook.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
