// The simulated servers, and what befalls them: crashes, stalls, restarts, outages of the store, clocks that are set.
import type { Darkness } from './check-clocks.ts';
import { newActor, type Actor } from './scheduler.ts';
import { PATIENCE_MS } from './simulated-store.ts';
import { startServer, type SimulatedServer, type Surroundings } from './simulated-server.ts';

const TROUBLE_MS = 6000; // how often something larger may happen
const LONGEST_DOWN_MS = 25_000;

export interface Cluster {
  readonly dark: Darkness[];
  readonly widestMs: number; // how far a clock was from the true time
  findServer(): SimulatedServer | null;
  /** Ends all faults; resolves when every server is awake and no call hangs any more. */
  heal(): Promise<void>;
}

export function openCluster(
  around: Surroundings,
  count: number,
  onEnded: (server: SimulatedServer) => void,
): Cluster {
  const { scheduler, faults, store, bus } = around;
  const world = newActor('world');
  const servers: (SimulatedServer | null)[] = Array.from({ length: count }, () => null);
  const dark: Darkness[] = [];
  let darkSinceMs: number | null = scheduler.nowMs;
  let started = 0;
  let widestMs = 0;

  const isLit = (server: SimulatedServer | null): boolean =>
    server !== null && server.isReady && server.actor.stalledUntilMs <= scheduler.nowMs;

  /** Call it whenever a server may have become able to take orders, or unable. */
  function noteLight(): void {
    const { nowMs } = scheduler;
    const isLight = nowMs >= store.outUntilMs && servers.some(isLit);
    if (!isLight) darkSinceMs ??= nowMs;
    else if (darkSinceMs !== null) {
      dark.push({ fromMs: darkSinceMs, toMs: nowMs });
      darkSinceMs = null;
    }
  }

  // A server that has begun and ends before it takes an order was there for a moment
  around.onBeat = () => {
    if (darkSinceMs === null) return;
    dark.push({ fromMs: darkSinceMs, toMs: scheduler.nowMs });
    darkSinceMs = scheduler.nowMs;
  };

  function start(place: number): void {
    if (servers[place] !== null) return;
    const aheadMs = faults.isOn ? scheduler.between(-300, 300) : 0;
    const server = startServer(around, `s${place}.${++started}`, aheadMs, (isReady) => {
      if (isReady) noteLight();
      else end(server);
    });
    servers[place] = server;
  }

  function end(
    server: SimulatedServer,
    downMs = faults.isOn ? scheduler.between(50, LONGEST_DOWN_MS) : 500,
  ): void {
    const place = servers.indexOf(server);
    if (place < 0) return;
    server.actor.isEnded = true;
    scheduler.note(`${server.actor.name} ENDS`);
    servers[place] = null;
    bus.leave(server.actor);
    onEnded(server);
    noteLight();
    scheduler.after(world, downMs, `starts ${place}`, () => start(place));
  }

  function endAll(all: readonly SimulatedServer[]): void {
    const nightMs = scheduler.between(0, faults.nightMs);
    for (const each of all) end(each, nightMs + scheduler.between(0, 2000));
  }

  function stall({ actor }: SimulatedServer): void {
    actor.stalledUntilMs = scheduler.nowMs + scheduler.between(100, LONGEST_DOWN_MS);
    scheduler.note(`${actor.name} STALLS`);
    noteLight();
    scheduler.after(world, actor.stalledUntilMs - scheduler.nowMs, 'notes a wakening', noteLight);
  }

  function stop(server: SimulatedServer): void {
    scheduler.note(`${server.actor.name} STOPS`);
    void server
      .stop()
      .finally(() => end(server))
      .catch(() => undefined);
    noteLight();
    scheduler.after(world, 10_000, 'waits no longer for a stop', () => end(server));
  }

  function breakStore(): void {
    store.outUntilMs = scheduler.nowMs + scheduler.between(0.2, 1.5) * faults.outageMs;
    noteLight();
    scheduler.after(world, store.outUntilMs - scheduler.nowMs, 'has its store back', noteLight);
  }

  function setClock(server: SimulatedServer): void {
    server.aheadMs += scheduler.between(-faults.jumpMs, faults.jumpMs);
    widestMs = Math.max(widestMs, Math.abs(server.aheadMs));
  }

  scheduler.onStep = (actor: Actor) => {
    if (!faults.isOn) return;
    const server = servers.find((each) => each?.actor === actor) ?? null;
    if (server === null) return;
    if (scheduler.isLucky(faults.crash)) end(server);
    else if (scheduler.isLucky(faults.stall)) stall(server);
  };

  scheduler.every(world, TROUBLE_MS, 'makes trouble', () => {
    if (!faults.isOn) return;
    const all = servers.filter((each) => each !== null);
    const any = all.length === 0 ? null : scheduler.pick(all);
    if (any !== null && faults.jumpMs > 0 && scheduler.isLucky(0.3)) setClock(any);
    if (any !== null && faults.crash > 0 && scheduler.isLucky(0.2)) stop(any);
    if (faults.nightMs > 0 && scheduler.isLucky(0.2)) endAll(all);
    if (faults.outageMs > 0 && scheduler.isLucky(0.3)) breakStore();
  });

  for (let place = 0; place < count; place++) start(place);
  return {
    dark,
    get widestMs() {
      return widestMs;
    },
    findServer: () => {
      const ready = servers.filter((each) => each !== null && each.isReady);
      return ready.length === 0 ? null : scheduler.pick(ready);
    },
    heal: async () => {
      faults.isOn = false;
      store.outUntilMs = Math.min(store.outUntilMs, scheduler.nowMs);
      noteLight();
      for (const each of servers) if (each !== null) each.aheadMs = 0;
      const awakeMs = servers.map((each) => each?.actor.stalledUntilMs ?? 0);
      await scheduler.run(Math.max(scheduler.nowMs + PATIENCE_MS, ...awakeMs));
    },
  };
}
