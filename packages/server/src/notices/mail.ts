// Mail, where the admin has set it up.
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../base/config.ts';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly id?: string; // lets a mail program recognise a mail that arrives twice
  readonly unsubscribe?: string; // an unsubscribe address that accepts a POST
}

export interface Mailer {
  /** Resolves when the mail server has accepted it. */
  send(letter: Letter): Promise<void>;
  /** Resolves when the mail server has accepted the name and password. */
  verify(): Promise<void>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function mailer({ smtpUrl, from }: MailConfig, host: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return {
    send: async ({ to, subject, text, id, unsubscribe }) => {
      await transport.sendMail({
        to: { name: '', address: to }, // one address, not parsed as a list
        subject,
        text,
        headers: { 'auto-submitted': 'auto-generated' },
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        ...(unsubscribe !== undefined && {
          list: { unsubscribe },
          headers: {
            'auto-submitted': 'auto-generated',
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
