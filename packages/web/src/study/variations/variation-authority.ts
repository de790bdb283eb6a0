// The authority of an analysis board: one person plays both sides, and everything can be undone.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  SeededChance,
  askedSides,
  makeGameFile,
  viewFor,
  type Game,
  type GameFile,
  type Side,
  type View,
} from '@rubicon/engine';
import { Refused, type Seating, type TableAuthority } from '../../authority/authority.ts';
import { hintsQuestion, oddsQuestion, type Advice } from '../../authority/thinking/advice.ts';
import {
  previewOf,
  openRecord,
  seatingOf,
  standingOf,
  tableAt,
  type GameRecord,
} from '../../authority/record/game-record.ts';
import { NO_MACHINES, type GameId, type Seat } from '../../authority/table.ts';
import { gameAfter, gameFrom, given, startsAtPosition, variationFile } from '../model/variation-game.ts';
import {
  endOf,
  pathOf,
  playOn,
  removeVariation,
  rename,
  type Spot,
  type Tree,
} from '../model/variation-tree.ts';

export interface VariationAuthority extends TableAuthority {
  readonly tree: ReadonlySignal<Tree>;
  readonly spot: ReadonlySignal<Spot>;
  readonly jumps: ReadonlySignal<number>; // grows whenever the board was reached other than by an order or an undo
  readonly open: Signal<boolean>; // nothing is hidden; otherwise each side sees its own
  readonly canRedo: ReadonlySignal<boolean>;
  readonly redo: () => void;
  readonly goTo: (spot: Spot) => void;
  readonly rename: (line: string, name: string) => void;
  readonly remove: (line: string) => void;
  readonly next: () => Seat; // the seat to play
  readonly game: () => Game;
}

interface World {
  readonly file: GameFile;
  readonly tree: Tree;
  readonly spot: Spot;
  readonly advice: Advice;
  readonly newId: () => string;
  readonly nameOf: (number: number) => string; // of a new variation
  readonly seed: () => number;
  readonly onChange: (tree: Tree) => void; // to be stored
  readonly addressOf: (file: Blob) => string;
}

const BOARD = 'analysis' as GameId;

export function variationAuthority(world: World): VariationAuthority {
  const tree = signal(world.tree);
  const spot = signal(world.spot);
  const jumps = signal(0);
  const open = signal(true);
  const canRedo = signal(false);
  let record = recordAt(world.spot);

  function recordAt({ at, line, depth }: Spot): GameRecord {
    const game = gameAfter(gameFrom(world.file, at), pathOf(tree.peek(), line).slice(0, depth));
    canRedo.value = depth < pathOf(tree.peek(), line).length;
    return recordOf(world.file, game);
  }

  function change(next: Tree): void {
    tree.value = next;
    world.onChange(next);
  }

  function comeTo(next: Spot): void {
    record = recordAt(next);
    spot.value = next;
  }

  function order(side: Side, text: string): void {
    const game = given(record.now, { side, order: text }, new SeededChance(world.seed()));
    const { rolls } = game.entries.at(-1)!;
    const fresh = { id: world.newId(), name: world.nameOf(tree.peek().lines.length + 1) };
    const played = playOn(tree.peek(), spot.peek(), { side, order: text, rolls }, fresh);
    if (played.tree !== tree.peek()) change(played.tree);
    comeTo(played.spot);
  }

  function seated(seat: Seat): Seating {
    const { table, history } = seatingOf(record, seat);
    const told = startsAtPosition(world.file) ? history.told.slice(1) : history.told; // its deal never was
    const asked = record.now.result === null ? askedSides(record.now.state) : [];
    const next = asked.find((side) => side === seat) ?? asked[0] ?? null;
    const depth = spot.peek().depth;
    return {
      history: { ...history, told },
      seen: table.cursor,
      table: {
        ...table,
        next,
        view: open.peek() ? openFor(record.now, seat) : table.view,
        undo: { order: Math.min(1, depth), phase: 0, actions: 0 },
      },
    };
  }

  let seat: Seat = 'spectator';
  const attempt = <T>(work: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(work()));

  return {
    tree,
    spot,
    jumps,
    open,
    canRedo,
    game: () => record.now,
    next: () => askedSides(record.now.state)[0] ?? 'spectator',
    redo: () => {
      comeTo({ ...spot.peek(), depth: spot.peek().depth + 1 });
      jumps.value += 1;
    },
    goTo: (next) => {
      comeTo(next);
      jumps.value += 1;
    },
    rename: (line, name) => change(rename(tree.peek(), line, name)),
    remove: (line) => {
      const { at } = endOf(tree.peek(), line);
      change(removeVariation(tree.peek(), line));
      if (tree.peek().lines.some(({ id }) => id === spot.peek().line)) return;
      comeTo({ at, line: null, depth: 0 });
      jumps.value += 1;
    },

    sit: (_game, wanted) =>
      attempt(() => {
        seat = wanted;
        return seated(seat);
      }),
    leave: () => Promise.resolve(),
    ask: (ask) =>
      attempt(() => {
        if (ask.kind === 'undo') comeTo({ ...spot.peek(), depth: Math.max(0, spot.peek().depth - 1) });
        else if (ask.kind === 'order' && seat !== 'spectator') order(seat, ask.order);
        else throw new Refused('not-asked', 'An analysis board takes orders only.');
        return seated(seat);
      }),
    act: () => Promise.reject(new Refused('no-machine', 'No machine plays here.')),
    preview: (orders) => attempt(() => previewOf(record, seat, orders)),
    odds: (orders) =>
      attempt(() => {
        const question = oddsQuestion(record, seat, orders);
        return question === null ? null : world.advice.odds(question);
      }),
    hints: (look) => attempt(() => world.advice.hints(hintsQuestion(record, seat, look))),
    recall: (cursor) => attempt(() => tableAt(record, seat, cursor)),
    save: () =>
      attempt(() => {
        const text = makeGameFile(variationFile(record.now, { players: world.file.players }));
        return world.addressOf(new Blob([text], { type: 'text/plain;charset=utf-8' }));
      }),
  };
}

/** One side's update with nothing hidden. */
function openFor({ state, result }: Game, seat: Seat): View {
  const { stacks, pools, cards, chosen } = viewFor(state, seat, true);
  return { ...viewFor(state, seat, result !== null), stacks, pools, cards, chosen };
}

const NOTHING_SEEN = { caesar: 0, pompey: 0, spectator: 0 };

function recordOf({ players }: GameFile, game: Game): GameRecord {
  const { options, entries } = game;
  const startedMs = entries[0]!.atMs;
  const source = { number: 1, commitment: '', entropies: { caesar: '', pompey: '' }, secret: '' };
  return openRecord({
    entries,
    stored: {
      game: BOARD,
      options,
      players,
      machines: NO_MACHINES,
      dice: [],
      source, // rolls are supplied separately
      seen: NOTHING_SEEN,
      standing: standingOf(game, NO_MACHINES),
      startedMs,
      changedMs: startedMs,
    },
  });
}
