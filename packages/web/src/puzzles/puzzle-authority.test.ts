import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzleSetOf, type Puzzle } from '@rubicon/ai/puzzle';
import { expect, test } from 'vitest';
import type { Ask } from '../authority/authority.ts';
import { puzzleAuthority, type Worth } from './puzzle-authority.ts';

const file = fileURLToPath(import.meta.resolve('@rubicon/ai/puzzles.json'));
const { puzzles } = puzzleSetOf(JSON.parse(readFileSync(file, 'utf8')));
const moves = puzzles.find(
  ({ asks, alternatives }) => asks === 'moves' && alternatives[0]!.orders.length > 2,
)!;
const order = puzzles.find(({ asks }) => asks === 'order')!;

interface Opened {
  readonly authority: ReturnType<typeof puzzleAuthority>;
  readonly firsts: boolean[];
  readonly give: (...orders: readonly string[]) => Promise<void>;
}

function open(puzzle: Puzzle, judge: () => Promise<Worth | null> = () => Promise.resolve(null)): Opened {
  const firsts: boolean[] = [];
  const authority = puzzleAuthority(puzzle, {
    names: () => ({ caesar: 'Caesar', pompey: 'Pompey' }),
    judge,
    onFirst: (right) => void firsts.push(right),
  });
  const ask = (given: Ask): Promise<unknown> => authority.ask(given);
  return {
    authority,
    firsts,
    give: async (...orders) => {
      for (const text of orders) {
        const { table } = await authority.sit('puzzle' as never, puzzle.side);
        await ask({ kind: 'order', decision: table.decision!.number, order: text });
      }
      await new Promise((resolve) => void setTimeout(resolve));
    },
  };
}

test('the solver sits at the side to decide, and is asked for its orders', async () => {
  for (const puzzle of puzzles) {
    const { authority } = open(puzzle);
    const { table } = await authority.sit('puzzle' as never, puzzle.side);
    expect(table.seat).toBe(puzzle.side);
    for (const { orders } of puzzle.alternatives) expect(table.decision?.orders).toContain(orders[0]);
  }
});

test('the answer is right, whatever the order of its moves', async () => {
  const { authority, firsts, give } = open(moves);
  await give(...moves.alternatives[0]!.orders);
  expect(authority.solving.value).toMatchObject({ kind: 'answered', right: true });
  expect(firsts).toEqual([true]);
});

test('the next best is wrong; after trying again the answer is right, but does not count', async () => {
  const { authority, firsts, give } = open(order);
  await give(order.alternatives[1]!.orders[0]!);
  expect(authority.solving.value).toMatchObject({ kind: 'answered', right: false });
  authority.again();
  expect(authority.solving.value).toEqual({ kind: 'open' });
  await give(order.alternatives[0]!.orders[0]!);
  expect(authority.solving.value).toMatchObject({ kind: 'answered', right: true });
  expect(firsts).toEqual([false]);
});

test('moves of one’s own are judged: right if they come near enough', async () => {
  const { alternatives } = moves;
  const worth = (chance: number): Worth => ({ chance, error: 0.01, outlook: alternatives[0]!.outlook });
  const odd = alternatives[0]!.orders.slice(0, 1);
  for (const [chance, right] of [
    [alternatives[0]!.chance, true],
    [alternatives[1]!.chance, false],
  ] as const) {
    const { authority, give } = open(moves, () => Promise.resolve(worth(chance)));
    await give(...odd, 'done');
    expect(authority.solving.value).toMatchObject({ kind: 'answered', right });
  }
  const failing = open(moves, () => Promise.reject(new Error('lost')));
  await failing.give(...odd, 'done');
  expect(failing.authority.solving.value).toEqual({ kind: 'failed' });
  expect(failing.firsts).toEqual([]);
});

test('moves can be undone before they are ended', async () => {
  const { authority, give } = open(moves);
  const [first, ...rest] = moves.alternatives[0]!.orders;
  await give(first!);
  await authority.ask({ kind: 'undo', scope: 'order' });
  await give(first!, ...rest);
  expect(authority.solving.value).toMatchObject({ kind: 'answered', right: true });
});

test('nothing is rolled or revealed, whatever is ordered', async () => {
  for (const puzzle of puzzles) {
    const { authority, give } = open(puzzle);
    const before = (await authority.sit('puzzle' as never, puzzle.side)).table.view;
    const hidden = (view: typeof before): number =>
      view.stacks.filter(({ blocks }) => blocks === null).length;
    await give(...puzzle.alternatives[0]!.orders);
    const after = (await authority.sit('puzzle' as never, puzzle.side)).table.view;
    expect(after.step).toBe(before.step);
    expect(hidden(after)).toBe(hidden(before));
  }
});

test('to ask for the answer first is not to solve it; its moves are made on the board', async () => {
  const { authority, firsts } = open(moves);
  const before = (await authority.sit('puzzle' as never, moves.side)).table.view;
  authority.show();
  expect(firsts).toEqual([false]);
  const { table } = await authority.sit('puzzle' as never, moves.side);
  expect(table.view.stacks).not.toEqual(before.stacks);
  expect(table.view.step).toBe('move');
});

test('the battle of an answer is asked about as the solver sees it', () => {
  const asked = puzzles.flatMap((puzzle) => {
    const question = open(puzzle).authority.battle();
    return question === null ? [] : [question.view.viewer === puzzle.side];
  });
  expect(new Set(asked)).toEqual(new Set([true]));
});
