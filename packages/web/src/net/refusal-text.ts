// The text of a server refusal in the language of the page. Some codes mean something else here than in a game on this
// device.
import { refusalText } from '../authority/refusal-words.ts';
import type { Refused } from '../authority/authority.ts';
import { messages } from '@rubicon/words/languages/en/topics/community';
import { sayCommunity } from '../words/topics/community.ts';

type ErrorKey = Extract<keyof typeof messages, `error.${string}`>;

const hasSentence = (key: string): key is ErrorKey => Object.hasOwn(messages, key);

export function onlineRefusal(refusal: Pick<Refused, 'code'>): string {
  const key = `error.${refusal.code}`;
  return hasSentence(key) ? sayCommunity(key) : refusalText(refusal);
}
