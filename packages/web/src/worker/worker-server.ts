// Answers questions for an authority, strictly one at a time and in the order they came. What is thought
// about at length holds up nobody.
import type { Authority } from '../authority/authority.ts';
import {
  decodeCall,
  encodeRefusal,
  isThinking,
  questionId,
  type Answer,
  type Call,
} from '../authority/local/messages.ts';

/** Gives what to do with each message that arrives. */
export function serve(authority: Authority, post: (answer: Answer) => void): (data: unknown) => void {
  let last: Promise<void> = Promise.resolve();
  const answer = async (before: Promise<void>, id: number, data: unknown): Promise<void> => {
    await before;
    try {
      post({ id, ok: true, value: await carryOut(authority, decodeCall(data)) });
    } catch (error) {
      post({ id, ok: false, refusal: encodeRefusal(error) });
    }
  };
  return (data) => {
    const id = questionId(data);
    if (id === null) return; // without a number nobody waits for an answer
    if (isThinking(data)) void answer(last, id, data);
    else last = answer(last, id, data);
  };
}

const carryOut = (authority: Authority, call: Call): Promise<unknown> => {
  const method = authority[call.method] as (...args: readonly unknown[]) => Promise<unknown>;
  return method(...call.args);
};
