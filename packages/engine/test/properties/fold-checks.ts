// Folding a log gives the game that was played: over many games through the game layer, with undo.
import { SeededChance } from '../../src/dice/chance.ts';
import { fold } from '../../src/game/fold.ts';
import { give, newGame, type Game } from '../../src/game/game.ts';
import { askedSides, legalOrders } from '../../src/rules/legal.ts';
import type { Request } from '../../src/game/log.ts';
import { makeOrder } from '../../src/orders/notation.ts';
import { undoable } from '../../src/game/pending.ts';
import type { Edition } from '../../src/editions/editions.ts';
import { REVISION } from '../../src/editions/ruleset.ts';
import { optionsOf } from './properties.ts';

const CLOCK = { bankMs: 3_600_000, incrementMs: 10_000 };

function play(edition: Edition, game: number, seed: number): Game {
  const chance = new SeededChance(seed);
  const taste = new SeededChance(seed ^ 0xf01d);
  let now = 0;
  let { game: table } = newGame(
    { edition, revision: REVISION, rules: optionsOf(game), clock: game % 2 === 0 ? CLOCK : null },
    chance,
    now,
  );
  const ask = (request: Request): void => {
    now += taste.roll(5_000);
    const accepted = give(table, request, chance, now);
    if (!accepted.ok) throw new Error(`${accepted.code}: ${accepted.message}`);
    table = accepted.game;
  };
  while (table.result === null) {
    const { state } = table;
    const sides = askedSides(state);
    const side = sides[taste.roll(sides.length)]!;
    const orders = legalOrders(state, side);
    ask({
      kind: 'order',
      side,
      decision: table.decisions[side],
      order: makeOrder(state, orders[taste.roll(orders.length)]!),
    });
    if (taste.roll(15) === 0 && undoable(table, side, 'order') > 0)
      ask({ kind: 'undo', side, scope: taste.roll(2) === 0 ? 'order' : 'phase' });
  }
  return table;
}

/** All of a game but the log itself, as text. */
const summary = ({ state, base, pending, decisions, drawOffer, flagged, clock, result }: Game): string =>
  JSON.stringify([
    [...state.data],
    [...base.data],
    pending.length,
    decisions,
    drawOffer,
    flagged,
    clock,
    result,
  ]);

/** Plays and folds; returns how many entries were compared. Throws on the first game that differs. */
export function checkFolds(edition: Edition, games: number): { games: number; entries: number } {
  let entries = 0;
  for (let game = 0; game < games; game++) {
    const played = play(edition, game, 1 + game);
    // As it would be stored and read again
    const stored = JSON.parse(JSON.stringify({ options: played.options, entries: played.entries })) as Pick<
      Game,
      'options' | 'entries'
    >;
    if (summary(fold(stored)) !== summary(played))
      throw new Error(`edition ${edition}, game ${game}: the fold differs`);
    entries += played.entries.length;
  }
  return { games, entries };
}
