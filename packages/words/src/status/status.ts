// The page about the server's state in every language, for the server: each folder of `languages` is found by its name.
import { readdirSync } from 'node:fs';
import type { StatusTexts } from '../languages/status-texts.ts';

const tags = readdirSync(new URL('../languages/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const modules = await Promise.all(
  tags.map((tag) => import(`../languages/${tag}/status.ts`) as Promise<{ readonly status: StatusTexts }>),
);

export const STATUSES: readonly StatusTexts[] = modules.map(({ status }) => status);
