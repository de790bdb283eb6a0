// Whether every ask that was answered is in its game's log exactly once, every other at most once, and one that was
// refused not at all; and whether nobody's order is there that nobody gave.
import { decisionOf, type LogEntry } from '@rubicon/engine';
import type { Change } from '../../src/data/contract/store.ts';
import type { Asked } from './game-history.ts';
import type { Past } from './game-past.ts';

type OrderEntry = Extract<LogEntry, { kind: 'order' }>;

const keyOf = ({ side, decision, order }: Pick<OrderEntry, 'side' | 'decision' | 'order'>): string =>
  `${side} at ${decision}: ${order}`;

/** A refusal is wrong if the order was legal in every game that was stored from the time it was asked. */
export function checkRefusals({ moments }: Past, asked: readonly Asked[]): string[] {
  return asked.flatMap(({ id, ask, side, outcome, since, until }) => {
    if (outcome !== 'refused' || ask.kind !== 'order') return [];
    const isLegal = moments.slice(since - 1, until).every(({ game }) => {
      const decision = decisionOf(game, side);
      return decision?.number === ask.decision && decision.orders.includes(ask.order);
    });
    return isLegal ? [`${id} was refused: ${side} at ${ask.decision}, ${ask.order}`] : [];
  });
}

export function checkIds(commits: readonly Change[], asked: readonly Asked[]): string[] {
  const stored = Map.groupBy(
    commits.filter(({ ask }) => ask !== null),
    ({ ask }) => ask!.id,
  );
  return asked.flatMap(({ id, ask, outcome, tries }) => {
    const times = stored.get(id)?.length ?? 0;
    if (times > 1) return [`${id} (${ask.kind}) was carried out ${times} times`];
    // An earlier try of something without a decision of its own may be carried out after a later one was refused
    if (times > 0 && outcome === 'refused' && (ask.kind === 'order' || tries === 1))
      return [`${id} (${ask.kind}) was refused, and is stored`];
    return times === 0 && outcome === 'done' ? [`${id} (${ask.kind}) was answered, and is lost`] : [];
  });
}

/** `first`: the number of entries before the simulation; `machine`: the side a computer plays. */
export function checkOrders(
  past: Past,
  first: number,
  machine: OrderEntry['side'] | null,
  asked: readonly Asked[],
): string[] {
  const given = new Map<string, Asked[]>();
  for (const each of asked)
    if (each.ask.kind === 'order') {
      const key = keyOf({ ...each.ask, side: each.side });
      given.set(key, [...(given.get(key) ?? []), each]);
    }
  const found = new Map<string, number>();
  const problems: string[] = [];
  for (let number = first; number < past.entries.length; number++) {
    const entry = past.entries[number]!;
    if (entry.kind !== 'order' || entry.side === machine) continue;
    const key = keyOf(entry);
    found.set(key, (found.get(key) ?? 0) + 1);
    const isWanted = (given.get(key) ?? []).some(({ outcome }) => outcome !== 'refused');
    const { game } = past.moments[number - 1]!;
    if (!isWanted && decisionOf(game, entry.side)!.orders.length > 1)
      problems.push(`nobody was told of the order of ${key}`);
  }
  for (const [key, all] of given) {
    const times = found.get(key) ?? 0;
    const done = all.filter(({ outcome }) => outcome === 'done').length;
    const open = all.filter(({ outcome }) => outcome === 'open').length;
    if (times < done) problems.push(`${key} was answered ${done} times and is there ${times} times`);
    if (done > 0 && times > done + open) problems.push(`${key} was given once and is there ${times} times`);
  }
  return problems;
}
