// Sends one mail as the server would, so that the admin can check the settings.
import { readConfig, type Environment } from '../base/config.ts';
import { Refused } from '../base/refused.ts';
import { mailer } from './mail.ts';

/** Null if the mail server accepted it; otherwise what it answered. */
export async function sendTestMail(env: Environment, to: string): Promise<string | null> {
  const { mail, publicUrl } = readConfig(env);
  if (mail === null || publicUrl === null)
    throw new Refused('no-mail', 'SMTP_URL and MAIL_FROM are not set.');
  const sender = mailer(mail, publicUrl.hostname);
  try {
    await sender.send({
      to,
      subject: 'A test of mail',
      text: `If you read this, the mail of ${publicUrl.origin} works.\n`,
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    sender.close();
  }
}
