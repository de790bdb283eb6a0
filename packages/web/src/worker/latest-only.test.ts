import { expect, test } from 'vitest';
import { Refused } from '../authority/authority.ts';
import { latestOnly } from './latest-only.ts';

/** A function that answers when the test says so. */
function slow() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const ask = latestOnly((question: string) => {
    asked.push(question);
    return new Promise<string>((resolve, reject) => {
      answers.push(() => (question === 'bad' ? reject(new Error('bad')) : resolve(question.toUpperCase())));
    });
  });
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { ask, asked, rest, answer: () => answers.shift()!() };
}

const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : String(error));

test('of waiting questions only the latest is asked, the others are refused', async () => {
  const { ask, asked, rest, answer } = slow();
  const all = ['a', 'b', 'c'].map((question) => ask(question).catch(codeOf));
  await rest();
  expect(asked).toEqual(['c']);
  const later = ['d', 'e'].map((question) => ask(question).catch(codeOf));
  await rest();
  expect(asked).toEqual(['c']);
  answer();
  await rest();
  expect(asked).toEqual(['c', 'e']);
  answer();
  expect(await Promise.all([...all, ...later])).toEqual(['superseded', 'superseded', 'C', 'superseded', 'E']);
});

test('a failure rejects its own question, and the next is asked', async () => {
  const { ask, rest, answer } = slow();
  const bad = ask('bad').catch(String);
  await rest();
  const good = ask('good');
  answer();
  expect(await bad).toBe('Error: bad');
  await rest();
  answer();
  expect(await good).toBe('GOOD');
});
