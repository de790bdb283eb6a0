// The list of addresses in docs/protocol.md, made from the table of routes.
import { ROUTES } from '../src/http/routes.ts';

const BEGIN = '<!-- routes: written by packages/server/tools/write-docs.ts -->';
const END = '<!-- end of routes -->';
const WHO = { anyone: 'anyone', person: 'signed in', session: 'signed in, no token' };

/** The document with its list as it should be. */
export function withRouteList(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`the document has no ${BEGIN}`);
  return `${before}${BEGIN}\n${routeList()}\n${END}${after}`;
}

function routeList(): string {
  const rows = ROUTES.map(
    ({ method, path, who, answer, budget, summary }) =>
      `| \`${method} ${path}\` | ${WHO[who]} | ${answer ?? '–'} | ${budget} | ${summary} |`,
  );
  return ['| address | who | answer | budget | what |', '|---|---|---|---|---|', ...rows].join('\n');
}
