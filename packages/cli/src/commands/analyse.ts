// `rubicon analyse`: what a finished game was decided by.
import { setImmediate as breathe } from 'node:timers/promises';
import { newAnalyst } from '@rubicon/ai';
import { analysisLines } from '../text/analysis-text.ts';
import { refused } from '../shell/cli-error.ts';
import { resultText } from '../text/notices.ts';
import { command, flag, value } from '../shell/options.ts';
import { playAgain, readGame } from '../games/source.ts';
import { Progress, harmless, paintFor } from '../shell/terminal.ts';
import { wholeNumber } from '../shell/values.ts';

const LAST_SEED = 2 ** 31 - 1;

export const analyse = command({
  name: 'analyse',
  summary: 'what a finished game was decided by',
  usage: 'FILE|- [--deep] [options]',
  about: [
    'How the chances of winning went, what turned them (orders, dice, cards), what each side missed as far as it could ' +
      'know, and how the dice fell against expectation. A game that still runs is refused: it would tell what is hidden.',
    'The same game, setting and seed give the same. Ctrl-C stops and gives what was found until then.',
  ],
  argument: 'a game file',
  options: {
    deep: flag('look several times as long'),
    seed: value('N', 'of the futures looked at (1)'),
  },
  examples: ['rubicon analyse game.rubicon', 'rubicon analyse game.rubicon --deep --json'],
  async run(given, argument, io) {
    const file = await readGame(argument, io);
    const { result } = playAgain(file);
    if (result === null)
      throw refused('not-over', 'This game still runs.', 'It can be analysed when it is over.');
    const seed = wholeNumber(given.seed ?? '1', '--seed', 0, LAST_SEED);
    const analyst = newAnalyst(file, { setting: given.deep ? 'deep' : 'quick', seed });
    const stop = io.stopSignal();
    const progress = new Progress(io, analyst.report().steps, { unit: 'steps' });
    let done = 0;
    while (!stop.aborted && analyst.step()) {
      done += 1;
      progress.show(done);
      await breathe(); // or nothing would be heard of Ctrl-C
    }
    progress.clear();
    const analysis = analyst.report();
    if (given.json) {
      io.out(`${JSON.stringify({ players: file.players, stopped: stop.aborted, ...analysis })}\n`);
      return 0;
    }
    const paint = paintFor(io, given.color);
    const { caesar, pompey } = file.players;
    io.out(
      [
        `${paint('caesar', harmless(caesar))} (Caesar) against ${paint('pompey', harmless(pompey))} (Pompey). ${resultText(result)}.`,
        ...(stop.aborted ? [`Stopped after ${done} of ${analysis.steps} steps.`] : []),
        '',
        ...analysisLines(analysis, paint),
        '',
      ].join('\n'),
    );
    return 0;
  },
});
