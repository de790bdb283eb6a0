// A moment of a game, and its address. Other pages link to a moment by `replayAddress`.
import { SIDES } from '@rubicon/engine';
import type { GameId, Table } from '../authority/table.ts';

/** The perspective: a side's, the spectators', or all with nothing hidden. */
export const PERSPECTIVES = [...SIDES, 'public', 'all'] as const;
export type Perspective = (typeof PERSPECTIVES)[number];

/** Where the game comes from: this device, a server, or a file or board stored here. */
export type Source =
  | { readonly kind: 'local'; readonly id: GameId }
  | { readonly kind: 'play' | 'file' | 'board'; readonly id: string };

export interface Moment {
  readonly source: Source;
  readonly at: number | null; // counted from 0; null is the end
  /**
   * What `at` counts: entries of the log, without undone ones; or, in a game still running on a server, which reveals
   * no entry numbers, the updates this seat has received.
   */
  readonly by: 'entry' | 'history';
  readonly perspective: Perspective | null; // null: as much as may be seen
}

/** From a seat's perspective. */
export const perspectiveOf = ({ seat, result }: Pick<Table, 'seat' | 'result'>): Perspective | null =>
  result !== null || seat === 'spectator' ? null : seat;

const KINDS = ['play', 'file', 'board'] as const;

export const makeSource = ({ kind, id }: Source): string => (kind === 'local' ? id : `${kind}-${id}`);

export function parseSource(text: string): Source {
  const kind = KINDS.find((each) => text.startsWith(`${each}-`));
  return kind === undefined
    ? { kind: 'local', id: text as GameId }
    : { kind, id: text.slice(kind.length + 1) };
}

/** `#study=SOURCE&at=57&eyes=all`; `#study=SOURCE&told=12&eyes=caesar` */
export function replayAddress({
  source,
  at = null,
  by = 'entry',
  perspective = null,
}: Pick<Moment, 'source'> & Partial<Moment>): string {
  return `#study=${makeSource(source)}${at === null ? '' : `&${by === 'entry' ? 'at' : 'told'}=${at}`}${perspective === null ? '' : `&eyes=${perspective}`}`;
}

const WORDS =
  /^study=(?<source>[\w.-]+?)(?:&(?<by>at|told)=(?<at>\d{1,7}))?(?:&eyes=(?<perspective>caesar|pompey|public|all))?$/;

/** The moment an address names; null if it names none. */
export function parseMoment(words: string): Moment | null {
  const { source, by, at, perspective } = WORDS.exec(words)?.groups ?? {};
  if (source === undefined) return null;
  return {
    source: parseSource(source),
    at: at === undefined ? null : Number(at),
    by: by === 'told' ? 'history' : 'entry',
    perspective: (perspective as Perspective | undefined) ?? null,
  };
}
