// What an order costs on the wire: whole games through the pipeline of the server, with a store in memory, watched from
// both seats and by a spectator. JSON on standard output: bytes of each part of the messages, and the time from the
// moment an order is stored until everyone was sent what they may know of it.
import { LEVELS, makePlayer, type Level, type Player } from '@rubicon/ai';
import { SIDES, SeededChance, VIEWERS, ordersFrom, type PerSide } from '@rubicon/engine';
import {
  foldChange,
  type ChangeBody,
  type Folded,
  type GameId,
  type Seat,
  type Update,
} from '@rubicon/protocol';
import type { Watcher } from '../packages/server/src/games/live/live-game.ts';
import { ANN, BEN, begun, newAskId, testWorld } from '../packages/server/test/game-service-kit.ts';

const [games = 10, level = 'random'] = process.argv.slice(2);
const PEOPLE = { caesar: ANN, pompey: BEN, spectator: null };
const PACE = { kind: 'live', bankMs: 7_200_000, incrementMs: 10_000 } as const;

let bytes: Record<string, number> = {};
const count = (part: string, value: unknown): void => {
  bytes[part] = (bytes[part] ?? 0) + JSON.stringify(value).length + part.split('.').at(-1)!.length + 4;
};
let [orders, messages, wire, wholeBytes, publishMs, foldMs, listMs] = [0, 0, 0, 0, 0, 0, 0];
let storedMs = 0;
let sentMs = 0;

/** Every part of a change, down to the fields of tables and views. */
function countParts(body: ChangeBody): void {
  for (const [name, value] of Object.entries(body)) {
    if ((name !== 'view' && name !== 'table') || Array.isArray(value)) count(name, value);
    else for (const [field, patch] of Object.entries(value as object)) count(`${name}.${field}`, patch);
  }
}

function playersOf(seed: number): PerSide<Player> | null {
  if (level === 'random') return null;
  const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
  if (!isLevel(level)) throw new Error(`There is no level ${level}.`);
  return { caesar: makePlayer(level, seed), pompey: makePlayer(level, seed + 1) };
}

async function play(seed: number): Promise<void> {
  const world = testWorld(undefined, {
    failpoint: (name) => {
      if (name === 'after-write') storedMs = sentMs = performance.now();
      if (name === 'mid-push') sentMs = performance.now();
      if (name === 'before-answer') publishMs += sentMs - storedMs;
    },
  });
  const game: GameId = await begun(world, { pace: PACE });
  const held: Partial<Record<Seat, Folded>> = {};
  let sent: { seat: Seat; fields: string; answers: string | null }[] = [];
  const players = playersOf(seed);
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
    for (const { seat, fields, answers } of sent) {
      const id = answers === null ? '' : `,"id":"${answers}"`;
      messages += 1;
      wire += `{"kind":"change","watch":1,"n":123${id}${fields}}`.length;
      const body = JSON.parse(fields === '' ? '{}' : `{${fields.slice(1)}}`) as ChangeBody;
      const from = performance.now();
      held[seat] = foldChange(held[seat]!, body);
      foldMs += performance.now() - from;
      countParts(body);
      const news = [...held[seat].told, ...held[seat].pending.slice(-(body.pending?.length ?? 0))];
      if (seat !== 'spectator') players?.[seat].observe(news.flatMap(({ events }) => events));
    }
    sent = [];
  };
  const taste = new SeededChance(seed);
  for (;;) {
    read();
    const { asked, result } = held.spectator!.table.card;
    if (result !== null) return;
    const side = SIDES.find((each) => asked[each])!;
    const { view, decision } = held[side]!.table;
    const from = performance.now();
    const legal = ordersFrom(view!, side, true);
    listMs += performance.now() - from;
    const order =
      players?.[side].choose(view!, legal).order ??
      (view!.step === 'disband' && taste.roll(10) > 0 ? 'done' : legal[taste.roll(legal.length)]!);
    world.nowMs += 1000 + taste.roll(5000);
    const ask = { kind: 'order', decision: decision!.number, order } as const;
    await world.games.askWatching(PEOPLE[side]!, game, { id: newAskId(), ask }, watchers[side]);
    orders += 1;
    if (orders % 50 === 0)
      for (const seat of VIEWERS)
        wholeBytes += JSON.stringify(
          await world.games.look(PEOPLE[seat], game, held[seat]!.table.cursor, seat, { wantsOrders: true }),
        ).length;
  }
}

await play(0); // to warm up
bytes = {};
[orders, messages, wire, wholeBytes, publishMs, foldMs, listMs] = [0, 0, 0, 0, 0, 0, 0];
for (let seed = 1; seed <= Number(games); seed++) await play(seed);
const per = (sum: number, of: number): number => Number((sum / of).toPrecision(3));
console.log(
  JSON.stringify(
    {
      node: process.version,
      games: Number(games),
      level,
      orders,
      messagesPerOrder: per(messages, orders),
      bytesPerOrder: { all: Math.round(wire / orders), target: 1000, ok: wire / orders <= 1000 },
      bytesPerMessage: Math.round(wire / messages),
      bytesOfAnUpdate: Math.round(wholeBytes / (Math.floor(orders / 50) * VIEWERS.length)),
      microsPerOrder: {
        publish: per(1000 * publishMs, orders),
        fold: per(1000 * foldMs, orders),
        listOrders: per(1000 * listMs, orders),
      },
      parts: Object.fromEntries(
        Object.entries(bytes)
          .map(([part, sum]) => [part, per(sum, orders)] as const)
          .toSorted((one, other) => other[1] - one[1]),
      ),
    },
    null,
    2,
  ),
);
