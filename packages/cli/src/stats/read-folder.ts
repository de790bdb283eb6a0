// The finished games in a folder; damaged files and unfinished games are listed and skipped.
import { setImmediate as breathe } from 'node:timers/promises';
import { factsOf, type GameFacts } from '@rubicon/ai';
import { FoldError } from '@rubicon/engine';
import { CliError } from '../shell/cli-error.ts';
import type { Io } from '../shell/io.ts';
import { gameFilesIn } from '../games/folder.ts';
import { readGame } from '../games/source.ts';
import { Progress } from '../shell/terminal.ts';

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
  const files = gameFilesIn(folder);
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
