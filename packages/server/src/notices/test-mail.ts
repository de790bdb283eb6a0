// Sends one mail as the server would, so that the admin can check the settings.
import { readConfig, type Environment, type MailConfig } from '../base/config.ts';
import { Refused } from '../base/refused.ts';
import { mailer, type Mailer } from './mail.ts';

/** Null if the mail server accepted it; otherwise what it answered. */
export async function sendTestMail(env: Environment, to: string): Promise<string | null> {
  const { mail, publicUrl } = readConfig(env);
  if (mail === null || publicUrl === null)
    throw new Refused('no-mail', 'SMTP_URL and MAIL_FROM are not set.');
  return faultOf(mailer(mail, publicUrl.hostname), (sender) =>
    sender.send({
      to,
      subject: 'A test of mail',
      text: `If you read this, the mail of ${publicUrl.origin} works.\n`,
    }),
  );
}

/** What the mail server has against the settings, without sending anything; null if nothing. */
export const mailFault = (mail: MailConfig): Promise<string | null> =>
  faultOf(mailer(mail, 'localhost'), (sender) => sender.verify());

async function faultOf(sender: Mailer, work: (sender: Mailer) => Promise<void>): Promise<string | null> {
  try {
    await work(sender);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    sender.close();
  }
}
