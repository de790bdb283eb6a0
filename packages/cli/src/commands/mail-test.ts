// `rubicon mail-test`: checks the email settings of the server.
import { loadServer, withDataSource } from './admin/administration.ts';
import { refused, wrongUsage } from '../shell/cli-error.ts';
import { command } from '../shell/options.ts';
import { harmless } from '../shell/terminal.ts';

export const mailTest = command({
  name: 'mail-test',
  summary: 'Send a test email with the server settings',
  usage: 'ADDRESS [options]',
  about: [
    'Send one email through SMTP_URL from MAIL_FROM, set as for the server (with PUBLIC_URL), and report whether the mail ' +
      'server accepted it. The server does not have to run.',
  ],
  argument: 'an email address',
  options: {},
  examples: ['rubicon mail-test me@mail.example'],
  async run(given, argument, io) {
    if (!/^[^\s@<>]+@[^\s@<>]+$/.test(argument))
      throw wrongUsage(
        'bad-value',
        `“${argument}” is not an email address.`,
        'Give one like me@mail.example.',
      );
    const fault = await withDataSource(io, async () => (await loadServer()).sendTestMail(io.env, argument));
    if (fault !== null)
      throw refused(
        'not-sent',
        harmless(`The mail server rejected it: ${fault}`),
        'Check SMTP_URL and MAIL_FROM.',
      );
    io.out(
      given.json
        ? `${JSON.stringify({ sent: argument })}\n`
        : `The mail server accepted the email to ${harmless(argument)}. Check that it arrives, and not as spam.\n`,
    );
    return 0;
  },
});
