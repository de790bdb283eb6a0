// Runs one question at a time; of those waiting, only the latest is asked.
import { Refused } from '../authority/authority.ts';

export function latestOnly<Q, A>(ask: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let running: Promise<unknown> = Promise.resolve();
  let latest = 0;
  return async (question) => {
    latest += 1;
    const mine = latest;
    await running;
    if (mine !== latest) throw new Refused('superseded', 'Something else was asked meanwhile.');
    const answer = ask(question);
    running = answer.catch(() => {}); // the caller gets the error
    return answer;
  };
}
