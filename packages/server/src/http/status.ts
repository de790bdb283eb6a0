// The page about the server's state, for people: without a script, in the language of its reader.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { StatusTexts } from '@rubicon/words/languages/status-texts';
import { STATUSES } from '@rubicon/words/status';
import type { Store } from '../data/contract/store.ts';
import type { GameService } from '../games/service.ts';
import { lastOutage } from '../games/live/heartbeat.ts';
import { languagesIn } from './accepted-languages.ts';
import { STATUS_STYLE } from './status-style.ts';

export interface StatusDeps {
  readonly store: Pick<Store, 'mark'> & { readonly games: Pick<Store['games'], 'running'> };
  readonly games: Pick<GameService, 'awayMs'>;
  readonly now: () => number;
}

type Outage = NonNullable<Awaited<ReturnType<typeof lastOutage>>>;

/** Null: nothing can be read or stored at the moment. */
type State = { readonly running: number; readonly outage: Outage | null } | null;

const FRESH_MS = 5000; // so that a flood of readers costs the database nothing
const PATIENCE_MS = 2000;
const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

export function addStatus(app: FastifyInstance, { store, games, now }: StatusDeps): void {
  const sinceMs = now();
  let known: { readonly atMs: number; readonly state: Promise<State> } | null = null;
  const stateNow = (): Promise<State> => {
    if (games.awayMs !== null) return Promise.resolve(null);
    if (known === null || Math.abs(now() - known.atMs) > FRESH_MS)
      known = { atMs: now(), state: readState(store) };
    return known.state;
  };
  app.get<{ Querystring: { readonly lang?: unknown } }>('/status', async (request, reply) => {
    const { 'accept-language': accepted = '' } = request.headers;
    const texts = textsFor([String(request.query.lang), ...languagesIn(accepted)]);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-language': texts.tag, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(makePage(texts, await stateNow(), sinceMs));
  });
  app.get('/status.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STATUS_STYLE),
  );
}

async function readState(store: StatusDeps['store']): Promise<State> {
  const { promise, resolve } = Promise.withResolvers<State>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  Promise.all([store.games.running(), lastOutage(store)]).then(
    ([running, outage]) => resolve({ running, outage }),
    () => resolve(null),
  );
  return promise.finally(() => clearTimeout(timer));
}

const baseOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();

const textsFor = (wanted: readonly string[]): StatusTexts =>
  wanted
    .map((tag) => STATUSES.find((texts) => baseOf(texts.tag) === baseOf(tag)))
    .find((texts) => texts !== undefined) ?? STATUSES.find((texts) => baseOf(texts.tag) === 'en')!;

/** Nothing on it was written by a player, so there is nothing to escape. */
function makePage(texts: StatusTexts, state: State, sinceMs: number): string {
  const { tag } = texts;
  const rows: [string, string][] = [
    [texts.since, timeOf(tag, sinceMs)],
    [texts.version, VERSION],
  ];
  if (state !== null) rows.push([texts.outage, outageText(texts, state.outage)]);
  const links = STATUSES.map(
    (other) =>
      `<a href="status?lang=${baseOf(other.tag)}" lang="${other.tag}"${other === texts ? ' aria-current="true"' : ''}>${other.language}</a>`,
  );
  return `<!doctype html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${texts.title} – Rubicon</title>
    <link rel="icon" href="icons/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="status.css" />
  </head>
  <body>
    <main>
      <p class="brand">RVBICON</p>
      <h1>${texts.title}</h1>
      <p class="${state === null ? 'unwell' : 'well'}">${state === null ? texts.unwell : texts.well}</p>
      ${state === null ? '' : `<p>${texts.games(state.running)}</p>`}
      <dl>
${rows.map(([name, value]) => `        <dt>${name}</dt>\n        <dd>${value}</dd>`).join('\n')}
      </dl>
      <p><a href="./">${texts.home}</a></p>
      <nav>${links.join('\n      ')}</nav>
    </main>
  </body>
</html>
`;
}

function outageText(texts: StatusTexts, outage: Outage | null): string {
  if (outage === null) return texts.noOutage;
  const { fromMs, toMs } = outage;
  return `${texts.lasted(timeOf(texts.tag, fromMs), durationOf(texts.tag, toMs - fromMs))} ${texts.clocks}`;
}

function timeOf(tag: string, ms: number): string {
  const text = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(ms);
  return `<time datetime="${new Date(ms).toISOString()}">${text} UTC</time>`;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** In the largest unit of which it has at least two. */
function durationOf(tag: string, ms: number): string {
  const [unit, unitMs] = UNITS.find(([, each]) => ms >= 2 * each) ?? UNITS[3];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.round(ms / unitMs)),
  );
}
