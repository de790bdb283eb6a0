// A random player that prefers to fight, so that a few games cover much; for tests.
import type { SeededChance } from '@rubicon/engine';
import type { Table } from '../../src/authority/table.ts';

export function pickOrder({ decision, view }: Table, chance: SeededChance): string {
  const { orders, side } = decision!;
  const enemies = new Set(
    view.stacks.filter((stack) => stack.side !== side).map(({ area }) => area as string),
  );
  const attacks = orders.filter((order) => enemies.has(order.split(/[- ]/).at(-1)!));
  const deeds = orders.filter((order) => !/^(?:done|disband|pass)/.test(order));
  const wanted = [attacks, deeds, orders].slice(chance.roll(3)).find((some) => some.length > 0)!;
  return wanted[chance.roll(wanted.length)]!;
}
