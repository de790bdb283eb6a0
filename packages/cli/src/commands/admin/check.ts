// `rubicon admin check`: replays and verifies all games of a server.
import { withAdmin } from './administration.ts';
import { command } from '../../shell/options.ts';
import { counted } from '../../text/numbers.ts';
import { Progress, harmless, paintFor } from '../../shell/terminal.ts';

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
    if (given.json)
      io.out(`${JSON.stringify({ ok: broken.length === 0, checked, stopped: stop.aborted, broken })}\n`);
    else {
      const paint = paintFor(io, given.color);
      for (const { id, findings } of broken)
        for (const { code, message } of findings)
          io.out(`${paint('bad', 'BAD')}  ${id}  ${harmless(message)} (${code})\n`);
      const verdict =
        broken.length === 0
          ? paint('good', 'No problems found.')
          : paint('bad', `Problems in ${counted(broken.length, 'game')}.`);
      io.out(`${counted(checked, 'game')} checked${stop.aborted ? ', then stopped' : ''}. ${verdict}\n`);
    }
    return broken.length === 0 ? 0 : 1;
  },
});
