// The generated lists in docs/protocol.md: routes, and error codes.
import { CODES } from '../src/access/problem.ts';
import { ROUTES } from '../src/http/routes.ts';

const WHO = { anyone: 'anyone', visitor: 'visitor', person: 'logged in', session: 'logged in, no token' };

/** The document with its lists brought up to date. */
export const withLists = (document: string): string =>
  Object.entries({ codes: codeList(), routes: routeList() }).reduce(putIn, document);

function putIn(document: string, [name, list]: readonly [string, string]): string {
  const begin = `<!-- ${name}: written by packages/server/tools/write-docs.ts -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest] = document.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error(`the document has no ${begin}`);
  return `${before}${begin}\n${list}\n${end}${after}`;
}

function routeList(): string {
  const rows = ROUTES.map(
    ({ method, path, who, answer, budget, summary }) =>
      `| \`${method} ${path}\` | ${WHO[who]} | ${answer ?? '–'} | ${budget} | ${summary} |`,
  );
  return ['| route | who | answer | budget | what |', '|---|---|---|---|---|', ...rows].join('\n');
}

function codeList(): string {
  const rows = Object.entries(CODES).map(
    ([status, codes]) => `- **${status}** ${codes.map((code) => `\`${code}\``).join(' ')}`,
  );
  return rows.join('\n');
}
