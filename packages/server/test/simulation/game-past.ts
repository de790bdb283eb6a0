// A game as its log makes it, at every entry: the truth that all that was shown and answered is compared with. It is
// made by the engine alone.
import {
  addEntry,
  cursorOf,
  fold,
  newChronicle,
  pendingOf,
  toldAfter,
  type Chronicle,
  type Game,
  type GameOptions,
  type HistoryEntry,
  type LogEntry,
  type Viewer,
} from '@rubicon/engine';

/** After one entry. */
export interface Moment {
  readonly game: Game;
  readonly cursors: Readonly<Record<Viewer, number>>;
  readonly told: Readonly<Record<Viewer, number>>; // how much of its history a seat had been told
  readonly pending: Readonly<Record<Viewer, readonly HistoryEntry[]>>;
}

export interface Past {
  readonly options: GameOptions;
  readonly entries: readonly LogEntry[];
  readonly moments: readonly Moment[];
  readonly history: Readonly<Record<Viewer, readonly HistoryEntry[]>>;
}

/** Throws where the entries do not follow from one another. */
export function pastOf(options: GameOptions, texts: readonly string[]): Past {
  const entries = texts.map((text) => JSON.parse(text) as LogEntry);
  const chronicle = newChronicle();
  const moments: Moment[] = [];
  let before: Game | null = null;
  fold({ options, entries }, (accepted) => {
    addEntry(chronicle, before, accepted);
    before = accepted.game;
    moments.push(momentOf(chronicle, accepted.game));
  });
  return { options, entries, moments, history: perSeat((seat) => toldAfter(chronicle, seat, 0)) };
}

const perSeat = <T>(value: (seat: Viewer) => T): Record<Viewer, T> => ({
  caesar: value('caesar'),
  pompey: value('pompey'),
  spectator: value('spectator'),
});

const momentOf = (chronicle: Chronicle, game: Game): Moment => ({
  game,
  cursors: perSeat((seat) => cursorOf(chronicle, seat)),
  told: perSeat((seat) => chronicle.accounts[seat].told.length),
  pending: perSeat((seat) => pendingOf(chronicle, game, seat)),
});
