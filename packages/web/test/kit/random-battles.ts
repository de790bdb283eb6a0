// Tables of random games during battles, as the shared seat has them. For tests.
import {
  SeededChance,
  decisionOf,
  give,
  newGame,
  ownEvents,
  viewFor,
  type Edition,
  type Game,
  type Side,
  type View,
} from '@rubicon/engine';
import {
  NO_MACHINES,
  type History,
  type GameId,
  type Table,
  type HistoryEntry,
} from '../../src/authority/table.ts';
import { choiceOf, type Choice } from '../../src/authority/choice.ts';

export interface Moment {
  readonly table: Table;
  readonly history: History;
  readonly choices: readonly Choice[];
  readonly viewOf: (side: Side) => View; // what a side sees, its own blocks among it
}

/** Chooses the order at a moment of a battle; null leaves it to chance. */
export type Player = (moment: Moment) => string | null;

const STEPS_OF_BATTLE: ReadonlySet<string> = new Set(['battle', 'hits']);

/** Plays a game and yields every moment of its battles, and the moment after each. */
export function* momentsOf(
  edition: Edition,
  seed: number,
  orders: number,
  player: Player = () => null,
): Generator<Moment> {
  const chance = new SeededChance(seed);
  const pick = <T>(items: readonly T[]): T => items[chance.roll(items.length)]!;
  const begun = newGame({ edition, revision: 1, rules: {}, clock: null }, chance, 0);
  let { game } = begun;
  const told: HistoryEntry[] = [];
  let pending: HistoryEntry[] = [];
  let fighting = false;
  for (let count = 0; count < orders && game.result === null; count++) {
    const side = askedOf(game);
    const decision = decisionOf(game, side)!;
    const table = tableOf(game, told.length, side);
    const moment = {
      table,
      history: { told: told.slice(), pending },
      choices: decision.orders.map(choiceOf),
      viewOf: viewOf(game),
    };
    const isBattle = STEPS_OF_BATTLE.has(decision.step);
    if (isBattle || fighting) yield moment;
    fighting = isBattle;
    const order = (isBattle ? player(moment) : null) ?? pick(warlike(moment, side));
    const next = give(game, { kind: 'order', side, decision: decision.number, order }, chance, 0);
    if (!next.ok) throw new Error(next.message);
    ({ game } = next);
    const { year, turn } = table.view;
    const historyEntry = { cursor: told.length + 1, year, turn, atMs: 0, events: ownEvents(next) };
    if (next.published === null) pending = pending.concat(historyEntry);
    else {
      told.push({ ...historyEntry, events: next.published.spectator });
      pending = [];
    }
  }
}

/** Purely random orders would seldom lead to a battle. */
function warlike({ table, choices }: Moment, side: Side): readonly string[] {
  const hostile = new Set(table.view.stacks.filter((stack) => stack.side !== side).map(({ area }) => area));
  const attacks = choices.filter(({ kind, area }) => kind === 'move' && area !== null && hostile.has(area));
  const going = choices.filter(({ kind }) => kind !== 'done');
  return (attacks.length > 0 ? attacks : going.length > 0 ? going : choices).map(({ text }) => text);
}

const viewOf =
  ({ state }: Game) =>
  (side: Side): View =>
    viewFor(state, side);

const askedOf = (game: Game): Side => (decisionOf(game, 'caesar')?.required === true ? 'caesar' : 'pompey');

function tableOf(game: Game, cursor: number, side: Side): Table {
  return {
    game: 'random' as GameId,
    seat: 'spectator',
    options: game.options,
    players: { caesar: 'Caesar', pompey: 'Pompey' },
    machines: NO_MACHINES,
    cursor,
    view: viewFor(game.state, 'spectator'),
    decision: decisionOf(game, side),
    next: 'spectator',
    undo: { order: 0, phase: 0, actions: 0 },
    drawOffer: null,
    result: game.result,
  };
}
