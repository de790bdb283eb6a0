// The finished games in a folder; damaged files and unfinished games are listed and skipped.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { factsOf, type GameFacts } from '@rubicon/ai';
import { FoldError } from '@rubicon/engine';
import { CliError, refused } from '../shell/cli-error.ts';
import type { Io } from '../shell/io.ts';
import { readGame } from '../games/source.ts';
import { Progress } from '../shell/terminal.ts';

const ENDING = '.rubicon';

interface LeftOut {
  readonly file: string;
  readonly code: string;
  readonly message: string;
}

export interface Folder {
  readonly facts: readonly GameFacts[];
  readonly files: number; // found in the folder
  readonly leftOut: readonly LeftOut[];
  readonly stopped: boolean;
}

/** Game files in a folder and its subfolders, sorted by name. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw refused('no-such-folder', `${folder} does not exist.`, 'Check the name.');
    if (code === 'ENOTDIR')
      throw refused('no-folder', `${folder} is not a folder.`, 'Give the folder that contains it.');
    throw refused('not-readable', `Cannot read ${folder} (${code}).`, 'Check its permissions.');
  }
}

async function factsIn(file: string, io: Io): Promise<GameFacts | LeftOut> {
  try {
    const facts = factsOf(await readGame(file, io));
    return facts ?? { file, code: 'not-over', message: 'The game is not over.' };
  } catch (error) {
    if (error instanceof CliError || error instanceof FoldError)
      return { file, code: error.code, message: error.message };
    throw error;
  }
}

export async function readFolder(folder: string, io: Io): Promise<Folder> {
  const stop = io.stopSignal();
  const files = filesIn(folder);
  if (files.length === 0)
    throw refused('no-games', `No game files in ${folder}.`, `Game files end in ${ENDING}.`);
  const progress = new Progress(io, files.length);
  const facts: GameFacts[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, file] of files.entries()) {
    if (stop.aborted) break;
    const read = await factsIn(file, io);
    if ('file' in read) leftOut.push(read);
    else facts.push(read);
    progress.show(index + 1);
    await breathe(); // lets Ctrl-C through
  }
  progress.clear();
  return { facts, files: files.length, leftOut, stopped: stop.aborted };
}
