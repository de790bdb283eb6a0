// What an order costs on the wire: whole games through the pipeline of the server, with a store in memory, watched from
// both seats and by a spectator. JSON on standard output: bytes of each part of the messages, and the time from the
// moment an order is stored until everyone was sent what they may know of it.
import { LEVELS, makePlayer, type Level, type Player } from '@rubicon/ai';
import { SIDES, SeededChance, VIEWERS, ordersFrom, type PerSide } from '@rubicon/engine';
import { foldChange, type ChangeBody, type Folded, type Seat, type Update } from '@rubicon/protocol';
import type { Watcher } from '../packages/server/src/games/live/live-game.ts';
import { ANN, BEN, begun, newAskId, testWorld } from '../packages/server/test/game-service-kit.ts';

const [games = 10, level = 'random'] = process.argv.slice(2);
const ROUNDS = 5; // the same games again: of each order the fastest counts, since other work on the machine only adds
const PEOPLE = { caesar: ANN, pompey: BEN, spectator: null };
const PACE = { kind: 'live', bankMs: 7_200_000, incrementMs: 10_000 } as const;
const HEAD = '{"kind":"change","watch":1,"n":123';

/** What one game cost, order by order. */
interface Run {
  readonly publishMs: number[];
  readonly foldMs: number[];
  readonly listMs: number[];
  readonly bytes: Record<string, number>; // by part
  readonly updates: number[]; // bytes of whole updates, now and then
  messages: number;
  wire: number;
}

/** Every part of a change, down to the fields of tables and views. */
function countParts({ bytes }: Run, body: ChangeBody): void {
  const count = (part: string, name: string, value: unknown): void => {
    bytes[part] = (bytes[part] ?? 0) + JSON.stringify(value).length + name.length + '"":,'.length;
  };
  for (const [name, value] of Object.entries(body)) {
    if ((name !== 'view' && name !== 'table') || Array.isArray(value)) count(name, name, value);
    else
      for (const [field, patch] of Object.entries(value as object)) count(`${name}.${field}`, field, patch);
  }
}

function playersOf(seed: number): PerSide<Player> | null {
  if (level === 'random') return null;
  const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
  if (!isLevel(level)) throw new Error(`There is no level ${level}.`);
  return { caesar: makePlayer(level, seed), pompey: makePlayer(level, seed + 1) };
}

async function play(seed: number): Promise<Run> {
  const run: Run = { publishMs: [], foldMs: [], listMs: [], bytes: {}, updates: [], messages: 0, wire: 0 };
  let [storedMs, sentMs] = [0, 0];
  const world = testWorld(undefined, {
    failpoint: (name) => {
      if (name === 'after-write') storedMs = sentMs = performance.now();
      if (name === 'mid-push') sentMs = performance.now();
    },
  });
  const game = await begun(world, { pace: PACE });
  const players = playersOf(seed);
  const held: Partial<Record<Seat, Folded>> = {};
  const sent: { seat: Seat; fields: string; answers: string | null }[] = [];
  const watcherAt = (seat: Seat): Watcher => ({
    person: PEOPLE[seat]?.id ?? null,
    send: (text) => {
      const message = JSON.parse(text) as Update | { readonly kind: 'presence' };
      if (message.kind === 'update') held[seat] = message;
    },
    change: (fields, answers) => void sent.push({ seat, fields, answers }),
  });
  const watchers = {
    caesar: watcherAt('caesar'),
    pompey: watcherAt('pompey'),
    spectator: watcherAt('spectator'),
  };
  for (const seat of VIEWERS)
    await world.games.watch(PEOPLE[seat], game, { after: 0, chatAfter: 0, as: seat }, watchers[seat]);
  const read = (): void => {
    let foldMs = 0;
    for (const { seat, fields, answers } of sent.splice(0)) {
      run.messages += 1;
      run.wire += `${HEAD}${answers === null ? '' : `,"id":"${answers}"`}${fields}}`.length;
      const body = JSON.parse(`{${fields.slice(1)}}`) as ChangeBody;
      const from = performance.now();
      held[seat] = foldChange(held[seat]!, body);
      foldMs += performance.now() - from;
      countParts(run, body);
      const { told, pending } = held[seat];
      const news = [...told, ...pending.slice(pending.length - (body.pending?.length ?? 0))];
      if (seat !== 'spectator') players?.[seat].observe(news.flatMap(({ events }) => events));
    }
    run.foldMs.push(foldMs);
  };
  const taste = new SeededChance(seed);
  for (;;) {
    const { asked, result } = held.spectator!.table.card;
    if (result !== null) return run;
    const side = SIDES.find((each) => asked[each])!;
    const { view, decision } = held[side]!.table;
    const from = performance.now();
    const legal = ordersFrom(view!, side, true);
    run.listMs.push(performance.now() - from);
    const order =
      players?.[side].choose(view!, legal).order ??
      (view!.step === 'disband' && taste.roll(10) > 0 ? 'done' : legal[taste.roll(legal.length)]!);
    world.nowMs += 1000 + taste.roll(5000);
    const ask = { kind: 'order', decision: decision!.number, order } as const;
    await world.games.askWatching(PEOPLE[side], game, { id: newAskId(), ask }, watchers[side]);
    run.publishMs.push(sentMs - storedMs);
    read();
    if (run.publishMs.length % 50 > 0) continue;
    for (const seat of VIEWERS) {
      const { cursor } = held[seat]!.table;
      const whole = await world.games.look(PEOPLE[seat], game, cursor, seat, { wantsOrders: true });
      run.updates.push(JSON.stringify(whole).length);
    }
  }
}

