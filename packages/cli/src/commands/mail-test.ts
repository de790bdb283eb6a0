// `rubicon mail-test`: whether the server's mail is set up right.
import { asking, server } from './admin/administration.ts';
import { refused, wrongUsage } from '../shell/cli-error.ts';
import { command } from '../shell/options.ts';
import { harmless } from '../shell/terminal.ts';

export const mailTest = command({
  name: 'mail-test',
  summary: 'sends a mail as the server would',
  usage: 'ADDRESS [options]',
  about: [
    'Sends one mail by SMTP_URL from MAIL_FROM, set as for the server (with PUBLIC_URL), and says whether the mail server took it. No server need run.',
  ],
  argument: 'a mail address',
  options: {},
  examples: ['rubicon mail-test me@mail.example'],
  async run(given, argument, io) {
    if (!/^[^\s@<>]+@[^\s@<>]+$/.test(argument))
      throw wrongUsage('bad-value', `“${argument}” is no mail address.`, 'Give one like me@mail.example.');
    const fault = await asking(io, async () => (await server()).sendTestMail(io.env, argument));
    if (fault !== null)
      throw refused(
        'not-sent',
        harmless(`The mail server did not take it: ${fault}`),
        'Look at SMTP_URL and MAIL_FROM.',
      );
    io.out(
      given.json
        ? `${JSON.stringify({ sent: argument })}\n`
        : `The mail server has taken a mail for ${harmless(argument)}. Look whether it arrives, and not as spam.\n`,
    );
    return 0;
  },
});
