// Holds the replayed game with all its hidden information, and shows it to the allowed perspectives.
import {
  makeGameFile,
  newChronicle,
  sha256,
  toHex,
  utf8,
  type GameFile,
  type GameNote,
  type GameOptions,
  type GameResult,
  type PerSide,
  type HistoryEntry,
  type View,
} from '@rubicon/engine';
import { Refused } from '../../authority/authority.ts';
import type { GameStore } from '../../authority/record/game-store.ts';
import { fileOf, noted, parseFile, readGame, textOf } from '../../authority/local/saved-game.ts';
import type { GameId } from '../../authority/table.ts';
import type { Perspective } from '../../routes/moment.ts';
import { thoughtsIn } from './machine-decisions.ts';
import { perspectivesAllowed, playThrough, storyFor, viewFrom, type RecordedGame } from './recorded-game.ts';
import type { DeviceStore } from '../../storage/device-store.ts';

/** What can be opened: a game of this device, a file stored for replay, or the text of an ended game. */
type Kept =
  | { readonly kind: 'local'; readonly id: GameId }
  | { readonly kind: 'file'; readonly id: string }
  | { readonly kind: 'text'; readonly text: string };

export interface Opened {
  readonly players: PerSide<string>;
  readonly options: GameOptions;
  readonly result: GameResult | null;
  readonly last: number; // number of the last entry
  readonly perspectives: readonly Perspective[]; // those allowed
  readonly shared: boolean; // two people share one screen: a curtain covers a side's view
  readonly notes: readonly GameNote[]; // from the file
  readonly thoughts: readonly number[]; // entries that a machine decided; none while the game runs
}

export interface ReplayHost {
  readonly open: (kept: Kept) => Promise<Opened>;
  readonly story: (perspective: Perspective) => Promise<readonly HistoryEntry[]>;
  readonly view: (at: number, perspective: Perspective) => Promise<View>;
  /** The whole game; refused while it runs. */
  readonly whole: () => Promise<GameFile>;
  /** A download address for the game as a file with these notes. */
  readonly save: (notes: readonly GameNote[]) => Promise<string>;
  /** Stores a file for replay; returns its id. */
  readonly take: (file: Blob) => Promise<string>;
}

interface World {
  readonly games: Pick<GameStore, 'read'>;
  readonly store: DeviceStore;
  readonly addressOf: (file: Blob) => string;
}

const ID_LENGTH = 32;
const fileName = (id: string): string => `file ${id}`;

export function replayHost({ games, store, addressOf }: World): ReplayHost {
  let held: RecordedGame | null = null;

  function holding(): RecordedGame {
    if (held === null) throw new Refused('no-game', 'No game is open.');
    return held;
  }

  /** A perspective that is not allowed sees nothing. */
  function seeing(perspective: Perspective): RecordedGame {
    const record = holding();
    if (!perspectivesAllowed(record).includes(perspective))
      throw new Refused('not-allowed', 'The game still runs, and these eyes may not look.');
    return record;
  }

  async function read(kept: Kept): Promise<GameFile> {
    if (kept.kind === 'text') return parseFile(kept.text);
    if (kept.kind === 'local') {
      const log = await games.read(kept.id);
      if (log === null) throw new Refused('no-game', 'There is no such game.');
      return fileOf(log);
    }
    const text = await store.read(fileName(kept.id));
    if (typeof text !== 'string') throw new Refused('no-game', 'There is no such file.');
    return parseFile(text);
  }

  return {
    open: async (kept) => {
      const file = await read(kept);
      // A server sends spectators a battle's events when no one can undo them any more
      held = kept.kind === 'text' ? playThrough(file, newChronicle()) : playThrough(file);
      const { now } = held;
      const { machines = {} } = file;
      return {
        players: file.players,
        options: file.options,
        result: now.result,
        last: now.entries.length - 1,
        perspectives: perspectivesAllowed(held),
        shared: now.result === null && Object.keys(machines).length === 0,
        notes: held.file.notes ?? [],
        thoughts: now.result === null ? [] : thoughtsIn(held.file),
      };
    },
    story: (perspective) => attempt(() => storyFor(seeing(perspective), perspective)),
    view: (at, perspective) => attempt(() => viewFrom(seeing(perspective), at, perspective)),
    whole: () => attempt(() => seeing('all').file),
    save: (notes) =>
      attempt(() => {
        const text = makeGameFile(noted(holding().file, notes));
        return addressOf(new Blob([text], { type: 'text/plain;charset=utf-8' }));
      }),
    take: async (blob) => {
      const text = await textOf(blob);
      readGame(text); // rejects an invalid game before it is stored
      const id = toHex(sha256(utf8(text))).slice(0, ID_LENGTH); // opening the same file again finds its notes
      await store.keep(fileName(id), text);
      return id;
    },
  };
}

const attempt = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));
