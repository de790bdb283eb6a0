import {
  EDITIONS,
  SIDES,
  VALUE,
  areaIndex,
  type AreaId,
  type Event,
  type PerSide,
  type Side,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';
import { battlesFought } from '../table/state/battles-fought.ts';
import { isBattleOn } from './panel-story.ts';
import { reportOf, type BattleReport, type BlockReport } from './battle-report.ts';
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

/** Where the report says that the blocks of a side are, and where the side sees them. */
function whereabouts({ report: { area, of }, after }: Ended, side: Side): [said: string[], seen: string[]] {
  const view = after.viewOf(side);
  // Captured, she is on the map for the other side
  const own = of[side].blocks.filter(({ fate }) => fate !== 'captured');
  const placeOf = ({ fate, to }: BlockReport): AreaId | null => (fate === 'stands' ? area : to);
  return [
    own.map((each) => `${each.block} ${placeOf(each) === null ? null : `${placeOf(each)} ${each.left}`}`),
    own.map(({ block }) => `${block} ${strengthIn(view, block)}`),
  ];
}

/** The points of a side after a battle by its report. Null where a retreat into a city may have changed them too. */
function pointsAfter({ report: { area, of }, points }: Ended, side: Side): number | null {
  const { role, blocks, points: gained } = of[side];
  // The city counted for its defender before the attack, and for neither side during the battle
  const contested = role === 'defender' ? valueOf(area) : 0;
  const isElsewhere = blocks.some(({ to }) => to !== null && valueOf(to) > 0);
  return isElsewhere ? null : points[side] + contested + gained;
}

test.each(EDITIONS)('edition %s: losses, dice and points agree with the game', (edition) => {
  const fates = new Set<string>();
  for (let seed = 1; seed <= 6; seed++)
    for (const ended of endedIn(momentsOf(edition, seed, 2500))) {
      const { report, events, after } = ended;
      for (const side of SIDES) {
        const party = report.of[side];
        for (const { fate } of party.blocks) fates.add(fate);
        const [said, seen] = whereabouts(ended, side);
        expect(said).toEqual(seen);
        expect(after.viewOf(side).pools[side].dead).toEqual(
          expect.arrayContaining(
            party.blocks.filter(({ fate }) => fate === 'killed').map(({ block }) => block),
          ),
        );
        expect(party.blocks.some(({ fate }) => fate === 'stands')).toBe(side === report.winner);
        const dice = events.flatMap((event) =>
          event.kind === 'fired' && event.side === side
            ? event.dice.map((value) => ({ hit: value <= firepowerOf(event.block) }))
            : [],
        );
        expect(party.total).toMatchObject({ dice: dice.length, hits: dice.filter(({ hit }) => hit).length });
        expect(party.total.expected).toBeGreaterThanOrEqual(dice.length / 6);
        expect(party.rounds).toHaveLength(report.rounds);
        expect([null, after.table.view.points[side]]).toContain(pointsAfter(ended, side));
      }
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
