// The authority of a puzzle: it opens the position at the solver's seat, takes the orders the puzzle asks for and has
// them judged. Nothing is rolled, so nothing that was drawn for the hidden parts ever comes to light.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import { alternativeOf, isRight, type Outlook, type Puzzle } from '@rubicon/ai/puzzle';
import {
  REVISION,
  SeededChance,
  give,
  type Accepted,
  type AreaId,
  type PerSide,
  type Request,
} from '@rubicon/engine';
import { Refused, type Seating, type TableAuthority } from '../authority/authority.ts';
import { advance, previewOf, seatingOf, tableAt, type GameRecord } from '../authority/record/game-record.ts';
import { viewAt } from '../authority/record/local-table.ts';
import { recordFrom } from '../authority/record/position-record.ts';
import { NO_MACHINES, type GameId, type Table } from '../authority/table.ts';
import { underWay, type OddsQuestion } from '../authority/thinking/advice.ts';

/** What an answer is worth. */
export interface Worth {
  readonly chance: number;
  readonly error: number;
  readonly outlook: Outlook;
}

type Solving =
  | { readonly kind: 'open' }
  | { readonly kind: 'judging' }
  | {
      readonly kind: 'answered';
      readonly orders: readonly string[];
      readonly right: boolean;
      readonly worth: Worth;
    }
  | { readonly kind: 'failed' } // the orders could not be judged
  | { readonly kind: 'shown' }; // the solver asked for the answer

interface PuzzleWorld {
  readonly names: () => PerSide<string>;
  readonly judge: (puzzle: Puzzle, orders: readonly string[]) => Promise<Worth | null>;
  /** Told once, of the first answer; to ask for the answer first is to be wrong. */
  readonly onFirst: (right: boolean) => void;
}

export interface PuzzleAuthority extends TableAuthority {
  readonly solving: ReadonlySignal<Solving>;
  readonly again: () => void;
  /** Shows the answer; its moves are made on the board. */
  readonly show: () => void;
  /** The battle that the answer fights or leads to; null where there is none. */
  readonly battle: () => OddsQuestion | null;
  readonly onNews: (listen: (seating: Seating) => void) => () => void;
}

const attempt = <T>(work: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(work()));

export function puzzleAuthority(puzzle: Puzzle, { names, judge, onFirst }: PuzzleWorld): PuzzleAuthority {
  const { side, asks } = puzzle;
  const solving = signal<Solving>({ kind: 'open' });
  const listeners = new Set<(seating: Seating) => void>();
  let record = openRecord(puzzle);
  let given: string[] = [];
  let isFirst = true;

  const seated = (): Seating => {
    const { table, ...rest } = seatingOf(record, side);
    return { ...rest, table: named({ ...table, next: side }) };
  };
  const named = (table: Table): Table => ({ ...table, players: names() });
  const tell = (): void => {
    for (const listen of listeners) listen(seated());
  };
  const reopen = (): void => {
    record = openRecord(puzzle);
    given = [];
  };
  const count = (right: boolean): void => {
    if (isFirst) onFirst(right);
    isFirst = false;
  };

  function request(wanted: Request): Accepted {
    const accepted = give(record.now, wanted, new SeededChance(1), 0);
    if (!accepted.ok) throw new Refused(accepted.code, accepted.message, accepted.rule);
    return accepted;
  }

  const requestOf = (text: string): Request => ({
    kind: 'order',
    side,
    decision: record.now.decisions[side],
    order: text,
  });

  function order(text: string): void {
    if (solving.peek().kind !== 'open') return; // the table can only be looked at
    const accepted = request(requestOf(text));
    if (asks === 'order' || text === 'done' || viewAt(accepted.game, side).step !== 'move') {
      void answer([...given, text]); // what would follow is not played: it would be the solver's first look at the unseen
      return;
    }
    advance(record, accepted, 0);
    given.push(text);
  }

  async function answer(orders: readonly string[]): Promise<void> {
    solving.value = { kind: 'judging' };
    const known = alternativeOf(puzzle, orders);
    const worth = known ?? (await judge(puzzle, orders).catch(() => null));
    if (solving.peek().kind !== 'judging') return; // begun again meanwhile
    if (worth === null) {
      solving.value = { kind: 'failed' };
      return;
    }
    const right = isRight(puzzle, worth.chance);
    batch(() => {
      solving.value = { kind: 'answered', orders, right, worth };
      count(right);
    });
  }

  return {
    solving,
    again: () => {
      reopen();
      solving.value = { kind: 'open' };
      tell();
    },
    show: () => {
      reopen();
      if (asks === 'moves') afterAnswer(puzzle, record);
      batch(() => {
        solving.value = { kind: 'shown' };
        count(false);
      });
      tell();
    },
    battle: () => battleOf(puzzle),
    sit: () => attempt(seated),
    leave: () => Promise.resolve(),
    ask: (ask) =>
      attempt(() => {
        if (ask.kind === 'order') order(ask.order);
        else if (ask.kind === 'undo') undo(ask.scope);
        else throw new Refused('not-asked', 'A puzzle takes orders only.');
        return seated();
      }),
    act: () => Promise.reject(new Refused('no-seat', 'Nobody plays on here.')),
    preview: (orders) => attempt(() => previewOf(record, side, orders)),
    odds: () => Promise.resolve(null),
    hints: () => Promise.reject(new Refused('not-asked', 'A puzzle gives no hints.')),
    recall: (cursor) => attempt(() => named(tableAt(record, side, cursor))),
    save: () => Promise.reject(new Refused('no-game', 'A puzzle is not saved.')),
    onNews: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };

  function undo(scope: 'order' | 'phase'): void {
    if (solving.peek().kind !== 'open') return;
    advance(record, request({ kind: 'undo', side, scope }), 0);
    given = scope === 'phase' ? [] : given.slice(0, -1);
  }
}

/** The battle that the answer fights or leads to: of several, the one most blocks go to. */
function battleOf(puzzle: Puzzle): OddsQuestion | null {
  const { side, asks } = puzzle;
  const record = openRecord(puzzle);
  const { game } = record.stored;
  if (asks === 'order') return underWay({ game, told: [], view: viewAt(record.now, side) });
  const { now } = afterAnswer(puzzle, record);
  const view = viewAt(now, side);
  const blocks = (at: AreaId): number =>
    view.stacks.reduce(
      (sum, stack) => (stack.area === at && stack.side === side ? sum + stack.count : sum),
      0,
    );
  const [area] = view.battles
    .filter(({ attacker }) => attacker === side)
    .map((battle) => battle.area)
    .toSorted((one, other) => blocks(other) - blocks(one));
  return area === undefined ? null : { kind: 'odds', game, told: [], view, area };
}

/** The moves of the answer are made, and not ended. */
function afterAnswer({ side, alternatives }: Puzzle, record: GameRecord): GameRecord {
  for (const order of alternatives[0]!.orders) {
    if (order === 'done') continue;
    const request = { kind: 'order', side, decision: record.now.decisions[side], order } as const;
    const accepted = give(record.now, request, new SeededChance(1), 0);
    if (!accepted.ok) throw new RangeError(`The answer cannot be given: ${accepted.message}`);
    advance(record, accepted, 0);
  }
  return record;
}

function openRecord({ id, edition, position }: Puzzle): GameRecord {
  return recordFrom({
    game: `puzzle-${id}` as GameId,
    options: { edition, revision: REVISION, rules: {}, clock: null },
    machines: NO_MACHINES,
    position,
  });
}
