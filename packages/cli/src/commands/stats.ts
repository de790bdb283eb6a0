// `rubicon stats`: statistics of a folder of games.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tallyOf } from '@rubicon/ai';
import { refused } from '../shell/cli-error.ts';
import { command, value } from '../shell/options.ts';
import { readFolder } from '../stats/read-folder.ts';
import { statsPlots } from '../stats/stats-plots.ts';
import { statsJson, statsLines } from '../stats/stats-text.ts';
import { harmless, paintFor } from '../shell/terminal.ts';

function writePlots(dir: string, plots: ReadonlyMap<string, string>): void {
  try {
    mkdirSync(dir, { recursive: true });
    for (const [name, drawing] of plots) writeFileSync(path.join(dir, name), drawing);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw refused(
      'not-writable',
      `${dir} cannot be written (${code}).`,
      'Choose another directory with --plots.',
    );
  }
}

export const stats = command({
  name: 'stats',
  summary: 'Count results across a folder of games',
  usage: 'FOLDER [--plots DIR] [options]',
  about: [
    'Read all game files (*.rubicon) in a folder and its subfolders, and count finished games: results by side, edition ' +
      'and computer level, first cards, length, endings, battles, losses and dice luck, with 95 % intervals. Damaged files ' +
      'and unfinished games are reported and skipped.',
    'Press Ctrl-C to stop and print the results so far.',
  ],
  argument: 'a folder',
  options: {
    plots: value('DIR', 'write plots of results, openings, length and luck to DIR as SVG'),
  },
  examples: ['rubicon stats games', 'rubicon stats games --plots plots', 'rubicon stats games --json'],
  async run(given, folder, io) {
    const read = await readFolder(folder, io);
    for (const { file, code, message } of read.leftOut)
      io.err(`skipped ${harmless(file)}: [${code}] ${harmless(message)}\n`);
    const tally = tallyOf(read.facts);
    if (given.plots !== undefined) writePlots(given.plots, statsPlots(tally));
    if (given.json) io.out(`${statsJson(tally, read)}\n`);
    else io.out(`${statsLines(tally, read, paintFor(io, given.color)).join('\n')}\n`);
    return 0;
  },
});
