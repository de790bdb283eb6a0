// Two worlds play the same game. In one of them sides leave plans; in the other the same orders are given by hand. Until
// a plan is used, nobody but its writer may get another byte in one world than in the other; what it orders must be what
// its writer wrote, under conditions that hold in the truth, as a reader of positions that shares no code with the server
// finds them.
import {
  EDITIONS,
  SIDES,
  SeededChance,
  askedSides,
  fold,
  makeOrder,
  makePosition,
  pointsOf,
  sideIndex,
  viewOf,
  type Game,
  type LogEntry,
  type Side,
} from '@rubicon/engine';
import { pickOrder, type Random } from '@rubicon/engine/twins';
import type { Condition, GameId, Plan, PlanPart, Seat } from '@rubicon/protocol';
import { ask, begun, look, playerOf, testWorld, type TestWorld } from './game-service-kit.ts';
import type { GameRecord } from '../src/games/record/record.ts';
import { randomPlan } from './random-plans.ts';

export interface PlanTally {
  left: number; // plans
  used: number; // plans that gave an order
  orders: number; // given by plans
  stopped: number; // without one, or before the last
  compared: number; // messages
}

const SEATS = ['caesar', 'pompey', 'spectator'] as const satisfies readonly Seat[];
const CLOCK = { kind: 'live', bankMs: 36_000_000, incrementMs: 10_000 } as const;
const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

interface Room {
  readonly world: TestWorld;
  readonly game: GameId;
  readonly heard: Record<Seat, string[]>;
  readonly sinceUse: Set<Seat>; // who was told nothing since a plan was used
  truth: Game | null; // as far as it was folded
}

async function openRoom(edition: (typeof EDITIONS)[number]): Promise<Room> {
  const world = testWorld();
  const game = await begun(world, { pace: CLOCK, edition });
  const heard: Record<Seat, string[]> = { caesar: [], pompey: [], spectator: [] };
  for (const seat of SEATS) {
    const by = seat === 'spectator' ? null : playerOf(seat);
    await world.games.watch(
      by,
      game,
      { after: 0, chatAfter: 0, as: seat },
      {
        person: by?.id ?? null,
        send: (text) => void heard[seat].push(text),
        change: (fields) => void heard[seat].push(fields),
      },
    );
  }
  return { world, game, heard, sinceUse: new Set(), truth: null };
}

function truthOf(room: Room): Game {
  const { game: stored, entries } = room.world.store.rows.get(room.game)!;
  const known = room.truth;
  const { options } = known ?? (JSON.parse(stored.record) as { options: Game['options'] });
  const added = entries.slice(known?.entries.length ?? 0).map((text) => JSON.parse(text) as LogEntry);
  if (known !== null && added.length === 0) return known;
  const log = { options, entries: [...(known?.entries ?? []), ...added] };
  return (room.truth = fold(log, undefined, undefined, known));
}

async function give({ world, game }: Room, side: Side, now: Game, order: string): Promise<void> {
  await ask(world, playerOf(side), game, { kind: 'order', decision: now.decisions[side], order });
}

/** Plays one game to its end, or until enough plans were left. */
export async function planGame(seed: number, most: number, tally: PlanTally): Promise<void> {
  const chance = new SeededChance(seed);
  const random: Random = (sides) => chance.roll(sides);
  const edition = EDITIONS[seed % EDITIONS.length]!;
  const [planned, plain] = [await openRoom(edition), await openRoom(edition)];
  const rooms = [planned, plain];
  const plans: Record<Side, { plan: Plan; isUsed: boolean } | null> = { caesar: null, pompey: null };
  for (let left = 0; left < most;) {
    const now = truthOf(planned);
    const sides = now.result === null ? askedSides(now.state) : [];
    if (sides.length === 0) break;
    for (const { world } of rooms) world.nowMs += 1700;
    const writer = SIDES.find((side) => !sides.includes(side));
    if (writer !== undefined && random(6) === 0) {
      const plan = randomPlan(viewOf(now, writer), writer, random);
      if (plan !== null) {
        left += 1;
        tally.left += 1;
        plans[writer] = { plan, isUsed: false };
        await leave(planned, writer, plan);
        compareOthers(planned, plain, [other(writer), 'spectator'], tally);
      }
    }
    const by = sides[random(sides.length)]!;
    const order = makeOrder(now.state, pickOrder(now.state, by, random, 'eager'));
    for (const room of rooms) await give(room, by, now, order);
    const after = truthOf(planned);
    const given = after.entries.slice(now.entries.length + 1);
    const byPlan = given.filter((entry) => entry.kind === 'order' && entry.byPlan === true);
    if (byPlan.length === 0) compareOthers(planned, plain, SEATS, tally, plans);
    else {
      checkGiven(now, after, plans, tally);
      await catchUp(plain, after);
      for (const { heard, sinceUse } of rooms)
        for (const seat of SEATS) {
          heard[seat].length = 0;
          sinceUse.add(seat);
        }
    }
    if (makePosition(truthOf(plain).state) !== makePosition(after.state))
      throw new Error(`${seed}: the worlds are apart`);
    await settlePlans(planned, plans, tally);
  }
  for (const { world } of rooms) await world.games.stop();
}

