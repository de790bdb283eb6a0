// The answer of standing orders to their owner's decision, from the owner's view alone.
import type { AreaId, Decision, Side, View } from '@rubicon/engine';
import type { BattleOrders, BattleRule, Standing } from '@rubicon/protocol';
import { battleFor, type BattleSummary, type Fighter } from './battle-summary.ts';

/** One of the decision's orders, or null: then the owner is asked. Only decisions in a battle are ever answered. */
export function standingAnswer(standing: Standing, view: View, decision: Decision): string | null {
  if (decision.step !== 'battle' && decision.step !== 'hits') return null;
  const battle = battleFor(view, decision.side);
  if (battle === null) return null;
  const own = standing.battles.find(({ area }) => area === battle.area);
  const orders = own === undefined ? standing.usual : own.orders;
  if (orders === null) return null;
  return decision.step === 'hits'
    ? hitTaken(orders, battle, decision.orders)
    : battleTurn(orders, view, battle, decision);
}

/** The fighters named by orders of a kind. */
const named = (fighters: readonly Fighter[], orders: readonly string[], ...kinds: string[]): Fighter[] =>
  fighters.filter(({ name }) =>
    orders.some((order) =>
      kinds.some((kind) => order === `${kind} ${name}` || order.startsWith(`${kind} ${name} `)),
    ),
  );

function hitTaken(
  { hits, spareLeaders }: BattleOrders,
  { own }: BattleSummary,
  orders: readonly string[],
): string | null {
  if (hits === 'ask') return null;
  const isSpared = ({ kind }: Fighter): number => Number(spareLeaders && kind === 'leaders');
  const byFirepower = (one: Fighter, other: Fighter): number => one.firepower - other.firepower;
  const byLetter = (one: Fighter, other: Fighter): number => other.letter - one.letter;
  const byActed = (one: Fighter, other: Fighter): number => Number(other.hasActed) - Number(one.hasActed);
  const first = { 'least-firepower': byFirepower, 'last-letter': byLetter, 'already-acted': byActed }[hits];
  const taker = named(own, orders, 'hit').sort(
    (one, other) =>
      isSpared(one) - isSpared(other) ||
      first(one, other) ||
      byFirepower(one, other) ||
      byActed(one, other) ||
      byLetter(one, other) ||
      byName(one, other),
  )[0];
  return taker === undefined ? null : `hit ${taker.name}`;
}

const byName = (one: Fighter, other: Fighter): number => (one.name < other.name ? -1 : 1);

/**
 * One of the blocks whose turn it is acts: those that fire first, since that may change what is best for the rest.
 * Then the owner is asked, if there is anything to ask; then leaders retreat while the roads are free, then others;
 * passes come last.
 */
function battleTurn(
  orders: BattleOrders,
  view: View,
  battle: BattleSummary,
  decision: Decision,
): string | null {
  const asked = named(battle.own, decision.orders, 'fire', 'retreat', 'perish');
  const acts = asked
    .map((fighter) => ({ fighter, act: actOf(orders.rules, battle, fighter, decision.orders) }))
    .sort((one, other) => precedence(one.fighter, other.fighter));
  const first = (wanted: BattleRule['do']): Fighter | undefined =>
    acts.find(({ act }) => act === wanted)?.fighter;
  const fires = first('fire');
  if (fires !== undefined) return `fire ${fires.name}`;
  if (first('ask') !== undefined) return null;
  const leaves = first('retreat');
  if (leaves !== undefined) return wayOut(orders.retreatTo, view, decision, leaves);
  const passes = first('pass');
  return passes === undefined ? null : `pass ${passes.name}`;
}

const precedence = (one: Fighter, other: Fighter): number =>
  Number(other.kind === 'leaders') - Number(one.kind === 'leaders') ||
  other.force - one.force ||
  byName(one, other);

function actOf(
  rules: readonly BattleRule[],
  battle: BattleSummary,
  fighter: Fighter,
  orders: readonly string[],
): BattleRule['do'] {
  const may = {
    fire: orders.includes(`fire ${fighter.name}`),
    pass: orders.includes(`pass ${fighter.name}`),
    retreat: named([fighter], orders, 'retreat', 'perish').length > 0,
    ask: true,
  };
  return rules.find((rule) => may[rule.do] && fits(rule, battle, fighter))?.do ?? 'ask';
}

const fits = (rule: BattleRule, battle: BattleSummary, { kind, strength }: Fighter): boolean =>
  (rule.who === undefined || rule.who === kind) &&
  (rule.role === undefined || rule.role === battle.role) &&
  (rule.fromRound === undefined || battle.round >= rule.fromRound) &&
  (rule.strengthAtMost === undefined || strength <= rule.strengthAtMost) &&
  (rule.outnumbered === undefined || battle.enemyForce >= rule.outnumbered * battle.ownForce) &&
  (rule.outnumbering === undefined || battle.ownForce >= rule.outnumbering * battle.enemyForce);

/** To the owner's preferred location, or where most friends are; a block that must retreat and cannot is eliminated. */
function wayOut(
  retreatTo: readonly AreaId[],
  view: View,
  { side, orders }: Decision,
  { name }: Fighter,
): string | null {
  const liking = (order: string): number => {
    const place = retreatTo.indexOf(endOf(order));
    return place < 0 ? retreatTo.length : place;
  };
  const ways = orders
    .filter((order) => order.startsWith(`retreat ${name} `))
    .map((order) => ({ order, liking: liking(order), friends: friendsAt(view, side, endOf(order)) }))
    .sort((one, other) => one.liking - other.liking || other.friends - one.friends);
  return ways[0]?.order ?? orders.find((order) => order === `perish ${name}`) ?? null;
}

const endOf = (order: string): AreaId => order.slice(order.lastIndexOf('-') + 1) as AreaId;

const friendsAt = ({ stacks }: View, side: Side, area: AreaId): number =>
  stacks.reduce((sum, stack) => sum + (stack.area === area && stack.side === side ? stack.count : 0), 0);
