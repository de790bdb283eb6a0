// `rubicon doctor`: checks the set-up of a server.
import type { Finding, Verdict } from '@rubicon/server/doctor';
import { command } from '../shell/options.ts';
import { harmless, paintFor, type Paint } from '../shell/terminal.ts';
import { counted } from '../text/numbers.ts';

const VERDICT: Readonly<Record<Verdict, (paint: Paint) => string>> = {
  ok: (paint) => paint('good', 'ok  '),
  warn: () => 'warn',
  fail: (paint) => paint('bad', 'FAIL'),
};

const lineOf = ({ check, verdict, message, todo }: Finding, paint: Paint): string =>
  `${VERDICT[verdict](paint)}  ${check.padEnd(14)}  ${harmless(message)}${todo === null ? '' : ` ${harmless(todo)}`}\n`;

export const doctor = command({
  name: 'doctor',
  summary: 'Check the set-up of a server',
  usage: '[options]',
  about: [
    'Check settings, machine, data directory, database, Redis, backups, port, public address with WebSockets and certificate, and ' +
      'email, with the environment set as for the server. It changes nothing; the server may be running. Each line says what to ' +
      'do. The exit code is 1 if a check fails; warnings do not count.',
  ],
  argument: null,
  options: {},
  examples: ['rubicon doctor', 'DATA_DIR=/srv/rubicon rubicon doctor --json'],
  async run(given, _, io) {
    const { examine } = await import('@rubicon/server/doctor');
    const findings = await examine(io.env);
    const failed = findings.filter(({ verdict }) => verdict === 'fail').length;
    if (given.json) io.out(`${JSON.stringify({ ok: failed === 0, findings })}\n`);
    else {
      const paint = paintFor(io, given.color);
      for (const finding of findings) io.out(lineOf(finding, paint));
      const warned = findings.filter(({ verdict }) => verdict === 'warn').length;
      io.out(`${counted(failed, 'failure')}, ${counted(warned, 'warning')}.\n`);
    }
    return failed === 0 ? 0 : 1;
  },
});
