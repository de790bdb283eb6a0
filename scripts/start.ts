// Serves what exists: until there is a table to play at, a page with the map and any random game as one viewer sees it.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { SeededChance } from '../packages/engine/src/chance.ts';
import type { Event } from '../packages/engine/src/event.ts';
import { decisionOf, give, newGame, viewOf, type Accepted, type Game } from '../packages/engine/src/game.ts';
import { EDITIONS, REVISION, type Edition } from '../packages/engine/src/rules.ts';
import { SIDES, VIEWERS, type Viewer } from '../packages/engine/src/side.ts';

const board = new URL('../packages/web/src/board/', import.meta.url);
const map = readFileSync(new URL('map.svg', board), 'utf8');
const mapColours = readFileSync(new URL('map-colours.css', board), 'utf8');

const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 8705);

/** A game of players that choose at random; what one viewer was told of it. */
function randomGame(edition: Edition, seed: number, viewer: Viewer): { game: Game; told: readonly Event[] } {
  const chance = new SeededChance(seed);
  let last: Accepted = newGame({ edition, revision: REVISION, rules: {}, clock: null }, chance, 0);
  const told = [...(last.published?.[viewer] ?? [])];
  while (last.game.result === null) {
    const { game } = last;
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;
    const order = decision.orders[chance.roll(decision.orders.length)]!;
    const next = give(
      game,
      { kind: 'order', side: decision.side, decision: decision.number, order },
      chance,
      0,
    );
    if (!next.ok) throw new Error(next.message);
    last = next;
    told.push(...(last.published?.[viewer] ?? []));
  }
  return { game: last.game, told };
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const known = <T extends string>(names: readonly T[], name: string | null): T =>
  names.find((each) => each === name) ?? names[0]!;

/** An event on one line: its kind, then what it says. */
const line = ({ kind, ...rest }: Event): string =>
  `<li><b>${kind}</b> ${escape(JSON.stringify(rest).replaceAll('"', '').slice(1, -1))}</li>`;

function page(query: URLSearchParams): string {
  const edition = known(EDITIONS, query.get('edition'));
  const viewer = known(VIEWERS, query.get('as'));
  const seed = Number.parseInt(query.get('seed') ?? '1', 10) || 1;
  const { game, told } = randomGame(edition, seed, viewer);
  const { points } = viewOf(game, viewer);
  const options = (name: string, names: readonly string[], chosen: string): string =>
    `<select name="${name}">${names.map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('')}</select>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rubicon</title><style>body{font:16px/1.5 Georgia,serif;max-width:70rem;margin:2rem auto;padding:0 1rem;background:#f7f1e4;color:#2b241e}
li{font:13px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}b{color:#8c1c24}select,input,button{font:inherit}
.map svg{width:100%;height:auto}${mapColours}</style>
<h1>Rubicon</h1><p>The rules are here, the table is not yet: this page plays a random game and shows what one viewer is told of it.</p>
<form>${options('edition', EDITIONS, edition)} ${options('as', VIEWERS, viewer)} <label>seed <input name="seed" type="number" value="${seed}"></label>
<button>Show</button></form>
<p>${game.entries.length} entries; Caesar ${points.caesar}, Pompey ${points.pompey}; winner: ${game.result?.winner ?? 'none'} (${game.result?.reason}).</p>
<div class="map">${map}</div><ol>${told.map(line).join('')}</ol></html>`;
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is only one page, at /.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(page(url.searchParams));
});
server.listen(port, host, () => console.log(`Rubicon is at http://${host}:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => server.close(() => process.exit(0)));
