// `rubicon admin check`: plays all games of a server through.
import { withAdmin } from './administration.ts';
import { command } from '../../shell/options.ts';
import { counted } from '../../text/sentences.ts';
import { Progress, harmless, paintFor } from '../../shell/terminal.ts';

export const check = command({
  name: 'admin check',
  summary: 'plays every game through and checks every roll',
  usage: '[options]',
  about: [
    'Every game is folded from its entries, and every roll compared with what was committed to. A game with something wrong is ' +
      'named with what is wrong. The exit code is 1 if there is any. The server may run meanwhile. Ctrl-C stops.',
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
          ? paint('good', 'Nothing is wrong.')
          : paint('bad', `Something is wrong with ${broken.length}.`);
      io.out(
        `${counted(checked, 'game')} played through${stop.aborted ? ', then stopped' : ''}. ${verdict}\n`,
      );
    }
    return broken.length === 0 ? 0 : 1;
  },
});
