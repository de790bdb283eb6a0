// A player's stored data in games, for an export.
import type { Bid, Side } from '@rubicon/engine';
import type { GameCard, GameId, LeftPlan, PersonId, Standing } from '@rubicon/protocol';
import type { Store } from '../../data/contract/store.ts';
import { leftPlan } from '../plans/plan.ts';
import { readable, sidesOf, type GameRecord } from './record.ts';

export interface GameExport {
  readonly game: GameId;
  readonly status: GameCard['status'];
  readonly createdMs: number;
  readonly sides: readonly Side[];
  readonly result: GameCard['result'];
  readonly standing: Partial<Record<Side, Standing | null>>; // standing orders of those sides
  readonly bids: readonly Bid[]; // for a side, by those sides
  readonly plans: Partial<Record<Side, LeftPlan | null>>;
}

const PAGE_SIZE = 100;

export async function gameExportsOf(
  { games }: Pick<Store, 'games'>,
  person: PersonId,
): Promise<GameExport[]> {
  const exports: GameExport[] = [];
  for (let before: number | null = null; ;) {
    const page = await games.ofPerson(person, before, PAGE_SIZE);
    exports.push(...readable(page, (record) => exportOf(record, person)).read);
    if (page.length < PAGE_SIZE) return exports;
    before = page.at(-1)!.changedMs;
  }
}

function exportOf(record: GameRecord, person: PersonId): GameExport {
  const sides = sidesOf(record, person);
  return {
    game: record.id,
    status: record.status,
    createdMs: record.createdMs,
    sides,
    result: record.summary.result,
    standing: Object.fromEntries(sides.map((side) => [side, record.standing[side]])),
    bids: sides.map((side) => record.bids?.[side] ?? null).filter((bid) => bid !== null),
    plans: Object.fromEntries(
      sides.map((side) => [side, record.plans[side] === null ? null : leftPlan(record.plans[side])]),
    ),
  };
}
