// `rubicon puzzles`: puzzles mined from a folder of finished games.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  DEFAULT_WORLDS,
  NotOver,
  PUZZLE_FORMAT,
  PUZZLE_KINDS,
  minePuzzles,
  puzzleSetOf,
  type Puzzle,
  type PuzzleKind,
  type PuzzleSet,
} from '@rubicon/ai';
import { FoldError, makeGameFile, sha256, toHex, utf8, type GameFile } from '@rubicon/engine';
import { gameFilesIn } from '../games/folder.ts';
import { readGame } from '../games/source.ts';
import { CliError, refused } from '../shell/cli-error.ts';
import type { Io } from '../shell/io.ts';
import { command, value } from '../shell/options.ts';
import { Progress, harmless, paintFor } from '../shell/terminal.ts';
import { oneOf, wholeNumber } from '../shell/values.ts';

const LAST_SEED = 2 ** 20;
const MOST_WORLDS = 10_000;
const MANY = 100_000;
const DEFAULT_OUT = 'puzzles.json';

/** What an earlier run wrote; a file of another kind is never overwritten. */
function readSet(file: string): PuzzleSet {
  if (!existsSync(file)) return { format: PUZZLE_FORMAT, mined: [], puzzles: [] };
  try {
    return puzzleSetOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw refused('no-puzzles', `${file} is not a puzzle file: ${why}`, 'Choose another file with --out.');
  }
}

/** Whole or not at all: a run may be stopped at any moment. A line for each puzzle. */
function writeSet(file: string, { format, mined, puzzles }: PuzzleSet): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  const text = `{"format":${format},"mined":${JSON.stringify(mined)},"puzzles":[\n${lines}\n]}\n`;
  try {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw refused('not-writable', `${file} cannot be written (${code}).`, 'Choose another file with --out.');
  }
}

const nameOfGame = (file: GameFile): string => toHex(sha256(utf8(makeGameFile(file)))).slice(0, 16);

interface Wanted {
  readonly kinds: readonly PuzzleKind[];
  readonly most: number;
  readonly worlds: number;
  readonly seed: number;
}

const kindsLeft = ({ kinds, most }: Wanted, puzzles: readonly Puzzle[]): PuzzleKind[] =>
  kinds.filter((kind) => puzzles.filter((each) => each.kind === kind).length < most);

async function readWhole(path: string, io: Io): Promise<GameFile | string> {
  try {
    const file = await readGame(path, io);
    return Object.keys(file.options.rules).length === 0 ? file : 'It is played with optional rules.';
  } catch (error) {
    if (error instanceof CliError || error instanceof FoldError) return error.message;
    throw error;
  }
}

export const puzzles = command({
  name: 'puzzles',
  summary: 'Mine puzzles from a folder of finished games',
  usage: 'FOLDER [--out FILE] [options]',
  about: [
    'Look in all game files (*.rubicon) of a folder for decisions in which one order or plan is clearly better than the next ' +
      'best for one who sees what the side saw: by three standard errors and ten percentage points of the chance of winning, ' +
      'in sampled worlds, and again in four times as many. The file is in the format of docs/puzzles.md.',
    'Press Ctrl-C to stop; the same command goes on with the next game.',
  ],
  argument: 'a folder',
  options: {
    out: value('FILE', `puzzle file to write or to add to (default: ${DEFAULT_OUT})`),
    kinds: value('K,K', `kinds to look for: ${PUZZLE_KINDS.join(', ')} (default: all)`),
    most: value('N', 'puzzles of each kind that are enough (default: no limit)'),
    worlds: value('N', `budget: worlds of the first judgement, at least 8 (default: ${DEFAULT_WORLDS})`),
    seed: value('S', `seed of the sampled worlds, up to ${LAST_SEED} (default: 1)`),
  },
  examples: [
    'rubicon puzzles games',
    'rubicon puzzles games --kinds attack,amphibious --most 20 --out attacks.json',
  ],
  async run(given, folder, io) {
    const out = given.out ?? DEFAULT_OUT;
    const wanted: Wanted = {
      kinds:
        given.kinds === undefined
          ? PUZZLE_KINDS
          : given.kinds.split(',').map((kind) => oneOf(kind, '--kinds', PUZZLE_KINDS)),
      most: given.most === undefined ? MANY : wholeNumber(given.most, '--most', 1, MANY),
      worlds:
        given.worlds === undefined ? DEFAULT_WORLDS : wholeNumber(given.worlds, '--worlds', 8, MOST_WORLDS),
      seed: wholeNumber(given.seed ?? '1', '--seed', 0, LAST_SEED),
    };
    const files = gameFilesIn(folder);
    const stop = io.stopSignal();
    let set = readSet(out);
    const before = set.puzzles.length;
    const progress = new Progress(io, files.length, { lineMs: 30_000 });
    for (const [index, path] of files.entries()) {
      if (stop.aborted || kindsLeft(wanted, set.puzzles).length === 0) break;
      const file = await readWhole(path, io);
      if (typeof file === 'string') io.err(`skipped ${harmless(path)}: ${harmless(file)}\n`);
      else set = await mineGame(file, set, wanted, stop, io, path);
      writeSet(out, set);
      progress.show(index + 1);
    }
    progress.clear();
    report(set, { out, before, stopped: stop.aborted, json: given.json, color: given.color }, io);
    return 0;
  },
});

async function mineGame(
  file: GameFile,
  set: PuzzleSet,
  wanted: Wanted,
  stop: AbortSignal,
  io: Io,
  path: string,
): Promise<PuzzleSet> {
  const game = nameOfGame(file);
  if (set.mined.includes(game)) return set;
  const found: Puzzle[] = [];
  const { caesar, pompey } = file.players;
  try {
    const { worlds, seed } = wanted;
    const kinds = kindsLeft(wanted, set.puzzles);
    for (const mined of minePuzzles(file, { game, players: [caesar, pompey] }, { kinds, worlds, seed })) {
      if (stop.aborted) return set;
      if (mined.found !== null && !set.puzzles.some(({ id }) => id === mined.found!.id))
        found.push(mined.found);
      await breathe(); // lets Ctrl-C through
    }
  } catch (error) {
    if (!(error instanceof NotOver)) throw error;
    io.err(`skipped ${harmless(path)}: The game is not over.\n`);
    return set;
  }
  return { ...set, mined: [...set.mined, game], puzzles: [...set.puzzles, ...found] };
}

interface Report {
  readonly out: string;
  readonly before: number;
  readonly stopped: boolean;
  readonly json: boolean;
  readonly color: boolean;
}

function report(
  { mined, puzzles: all }: PuzzleSet,
  { out, before, stopped, json, color }: Report,
  io: Io,
): void {
  const count = (kind: PuzzleKind): number => all.filter((each) => each.kind === kind).length;
  const kinds = Object.fromEntries(PUZZLE_KINDS.map((kind) => [kind, count(kind)]));
  if (json) {
    const facts = {
      file: out,
      games: mined.length,
      puzzles: all.length,
      added: all.length - before,
      kinds,
      stopped,
    };
    io.out(`${JSON.stringify(facts)}\n`);
    return;
  }
  const paint = paintFor(io, color);
  io.out(
    [
      `${harmless(out)}: ${all.length} puzzles from ${mined.length} games, ${all.length - before} of them new.`,
      '',
      ...PUZZLE_KINDS.map((kind) => `  ${kind.padEnd(12)}${paint('bold', String(count(kind)).padStart(5))}`),
      '',
    ].join('\n'),
  );
}
