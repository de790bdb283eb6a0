import {
  EDITIONS,
  SIDES,
  VALUE,
  areaIndex,
  type AreaId,
  type Event,
  type PerSide,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';
import { battlesFought } from '../table/state/battles-fought.ts';
import { isBattleOn } from './battle-model.ts';
import { reportOf, type BattleReport } from './battle-report.ts';
import { otherSide } from './field.ts';
import { firepowerOf } from './turn-order.ts';

interface Ended {
  readonly report: BattleReport;
  readonly events: readonly Event[];
  readonly points: PerSide<number>; // when it began
  readonly after: Moment;
}

/** Nothing but the end of the turn has happened since: the state is that at the end of the battle. */
const QUIET: ReadonlySet<Event['kind']> = new Set(['battle', 'round', 'turn-ended']);

function* endedIn(moments: Iterable<Moment>): Generator<Ended> {
  const begun = new Map<number, PerSide<number>>();
  let known = 0;
  for (const moment of moments) {
    const fought = battlesFought(moment.history);
    for (const each of fought.slice(known)) {
      const last = [...moment.history.told, ...moment.history.pending].at(-1)!.events;
      const since = last.slice(last.findLastIndex(({ kind }) => kind === 'won') + 1);
      if (begun.has(each.number) && each === fought.at(-1) && since.every(({ kind }) => QUIET.has(kind)))
        yield { report: reportOf(each), events: each.events, points: begun.get(each.number)!, after: moment };
    }
    known = fought.length;
    const { view } = moment.table;
    if (isBattleOn(view) && !begun.has(known + 1)) begun.set(known + 1, view.points);
  }
}

const valueOf = (area: AreaId): number => VALUE[areaIndex(area)!]!;

const strengthIn = (view: View, block: string): string | null =>
  view.stacks.flatMap(({ area, blocks }) =>
    (blocks ?? []).filter((each) => each.block === block).map(({ strength }) => `${area} ${strength}`),
  )[0] ?? null;

test.each(EDITIONS)('edition %s: losses, dice and points agree with the game', (edition) => {
  const fates = new Set<string>();
  for (let seed = 1; seed <= 12; seed++)
    for (const { report, events, points, after } of endedIn(momentsOf(edition, seed, 2500))) {
      const { area, winner } = report;
      for (const side of SIDES) {
        const party = report.of[side];
        const view = after.viewOf(side);
        for (const { block, fate, left, to } of party.blocks) {
          fates.add(fate);
          const place = fate === 'stands' ? area : fate === 'retreated' ? to : null;
          if (fate !== 'captured')
            expect(`${block} ${strengthIn(view, block)}`).toBe(
              `${block} ${place === null ? null : `${place} ${left}`}`,
            );
          if (fate === 'killed') expect(view.pools[side].dead).toContain(block);
        }
        expect(party.blocks.some(({ fate }) => fate === 'stands')).toBe(side === winner);
        const dice = events.flatMap((event) =>
          event.kind === 'fired' && event.side === side
            ? event.dice.map((value) => ({ hit: value <= firepowerOf(event.block) }))
            : [],
        );
        expect(party.total).toMatchObject({
          dice: dice.length,
          hits: dice.filter(({ hit }) => hit).length,
        });
        expect(party.total.expected).toBeGreaterThanOrEqual(dice.length / 6);
        expect(party.rounds).toHaveLength(report.rounds);
        // The city counted for its defender before the attack, and for neither side during the battle
        const contested = party.role === 'defender' ? valueOf(area) : 0;
        const isElsewhere = party.blocks.some(({ to }) => to !== null && valueOf(to) > 0); // a retreat took a city
        if (!isElsewhere) expect(points[side] + contested + party.points).toBe(after.table.view.points[side]);
      }
      if (report.joined !== null) expect(strengthIn(after.viewOf(report.joined), 'Cleopatra')).not.toBeNull();
      expect(report.of[otherSide(winner)].blocks.every(({ fate }) => fate !== 'stands')).toBe(true);
    }
  expect([...fates].sort()).toEqual(expect.arrayContaining(['eliminated', 'killed', 'retreated', 'stands']));
});

test('no hit is lost sight of: hits scored are steps lost, or found no block', () => {
  for (let seed = 20; seed <= 28; seed++)
    for (const { report, events } of endedIn(momentsOf('2.0', seed, 2500)))
      for (const side of SIDES) {
        const taken = events.filter((event) => event.kind === 'hit' && event.side !== side).length;
        const vain = events.reduce(
          (sum, event) => sum + (event.kind === 'hits-lost' && event.side !== side ? event.hits : 0),
          0,
        );
        expect(report.of[side].total.hits).toBe(taken + vain);
        expect(report.of[otherSide(side)].steps).toBeGreaterThanOrEqual(taken);
      }
});