async function leave({ world, game }: Room, writer: Side, plan: Plan): Promise<void> {
  const { cursor } = (await look(world, game, writer)).table;
  await world.games.leavePlan(playerOf(writer), game, { plan, cursor }, null);
}

/** The writer of a plan hears of it; nobody else does. */
function compareOthers(
  one: Room,
  two: Room,
  seats: readonly Seat[],
  tally: PlanTally,
  plans: Readonly<Record<Side, unknown>> = { caesar: null, pompey: null },
): void {
  for (const seat of seats) {
    const hasPlan = seat !== 'spectator' && plans[seat] !== null;
    const [mine, theirs] = [takeHeard(one, seat), takeHeard(two, seat)];
    if (hasPlan) continue;
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      throw new Error(`${seat} got ${JSON.stringify(mine)} and ${JSON.stringify(theirs)}`);
    tally.compared += mine.length;
  }
}

/**
 * Orders by hand are several changes, each a millisecond later: until the next, that is how
 * much nearer to the last everything is.
 */
function takeHeard({ heard, sinceUse }: Room, seat: Seat): string[] {
  return heard[seat].splice(0).map((text) => {
    if (!sinceUse.has(seat)) return text;
    if (text.includes('"told"')) sinceUse.delete(seat);
    return text.replace(/^,"ms":\d+/, '');
  });
}

/** Gives by hand what a plan gave. */
async function catchUp(room: Room, to: Game): Promise<void> {
  for (let now = truthOf(room); now.entries.length < to.entries.length; now = truthOf(room)) {
    const entry = to.entries[now.entries.length]!;
    if (entry.kind !== 'order') throw new Error(`a ${entry.kind} that one world has not`);
    await give(room, entry.side, now, entry.order);
  }
}

/** Clears away plans that have ended; only their writers hear of it. */
async function settlePlans(
  { world, game, heard }: Room,
  plans: Record<Side, unknown>,
  tally: PlanTally,
): Promise<void> {
  const kept = (JSON.parse(world.store.rows.get(game)!.game.record) as Pick<GameRecord, 'plans'>).plans;
  for (const side of SIDES) {
    const plan = kept[side];
    if (plan?.end === null) continue;
    plans[side] = null;
    if (plan === null) continue;
    if (plan.end.kind === 'stopped') tally.stopped += 1;
    await world.games.leavePlan(playerOf(side), game, null, null);
    heard[side].length = 0;
  }
}

