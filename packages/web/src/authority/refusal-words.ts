// A refusal in the language of the page.
import { isMessage, say, type MessageKey } from '@rubicon/words';
import type { Refused } from './authority.ts';

type ErrorKey = Extract<MessageKey, `error.${string}`>;
type SentenceKey = Exclude<ErrorKey, 'error.line'>;

const hasSentence = (key: string): key is SentenceKey => key !== 'error.line' && isMessage(key);

/** Says what a person can do about a refusal; its own message is for developers. */
export function refusalText({
  code,
  line,
}: Pick<Refused, 'code'> & { readonly line?: number | null }): string {
  const key = `error.${code}`;
  const sentence = say(hasSentence(key) ? key : 'error.unknown');
  return line === undefined || line === null ? sentence : say('error.line', { sentence, line });
}
