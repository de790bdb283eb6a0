// Emails and notifications in every language, for the server: each folder of `languages` is found by its name.
import { readdirSync } from 'node:fs';
import type { AreaId } from '@rubicon/engine';
import type { MailTexts } from '../languages/mail-texts.ts';
import { letteredName } from '../names/names.ts';

const tags = readdirSync(new URL('../languages/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const modules = await Promise.all(
  tags.map((tag) => import(`../languages/${tag}/mail.ts`) as Promise<{ readonly mail: MailTexts }>),
);

export const MAILS: readonly MailTexts[] = modules.map(({ mail }) => mail);

export const areaIn = (area: AreaId, { rome }: MailTexts): string =>
  area === 'Rome' ? rome : letteredName(area);
