// `rubicon admin check`: replays and verifies all games of a server.
import type { BrokenGame } from '@rubicon/server/admin';
import { withAdmin } from './administration.ts';
import { command } from '../../shell/options.ts';
import { counted } from '../../text/numbers.ts';
import { Progress, harmless, paintFor, type Paint } from '../../shell/terminal.ts';

/** A line for each problem. */
export const brokenText = (broken: readonly BrokenGame[], paint: Paint): string =>
  broken
    .flatMap(({ id, findings }) =>
      findings.map(({ code, message }) => `${paint('bad', 'BAD')}  ${id}  ${harmless(message)} (${code})\n`),
    )
    .join('');

export const verdictText = (broken: readonly BrokenGame[], paint: Paint): string =>
  broken.length === 0
    ? paint('good', 'No problems found.')
    : paint('bad', `Problems in ${counted(broken.length, 'game')}.`);

export const check = command({
  name: 'admin check',
  summary: 'Replay every game and verify every roll',
  usage: '[options]',
  about: [
    'Replay every game from its log and compare every roll with its commitment. Problems are listed by game. The exit code is ' +
      '1 if there are any. The server may be running. Press Ctrl-C to stop.',
  ],
  argument: null,
  options: {},
  examples: ['rubicon admin check', 'rubicon admin check --json'],
  async run(given, _, io) {
    const stop = io.stopSignal();
    const { checked, broken } = await withAdmin(io, (admin) => {
      let progress: Progress | null = null;
      return admin
        .check((done, total) => {
          progress ??= new Progress(io, total);
          progress.show(done);
        }, stop)
        .finally(() => progress?.clear());
    });
    const ok = broken.length === 0;
    if (given.json) io.out(`${JSON.stringify({ ok, checked, stopped: stop.aborted, broken })}\n`);
    else {
      const paint = paintFor(io, given.color);
      io.out(brokenText(broken, paint));
      const done = `${counted(checked, 'game')} checked${stop.aborted ? ', then stopped' : ''}`;
      io.out(`${done}. ${verdictText(broken, paint)}\n`);
    }
    return ok ? 0 : 1;
  },
});
