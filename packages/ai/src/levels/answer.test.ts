import {
  DRAW_ANSWERS,
  SeededChance,
  decisionOf,
  give,
  newGame,
  viewOf,
  type Game,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { chanceAtAGlance } from './glance.ts';
import { makePlayer } from './level-players.ts';

const BLANK = { edition: '2.0', revision: 1, rules: {}, clock: null } as const;

/** Both sides' views at the beginning of each turn, in a game that Caesar loses. */
function* turns(seed: number): Generator<{ readonly view: View; readonly orders: readonly string[] }> {
  const chance = new SeededChance(seed);
  const players = { caesar: makePlayer('tiro', seed), pompey: makePlayer('miles', seed) };
  let { game }: { game: Game } = newGame(BLANK, chance, 0);
  while (game.result === null) {
    const side = decisionOf(game, 'caesar')?.required === true ? 'caesar' : 'pompey';
    const { number, orders } = decisionOf(game, side)!;
    const view = viewOf(game, side);
    if (view.step === 'cards') yield { view, orders };
    const { order } = players[side].choose(view, orders);
    const accepted = give(game, { kind: 'order', side, decision: number, order }, chance, 0);
    if (!accepted.ok) throw new Error(accepted.message);
    ({ game } = accepted);
  }
}

test('a lost game is resigned, except by a player who does not think', () => {
  const all = [...turns(5)];
  const lost = all.find(({ view }) => chanceAtAGlance(view) < 0.01)!;
  const miles = makePlayer('miles', 1);
  expect(answerOf(miles, { level: 'miles', ...lost })).toBe('resign');
  expect(lost.orders).toContain(answerOf(miles, { level: 'random', ...lost }));
  expect(all[0]!.orders).toContain(answerOf(miles, { level: 'miles', ...all[0]! }));
  expect(chanceAtAGlance(lost.view)).toBe(chanceAtAGlance(lost.view)); // the same each time it is asked
});

test('a draw is taken by whoever is far behind', () => {
  const all = [...turns(5)];
  const answers = all.map(({ view }) =>
    answerOf(makePlayer('miles', 1), { level: 'miles', view, orders: DRAW_ANSWERS }),
  );
  const chances = all.map(({ view }) => chanceAtAGlance(view));
  expect(answers).toEqual(chances.map((chance) => (chance < 0.2 ? 'accept-draw' : 'decline-draw')));
  expect(new Set(answers).size).toBe(2);
});
