import {
  EDITIONS,
  SeededChance,
  decisionOf,
  give,
  newGame,
  viewOf,
  type Edition,
  type Game,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { nextSeat, sideAt, tableOf } from './local-table.ts';
import { pickOrder } from '../../../test/kit/random-player.ts';
import { NO_MACHINES, type GameId, type Seat, type Table } from '../table.ts';

const about = {
  game: 'g' as GameId,
  players: { caesar: 'Ann', pompey: 'Bo' },
  machines: NO_MACHINES,
  cursor: 1,
};
const at = (game: Game, seat: Seat): Table => tableOf(game, seat, about);

const start = (edition: Edition, chance: SeededChance, freeDeployment = false): Game =>
  newGame({ edition, revision: 1, rules: { freeDeployment }, clock: null }, chance, 0).game;

function order(game: Game, side: 'caesar' | 'pompey', text: string, chance: SeededChance): Game {
  const accepted = give(
    game,
    { kind: 'order', side, decision: game.decisions[side], order: text },
    chance,
    0,
  );
  if (!accepted.ok) throw new Error(accepted.message);
  return accepted.game;
}

/** A whole game of random orders; `look` is called at each position on the way. */
function playThrough(edition: Edition, seed: number, look: (game: Game) => void): Game {
  const chance = new SeededChance(seed);
  let game = start(edition, chance, seed % 3 === 0);
  for (;;) {
    look(game);
    const seat = nextSeat(game, NO_MACHINES);
    if (seat === null) return game;
    const table = at(game, seat);
    game = order(game, table.decision!.side, pickOrder(table, chance), chance);
  }
}

const blocksIn = (data: unknown): string[] => JSON.stringify(data).match(/[CP]\.[A-Z]\w+|Cleopatra/g) ?? [];

describe('nextSeat', () => {
  test('asks Caesar for his card, then Pompey', () => {
    const chance = new SeededChance(1);
    let game = start('2.0', chance);
    expect(nextSeat(game, NO_MACHINES)).toBe('caesar');
    const first = (): string => decisionOf(game, 'caesar')!.orders[0]!;
    game = order(game, 'caesar', first(), chance);
    game = order(game, 'caesar', first(), chance);
    expect(nextSeat(game, NO_MACHINES)).toBe('pompey');
    expect(at(game, 'caesar').decision?.required).toBe(false);
    expect(at(game, 'pompey').decision?.required).toBe(true);
  });

  test('is shared in a battle, unless the side choosing it can still undo orders the other has not seen', () => {
    const seats = new Map<string, Set<string>>();
    for (let seed = 1; seed <= 12; seed++)
      playThrough(EDITIONS[seed % 3]!, seed, (game) => {
        const seat = nextSeat(game, NO_MACHINES);
        if (seat === null) return;
        const { step, side } = at(game, seat).decision!;
        const kind = seat === 'spectator' ? 'shared' : seat === side ? 'own' : 'wrong';
        seats.set(step, (seats.get(step) ?? new Set()).add(kind));
      });
    expect(seats.get('battle')).toEqual(new Set(['shared']));
    expect(seats.get('hits')).toEqual(new Set(['shared']));
    expect(seats.get('fight')?.has('shared')).toBe(true);
    for (const step of ['cards', 'deploy', 'move', 'levy', 'regroup', 'disband'])
      expect([step, seats.get(step)]).toEqual([step, new Set(['own'])]);
  });

  test('is null when the game is over, and every seat sees everything', () => {
    const over = playThrough('2.0', 4, () => {});
    expect(nextSeat(over, NO_MACHINES)).toBeNull();
    for (const seat of ['caesar', 'pompey', 'spectator'] as const) {
      const { decision, view, undo } = at(over, seat);
      expect(decision).toBeNull();
      expect(undo).toEqual({ order: 0, phase: 0, actions: 0 });
      expect(view.stacks.every(({ blocks }) => blocks !== null)).toBe(true);
    }
  });
});

describe('the shared seat', () => {
  test.each(EDITIONS)('is asked only about blocks it can see, edition %s', (edition) => {
    let asked = 0;
    let waiting = 0;
    for (let seed = 1; seed <= 12; seed++)
      playThrough(edition, seed, (game) => {
        const { decision, view, undo } = at(game, 'spectator');
        if (decision === null) return;
        asked += 1;
        waiting += undo.order;
        const shown = blocksIn(view.stacks);
        for (const block of blocksIn(decision.orders)) expect(shown).toContain(block);
        expect(view.step).toBe(decision.step);
        expect(view.asked).toBe(decision.side);
        expect(view.cards.hands).toEqual({ caesar: null, pompey: null });
      });
    expect(asked).toBeGreaterThan(500);
    expect(waiting).toBeGreaterThan(20); // orders in a battle that can still be undone are visible at once
  });

  test('decides nothing where a side decides in secret', () => {
    playThrough('1.1', 2, (game) => {
      if (nextSeat(game, NO_MACHINES) === 'spectator') return;
      expect(sideAt(game, 'spectator')).toBeNull();
      expect(at(game, 'spectator')).toMatchObject({ decision: null, undo: { order: 0, phase: 0 } });
      expect(at(game, 'spectator').view).toEqual(viewOf(game, 'spectator'));
    });
  });
});
