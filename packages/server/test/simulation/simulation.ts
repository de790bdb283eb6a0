// One simulation: servers, clients and faults from one seed, then a time without faults in which every game must go on;
// and the check of all that was seen and stored.
import type { GameOptions, Side } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { START_MS } from '../game-service-kit.ts';
import { baseGames, putInto, type BaseGame } from './base-games.ts';
import { checkIds, checkOrders, checkRefusals } from './check-asks.ts';
import { checkClocks, checkOutages } from './check-clocks.ts';
import { checkExpected, checkShown, checkTexts, checkTold } from './check-shown.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { faultsFor, type Faults } from './faults.ts';
import { newGameHistory, type GameHistory } from './game-history.ts';
import { pastOf } from './game-past.ts';
import { noticeHistory } from './notice-history.ts';
import { Scheduler } from './scheduler.ts';
import { simulatedBus } from './simulated-bus.ts';
import { SimulatedClient } from './simulated-client.ts';
import { ALIVE, type Surroundings } from './simulated-server.ts';
import { simulatedStore, type SimulatedStore } from './simulated-store.ts';

export interface Outcome {
  readonly digest: string;
  readonly steps: number;
  readonly orders: number; // stored during the simulation
  readonly problems: readonly string[];
  readonly recent: readonly string[]; // the last events
}

export interface Size {
  readonly faultsMs: number; // how long faults happen
  readonly asks: number; // a player makes meanwhile, at most
}

export const SMALL: Size = { faultsMs: 30_000, asks: 6 };
export const LARGE: Size = { faultsMs: 240_000, asks: 40 };

const CALM_WITHIN_MS = 240_000; // when faults have stopped
const LOOK_MS = 250;
const LONG_MS = 150_000; // now and then it goes on for so long: what was taken and not settled is taken again
const QUIET_MS = 7000; // longer than a server needs to hear of a change whose message was lost

export async function simulate(seed: number, size: Size = SMALL): Promise<Outcome> {
  const scheduler = new Scheduler(seed, START_MS);
  const faults = faultsFor(scheduler);
  const count = scheduler.isLucky(0.15) ? 1 : 3;
  const store = simulatedStore(scheduler, faults, count === 1);
  let isHealed = false;
  const bus = simulatedBus(scheduler, faults, count > 1, (server) => {
    if (isHealed) for (const client of clients) client.expectNews(server);
  });
  const notices = noticeHistory();
  const history = newGameHistory();
  const games = chosenGames(scheduler, await baseGames());
  for (const game of games) await putInto(store.truth, game);
  await store.truth.setMark(ALIVE, START_MS); // servers were there before
  const around: Surroundings = { scheduler, faults, store, bus, notices, onBeat: () => undefined };
  const clients: SimulatedClient[] = [];
  const cluster = openCluster(around, count, (server) => {
    for (const client of clients) client.serverEnded(server);
  });
  const means = {
    scheduler,
    faults,
    history,
    findServer: () => cluster.findServer(),
    stored: (game: GameId) => store.truth.rows.get(game)!.entries.length,
  };
  for (const game of games)
    for (const seat of seatsIn(scheduler, game))
      clients.push(new SimulatedClient(means, `c${clients.length}`, game.id, seat));
  for (const client of clients) {
    client.quota = 1 + scheduler.chance.roll(size.asks);
    client.begin();
  }

  await scheduler.run(START_MS + scheduler.between(0.3, 1) * size.faultsMs);
  await cluster.heal();
  isHealed = true;
  const unsettled = await calmDown(scheduler, clients, history, store);
  const stored = games.map(({ id }) => store.truth.rows.get(id)!.entries.length);
  const before = games.map(({ stored: { entries } }) => entries.length);
  return {
    digest: `${scheduler.digest} ${stored.join(' ')} ${history.shown.length}`,
    steps: scheduler.steps,
    orders: stored.reduce((sum, entries, at) => sum + entries - before[at]!, 0),
    problems: [
      ...unsettled,
      ...notices.violations,
      ...checkIds(store.truth.commits, history.asked),
      ...games.flatMap((game) => checkGame(game, store, history, cluster, faults, count > 1)),
    ],
    recent: scheduler.recent,
  };
}

function chosenGames(scheduler: Scheduler, all: readonly BaseGame[]): BaseGame[] {
  const first = scheduler.pick(all);
  const second = scheduler.pick(all);
  return second === first || scheduler.isLucky(0.6) ? [first] : [first, second];
}

