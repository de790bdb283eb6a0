// Games that leave as a file and come back as one.
import {
  FoldError,
  exportGame,
  fold,
  give,
  makeGameFile,
  parseGameFile,
  RecordedChance,
  type Game,
  type GameFile,
  type Request,
} from '@rubicon/engine';
import { Refused } from './authority.ts';
import { newDice, type DiceSource, type RandomBytes } from './dice-source.ts';
import type { StoredLog } from './game-store.ts';

const MAX_BYTES = 2_000_000;

/** The game without what was taken back, and with the secrets of its dice only when it is over. */
export function fileText({ stored, entries }: StoredLog): string {
  const { options, players, dice, standing } = stored;
  const isOver = standing.result !== null;
  const shown = isOver ? dice : dice.map((epoch) => ({ ...epoch, secret: null }));
  return makeGameFile(exportGame({ options, players, dice: shown, entries }));
}

export interface LoadedGame {
  readonly file: GameFile;
  readonly game: Game;
  readonly source: DiceSource;
}

/** Reads a file and makes the game in it ready to go on. Refuses with the line that is wrong. */
export async function loadGame(blob: Blob, randomBytes: RandomBytes, nowMs: number): Promise<LoadedGame> {
  const text = await textOf(blob);
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Refused(parsed.fault.code, parsed.fault.message, null, parsed.fault.line);
  return goOn(parsed.file, playThrough(parsed.file, text), randomBytes, nowMs);
}

async function textOf(blob: Blob): Promise<string> {
  if (blob.size > MAX_BYTES) throw new Refused('file-too-long', `A game has at most ${MAX_BYTES} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await blob.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) throw new Refused('not-text', 'The file is no text.');
    throw new Refused('not-readable', 'The file could not be read.');
  }
}

function playThrough(file: GameFile, text: string): Game {
  try {
    return fold(file);
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    const firstEntry = text.split('\n').indexOf('') + 2; // lines are counted from 1
    throw new Refused('impossible-game', error.message, null, firstEntry + error.entry);
  }
}

/**
 * Whoever has the file of a running game may know what its dice were to be, and an older file would roll them twice:
 * from here on they come from a new commitment. Where the file holds none for the rolls before, a new one would
 * prove nothing, so none is made.
 */
function goOn(file: GameFile, game: Game, randomBytes: RandomBytes, nowMs: number): LoadedGame {
  const source = newDice(randomBytes, game.diceEpoch + 1);
  if (game.result !== null) return { file, game, source };
  const awake = game.paused ? accepted(game, { kind: 'resume' }, nowMs) : game;
  if (file.dice.length < game.diceEpoch)
    return { file: { ...file, entries: awake.entries }, game: awake, source };
  const next = accepted(awake, { kind: 'epoch', number: source.number }, nowMs);
  const dice = [...file.dice.slice(0, game.diceEpoch), source];
  return { file: { ...file, dice, entries: next.entries }, game: next, source };
}

function accepted(game: Game, request: Request, nowMs: number): Game {
  const outcome = give(game, request, new RecordedChance([]), nowMs);
  if (!outcome.ok) throw new Error(`The game could not be taken up: ${outcome.message}`);
  return outcome.game;
}
