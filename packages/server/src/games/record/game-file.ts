// An ended game as a verifiable file, and the check of any stored game.
import {
  exportGame,
  makeGameFile,
  verifyGame,
  type Finding,
  type GameFile,
  type LogEntry,
  type PerSide,
  type Side,
} from '@rubicon/engine';
import type { Sitter } from '@rubicon/protocol';
import { both, parseRecord, revealedBids, type GameRecord, type StoredLog } from './record.ts';

const nameOf = (sitter: Sitter): string =>
  sitter.kind === 'person' ? sitter.name : sitter.kind === 'machine' ? 'Machine' : 'Nobody';

function machinesIn({ sitters }: GameRecord): Partial<PerSide<string>> {
  const level = (side: Side): Partial<PerSide<string>> => {
    const sitter = sitters[side];
    return sitter.kind === 'machine' ? { [side]: sitter.level } : {};
  };
  return { ...level('caesar'), ...level('pompey') };
}

function bidsIn(record: GameRecord): Pick<GameFile, 'bids'> {
  const bids = revealedBids(record);
  return bids === null ? {} : { bids };
}

const fileOf = (record: GameRecord, entries: readonly LogEntry[]): GameFile => ({
  options: record.options,
  players: both((side) => nameOf(record.sitters[side])),
  machines: machinesIn(record),
  ...bidsIn(record),
  dice: record.dice.map(({ number, commitment, entropies, secret }) => ({
    number,
    commitment,
    entropies,
    secret,
  })),
  entries,
});

/** Undone orders are in no file, not even after the end. */
export const gameText = (record: GameRecord, entries: readonly LogEntry[]): string =>
  makeGameFile(exportGame(fileOf(record, entries)));

/** Replays a stored game and compares every roll with the commitment. */
export function findingsIn({ game, entries }: StoredLog): readonly Finding[] {
  if (entries.length === 0) return [];
  const file = fileOf(
    parseRecord(game),
    entries.map((entry) => JSON.parse(entry) as LogEntry),
  );
  return verifyGame(file).findings.filter(({ code }) => code !== 'secret-too-early'); // no secret here
}
