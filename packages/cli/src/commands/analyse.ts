// `rubicon analyse`: what decided a finished game.
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
  summary: 'Analyse a finished game',
  usage: 'FILE|- [--deep] [options]',
  about: [
    'Report how the chances of winning changed and why (orders, dice, cards), what each side missed given what it could ' +
      'see, and how the dice compare with the average. A running game is refused, because the analysis would reveal hidden ' +
      'information.',
    'The same game, options and seed give the same analysis. Press Ctrl-C to stop and print what was found so far.',
  ],
  argument: 'a game file',
  options: {
    deep: flag('search several times longer'),
    seed: value('N', 'seed of the sampled futures (default: 1)'),
  },
  examples: ['rubicon analyse game.rubicon', 'rubicon analyse game.rubicon --deep --json'],
  async run(given, argument, io) {
    const file = await readGame(argument, io);
    const { result } = playAgain(file);
    if (result === null)
      throw refused('not-over', 'This game is not over.', 'Analyse it when it is finished.');
    const seed = wholeNumber(given.seed ?? '1', '--seed', 0, LAST_SEED);
    const analyst = newAnalyst(file, { setting: given.deep ? 'deep' : 'quick', seed });
    const stop = io.stopSignal();
    const progress = new Progress(io, analyst.report().steps, { unit: 'steps' });
    let done = 0;
    while (!stop.aborted && analyst.step()) {
      done += 1;
      progress.show(done);
      await breathe(); // lets Ctrl-C through
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
        `${paint('caesar', harmless(caesar))} (Caesar) against ${paint('pompey', harmless(pompey))} (Pompey). ${resultText(result)}`,
        ...(stop.aborted ? [`Stopped after ${done} of ${analysis.steps} steps.`] : []),
        '',
        ...analysisLines(analysis, paint),
        '',
      ].join('\n'),
    );
    return 0;
  },
});