function checkGiven(
  before: Game,
  after: Game,
  plans: Readonly<Record<Side, { plan: Plan; isUsed: boolean } | null>>,
  tally: PlanTally,
): void {
  let number = before.entries.length;
  while (number < after.entries.length) {
    const entry = after.entries[number]!;
    if (entry.kind !== 'order' || entry.byPlan !== true) {
      number += 1;
      continue;
    }
    const left = plans[entry.side];
    if (left === null) throw new Error(`an order of no plan: ${entry.order}`);
    // Folding also checks that every order is legal
    const game = fold(
      { options: after.options, entries: after.entries.slice(0, number) },
      undefined,
      undefined,
      before,
    );
    const run: string[] = [];
    const isCard = isCardOrder(entry.order);
    for (let each = after.entries[number]; ; each = after.entries[++number]) {
      if (each?.kind !== 'order' || each.byPlan !== true || each.side !== entry.side) break;
      if (isCardOrder(each.order) !== isCard) break;
      run.push(each.order);
    }
    const parts = left.plan.branches.map((branch) => (isCard ? branch.card : branch.command));
    if (!parts.some((part) => part !== null && isAllowed(game, entry.side, left.plan, part, run)))
      throw new Error(`${run.join(', ')} by ${JSON.stringify(left.plan)} at ${makePosition(game.state)}`);
    if (!left.isUsed) tally.used += 1;
    left.isUsed = true;
    tally.orders += run.length;
  }
}

const isCardOrder = (order: string): boolean => /^(?:play|discard) /.test(order);

/** All orders of the part, or as many as led to something new. */
function isAllowed(game: Game, side: Side, plan: Plan, part: PlanPart, run: readonly string[]): boolean {
  const isPrefix = run.every((order, index) => part.orders[index] === order);
  const isWhole =
    run.length === part.orders.length || /^(?:jupiter|vulcan|defect|done|levy|raise)/.test(run.at(-1)!);
  const fields = fieldsOf(makePosition(game.state));
  const [year, turn] = fields.get('turn')!.split('.').map(Number);
  return (
    isPrefix &&
    isWhole &&
    year === plan.year &&
    turn === plan.turn &&
    part.if.every((condition) => isTrue(condition, fields, game, side))
  );
}

const fieldsOf = (position: string): ReadonlyMap<string, string> =>
  new Map(
    position
      .split(' ')
      .slice(1)
      .map((field) => {
        const at = field.indexOf('=');
        return [field.slice(0, at), field.slice(at + 1)];
      }),
  );

/** The blocks at a location, as a position has them: `C.Legio7:3!<Genua`. */
function blocksIn(fields: ReadonlyMap<string, string>, area: string) {
  const stack = (fields.get('map') ?? '').split(';').find((each) => each.startsWith(`${area}(`));
  const inner = stack?.slice(area.length + 1, -1) ?? '';
  return inner === ''
    ? []
    : inner.split(',').map((text) => {
        const [, block, strength, marks] = /^([^:]+):(\d+)(.*)$/.exec(text)!;
        return { block: block!, strength: Number(strength), isOther: marks!.includes('~') };
      });
}

function isTrue(
  condition: Condition,
  fields: ReadonlyMap<string, string>,
  { state }: Game,
  side: Side,
): boolean {
  const home = (block: string): Side => (block.startsWith('C.') ? 'caesar' : 'pompey'); // Cleopatra: Pompey's
  const of = (area: string, who: Side): { block: string; strength: number }[] =>
    blocksIn(fields, area).filter(
      ({ block, isOther }) => (isOther ? other(home(block)) : home(block)) === who,
    );
  switch (condition.kind) {
    case 'first':
      return fields.get('first') === condition.side;
    case 'card':
      return (fields.get('played') ?? '-,-').split(',')[sideIndex(other(side))] === condition.card;
    case 'points': {
      const points = pointsOf(state.data, sideIndex(condition.side));
      return points >= condition.atLeast && points <= condition.atMost;
    }
    case 'block':
      return of(condition.area, side).some(
        ({ block, strength }) => block === condition.block && strength === condition.strength,
      );
    case 'blocks': {
      const count = of(condition.area, condition.side).length;
      return count >= condition.atLeast && count <= condition.atMost;
    }
    case 'place': {
      const [own, theirs] = [of(condition.area, side).length, of(condition.area, other(side)).length];
      if (condition.is === 'attacked')
        return (fields.get('attacks') ?? '')
          .split(',')
          .some((attack) => attack.startsWith(`${condition.area}:${other(side)}:`));
      const is = { friendly: own > 0 && theirs === 0, enemy: own === 0 && theirs > 0 };
      return { ...is, vacant: own + theirs === 0, contested: own > 0 && theirs > 0 }[condition.is];
    }
  }
}