/** Its players, perhaps one of them twice, and spectators. */
function seatsIn(scheduler: Scheduler, { hasMachine }: BaseGame): ('caesar' | 'pompey' | 'spectator')[] {
  const players: Side[] = hasMachine ? ['caesar'] : ['caesar', 'pompey'];
  const twice = scheduler.isLucky(0.2) ? [scheduler.pick(players)] : [];
  const crowd = scheduler.isLucky(0.03) ? scheduler.chance.roll(23) : scheduler.chance.roll(2);
  return [...players, ...twice, ...Array.from({ length: crowd }, () => 'spectator' as const)];
}

/** Until every game has gone on and nothing more happens; one sentence for each client that cannot go on. */
async function calmDown(
  scheduler: Scheduler,
  clients: readonly SimulatedClient[],
  { asked }: GameHistory,
  { truth }: SimulatedStore,
): Promise<string[]> {
  const earlier = asked.length;
  const hasOrdered = ({ game, seat }: SimulatedClient): boolean =>
    asked
      .slice(earlier)
      .some(
        (each) =>
          each.game === game && each.side === seat && each.outcome === 'done' && each.ask.kind === 'order',
      );
  const isSettled = (client: SimulatedClient): boolean => {
    if (client.held === null || client.asking !== null) return false;
    const isDone = !client.isAsked || hasOrdered(client);
    client.quota = isDone ? 0 : 1;
    client.actSoon();
    return isDone;
  };
  const unsettled = (): SimulatedClient[] => clients.filter((client) => !isSettled(client));
  const untilMs = scheduler.nowMs + CALM_WITHIN_MS;
  while (scheduler.nowMs < untilMs && unsettled().length > 0) await scheduler.run(scheduler.nowMs + LOOK_MS);
  const stuck = unsettled();
  for (const client of clients) client.quota = 0;
  for (let commits = -1; commits !== truth.commits.length;) {
    commits = truth.commits.length;
    await scheduler.run(scheduler.nowMs + QUIET_MS);
  }
  if (scheduler.isLucky(0.05)) await scheduler.run(scheduler.nowMs + LONG_MS);
  return stuck.map(({ actor, seat }) => `${actor.name} (${seat}) cannot go on`);
}

const SLOW_START_MS = 20_000; // a server stores an outage before it begins, in several calls

const slackOf = ({ widestMs }: Cluster, { slowCall }: Faults): number =>
  2 * widestMs + 4000 + (slowCall > 0 ? SLOW_START_MS : 0);

/** Without these faults, a server that is there says so in time. */
const canTrustBeats = ({ failCall, slowCall, jumpMs, stall }: Faults): boolean =>
  failCall + slowCall + jumpMs + stall === 0;

function checkGame(
  game: BaseGame,
  store: SimulatedStore,
  history: GameHistory,
  cluster: Cluster,
  faults: Faults,
  isShared: boolean,
): string[] {
  const { id, stored, hasMachine } = game;
  const row = store.truth.rows.get(id)!;
  const record = JSON.parse(row.game.record) as { options: GameOptions; dice: { secret: string }[] };
  const first = stored.entries.length;
  const ofGame = <T extends { readonly game: GameId }>(all: readonly T[]): T[] =>
    all.filter((each) => each.game === id);
  const shown = ofGame(history.shown);
  const last = [...new Map(shown.map((each) => [each.client, each])).values()];
  try {
    const past = pastOf(record.options, row.entries);
    const final = past.moments.at(-1)!;
    return [
      ...checkShown(past, shown),
      ...last.flatMap((each) => checkTold(past, each)),
      ...last.flatMap(({ client, seat, held }) =>
        held.table.cursor === final.cursors[seat]
          ? []
          : [`${client} (${seat}) has not heard of all that happened`],
      ),
      ...checkExpected(past, ofGame(history.expected)),
      ...checkOrders(past, first, hasMachine ? 'pompey' : null, ofGame(history.asked)),
      ...checkRefusals(past, ofGame(history.asked)),
      ...checkClocks(past, first, cluster.dark, slackOf(cluster, faults), faults.outageMs > 0),
      ...(isShared && canTrustBeats(faults) ? checkOutages(past, first, cluster.dark) : []),
      ...(row.game.status === 'running'
        ? checkTexts(
            record.dice.map(({ secret }) => secret),
            ofGame(history.texts),
          )
        : []),
    ];
  } catch (error) {
    return [`game ${id}: ${String(error)}`];
  }
}