const BASELINE_STEPS = 10_000;
/** Microseconds for a fixed piece of arithmetic. */
function baseline(): number {
  let [best, x] = [Infinity, 1];
  for (let again = 0; again < 2000; again++) {
    const from = performance.now();
    for (let step = 0; step < BASELINE_STEPS; step++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
    best = Math.min(best, performance.now() - from);
  }
  if (x === 0) throw new Error('This generator never comes to 0 so soon.');
  return 1000 * best;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/** Of the same orders, each in its fastest round. */
const fastest = (rounds: readonly (readonly number[])[]): number =>
  sum(rounds[0]!.map((_, at) => Math.min(...rounds.map((times) => times[at]!))));

const total = { orders: 0, messages: 0, wire: 0, publish: 0, fold: 0, list: 0 };
const updates: number[] = [];
const parts: Record<string, number> = {};
await play(0); // to warm up
for (let seed = 1; seed <= Number(games); seed++) {
  const rounds: Run[] = [];
  while (rounds.length < ROUNDS) rounds.push(await play(seed));
  const [run] = rounds as [Run];
  total.orders += run.publishMs.length;
  total.messages += run.messages;
  total.wire += run.wire;
  total.publish += 1000 * fastest(rounds.map(({ publishMs }) => publishMs));
  total.fold += 1000 * fastest(rounds.map(({ foldMs }) => foldMs));
  total.list += 1000 * fastest(rounds.map(({ listMs }) => listMs));
  updates.push(...run.updates);
  for (const [part, bytes] of Object.entries(run.bytes)) parts[part] = (parts[part] ?? 0) + bytes;
}
const round = (value: number): number => Number(value.toPrecision(3));
const perOrder = (all: number): number => round(all / total.orders);
console.log(
  JSON.stringify(
    {
      node: process.version,
      games: Number(games),
      level,
      orders: total.orders,
      messagesPerOrder: perOrder(total.messages),
      bytesPerOrder: {
        all: Math.round(total.wire / total.orders),
        target: 1000,
        ok: total.wire / total.orders <= 1000,
      },
      bytesPerMessage: Math.round(total.wire / total.messages),
      bytesOfAnUpdate: Math.round(sum(updates) / updates.length),
      microsPerOrder: {
        publish: perOrder(total.publish),
        fold: perOrder(total.fold),
        listOrders: perOrder(total.list),
        baseline: round(baseline()),
      },
      parts: Object.fromEntries(
        Object.entries(parts)
          .map(([part, bytes]) => [part, perOrder(bytes)] as const)
          .toSorted((one, other) => other[1] - one[1]),
      ),
    },
    null,
    2,
  ),
);
