// The address of an analysis board, and the keys under which its parts are stored.
import { variationsName } from '../storage/annotations.ts';
import { makeSource, parseSource, type Source } from './moment.ts';

export interface VariationAddress {
  readonly source: Source;
  readonly at: number | null; // number of the game's entry from which to play on; null: the last
  readonly line: string | null; // a stored variation
}

const WORDS = /^line=(?<source>[\w.-]+?)(?:&at=(?<at>\d{1,7}))?(?:&id=(?<id>\w+))?$/;

export function parseVariationAddress(words: string): VariationAddress | null {
  const { source, at, id } = WORDS.exec(words)?.groups ?? {};
  if (source === undefined) return null;
  return { source: parseSource(source), at: at === undefined ? null : Number(at), line: id ?? null };
}

/** `#line=SOURCE&at=57`, `#line=SOURCE&id=5f0c` */
export const variationAddress = ({ source, at, line }: VariationAddress): string =>
  `#line=${makeSource(source)}${at === null ? '' : `&at=${at}`}${line === null ? '' : `&id=${line}`}`;

export const variationBoardName = (id: string): string => `board ${id}`;
export const treeName = (source: Source): string => variationsName(makeSource(source));
