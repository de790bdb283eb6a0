import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Authority, Seating } from '../authority.ts';
import { blocksIn, create, playOn, refusal } from '../../../test/kit/authority-kit.ts';
import type { HintsQuestion, OddsQuestion } from './advice.ts';
import { localAuthority } from '../local/local-authority.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';

interface Overheard {
  readonly authority: Authority;
  readonly questions: (OddsQuestion | HintsQuestion)[];
  readonly answer: () => void; // lets the advisor answer
}

/** An advisor that answers slowly with nothing of value, and remembers what it was given. */
function overheard(): Overheard {
  const questions: (OddsQuestion | HintsQuestion)[] = [];
  let answer = (): void => {};
  const listen = <T>(question: OddsQuestion | HintsQuestion, value: T): Promise<T> => {
    questions.push(question);
    return new Promise((resolve) => {
      answer = () => resolve(value);
    });
  };
  const advice = {
    odds: (question: OddsQuestion) => listen(question, {} as never),
    hints: (question: HintsQuestion) => listen(question, []),
  };
  return {
    authority: localAuthority({ ...memoryWorld(memoryStore()), advice }),
    questions,
    answer: () => answer(),
  };
}

test('an advisor is given what the seat knows, and no more', async () => {
  const { authority, questions, answer } = overheard();
  const game = await create(authority);
  const look = async ({ table, history }: Seating): Promise<void> => {
    const { decision, view, seat } = table;
    if (decision === null) return;
    const known = blocksIn([table, history]);
    const moves = decision.orders.filter((order) => order.startsWith('move ')).slice(0, 3);
    for (const ask of [
      () => authority.hints(1),
      () => authority.odds([]),
      ...moves.map((order) => () => authority.odds([order])),
    ]) {
      const before = questions.length;
      const asked = ask();
      await new Promise((resolve) => setTimeout(resolve));
      answer();
      await asked;
      const question = questions[before];
      if (question === undefined) continue; // there is no battle
      expect(question.view.viewer).toBe(seat);
      expect(question.told).toEqual(history.told.flatMap(({ events }) => events));
      expect(question.kind === 'odds' || isDeepStrictEqual(question.view, view)).toBe(true);
      expect([...blocksIn(question)].filter((block) => !known.has(block))).toEqual([]);
    }
  };
  await playOn(authority, game, 5, { steps: 90, look });
  expect(questions.filter(({ kind }) => kind === 'odds').length).toBeGreaterThan(5);
  expect(questions.filter(({ view }) => view.viewer === 'spectator').length).toBeGreaterThan(5);
});

test.each([
  ['the seat was left', (authority: Authority) => authority.leave()],
  [
    'the game moved on',
    async (authority: Authority) => {
      await authority.ask({ kind: 'offer-draw' });
    },
  ],
])('an answer is dropped when %s', async (_, meanwhile) => {
  const { authority, answer } = overheard();
  await authority.sit(await create(authority), 'caesar');
  const asked = refusal(authority.hints(1));
  await meanwhile(authority);
  answer();
  expect((await asked).code).toBe('superseded');
});
