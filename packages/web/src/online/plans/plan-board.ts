// The board on which a plan is played out: a state that fits what its writer sees, played on by one person for both sides.
import {
  SeededChance,
  askedSides,
  decisionOf,
  makePosition,
  sample,
  viewFor,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { Table } from '@rubicon/protocol';
import type { Seating } from '../../authority/authority.ts';
import type { Advice } from '../../authority/thinking/advice.ts';
import type { GameId } from '../../authority/table.ts';
import { fileAt, gameFrom } from '../../study/model/variation-game.ts';
import { EMPTY_TREE, pathOf, type Play } from '../../study/model/variation-tree.ts';
import { variationAuthority, type VariationAuthority } from '../../study/variations/variation-authority.ts';
import { phaseOf } from './plan-line.ts';

export interface PlanBoard extends VariationAuthority {
  readonly start: Game;
  readonly plays: () => readonly Play[]; // as far as the board stands
  readonly canSkip: () => boolean;
  /** Plays on for whoever is asked, doing as little as possible, until the writer is asked for what a plan can hold. */
  readonly skip: () => Promise<void>;
}

interface World {
  readonly view: NonNullable<Table['view']>;
  readonly options: Game['options'];
  readonly own: Side;
  readonly advice: Advice;
  readonly seed: () => number;
  readonly newId: () => string;
}

const BOARD = 'plan' as GameId;
const MOST_SKIPPED = 400;

export function planBoard({ view, options, own, advice, seed, newId }: World): PlanBoard {
  const state = sample(view, new SeededChance(seed()));
  const about = { players: { caesar: '', pompey: '' }, reason: 'A plan.', nowMs: 0 };
  const file = fileAt(options, makePosition(state), about);
  const at = file.entries.length - 1;
  const board = variationAuthority({
    file,
    tree: EMPTY_TREE,
    spot: { at, line: null, depth: 0 },
    advice,
    newId,
    nameOf: String,
    seed,
    onChange: () => undefined,
    addressOf: () => '',
  });
  // The writer's own side is seen as in the game; the other's blocks were drawn by lot, and are shown to whoever moves them
  const look = (side: Side | 'spectator'): void => void (board.open.value = side !== own);
  // Its file begins with a deal that never was, and is set to the present
  const played = (seating: Seating): Seating => ({
    ...seating,
    history: {
      ...seating.history,
      told: seating.history.told.filter(({ cursor }) => cursor > file.entries.length),
    },
  });
  const isOwnTurn = (): boolean => {
    const { state: now } = board.game();
    return askedSides(now).includes(own) && phaseOf(viewFor(now, own).step) !== null;
  };
  return {
    ...board,
    start: gameFrom(file, at),
    plays: () => {
      const { line, depth } = board.spot.value;
      return pathOf(board.tree.value, line).slice(0, depth);
    },
    sit: (game, seat) => {
      look(seat);
      return board.sit(game, seat).then(played);
    },
    ask: (ask) => board.ask(ask).then(played),
    next: () => {
      const asked = askedSides(board.game().state);
      return asked.includes(own) ? own : (asked[0] ?? 'spectator');
    },
    canSkip: () => board.game().result === null && !isOwnTurn(),
    skip: async () => {
      for (let count = 0; count < MOST_SKIPPED && board.game().result === null && !isOwnTurn(); count++) {
        const [side] = askedSides(board.game().state);
        if (side === undefined) break;
        const decision = decisionOf(board.game(), side)!;
        await board.sit(BOARD, side);
        await board.ask({ kind: 'order', decision: decision.number, order: leastOf(decision.orders) });
      }
      board.goTo(board.spot.peek());
    },
  };
}

/** To end the step, or a Command card, or to fight on. */
const leastOf = (orders: readonly string[]): string =>
  orders.find((order) => order === 'done') ??
  orders.find((order) => /^play \d/.test(order)) ??
  orders.find((order) => order.startsWith('fire ')) ??
  orders[0]!;
