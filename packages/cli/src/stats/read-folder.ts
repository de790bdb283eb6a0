// The finished games in a folder of game files; what is no game, or still runs, is named and left out.
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
  readonly files: number; // that there are
  readonly leftOut: readonly LeftOut[];
  readonly stopped: boolean;
}

/** Game files in a folder and the folders in it, in the order of their names. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw refused('no-such-folder', `There is no folder ${folder}.`, 'Check its name.');
    if (code === 'ENOTDIR')
      throw refused('no-folder', `${folder} is no folder.`, 'Name the folder it lies in.');
    throw refused('not-readable', `${folder} may not be read (${code}).`, 'Ask for the right to read it.');
  }
}

async function factsIn(file: string, io: Io): Promise<GameFacts | LeftOut> {
  try {
    const facts = factsOf(await readGame(file, io));
    return facts ?? { file, code: 'not-over', message: 'This game still runs.' };
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
    throw refused('no-games', `There is no game in ${folder}.`, `Game files end with ${ENDING}.`);
  const progress = new Progress(io, files.length);
  const facts: GameFacts[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, file] of files.entries()) {
    if (stop.aborted) break;
    const read = await factsIn(file, io);
    if ('file' in read) leftOut.push(read);
    else facts.push(read);
    progress.show(index + 1);
    await breathe(); // so that Ctrl-C is heard
  }
  progress.clear();
  return { facts, files: files.length, leftOut, stopped: stop.aborted };
}
