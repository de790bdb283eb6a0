// What moved the chances: every entry's change divided into what was ordered and what fell by chance. All of them add up
// to the way from the first chance to the last.
import {
  AREA_IDS,
  BATTLE,
  BATTLE_STEP,
  CARDS_STEP,
  DEFECT_STEP,
  DEPLOY_STEP,
  DISBAND_STEP,
  FIGHT_STEP,
  HARBOUR_STEP,
  HITS_STEP,
  JUPITER_STEP,
  REGROUP_STEP,
  STEP,
  SUPPLY_STEP,
  VULCAN_STEP,
  type AreaId,
  type Happening,
  type Side,
} from '@rubicon/engine';
import { clockOf, type Clock } from './clock.ts';
import type { Forecaster } from './forecaster.ts';
import type { Ply } from './replay.ts';

/** What an entry's change came from: what a side ordered, or what nobody did. */
export const CAUSES = [
  'command', 'battle', 'gods', 'winter', 'deployment', // orders of a side
  'dice', 'cards', 'deal', 'omen', 'end', 'anew',
] as const; // prettier-ignore
export type SwingCause = (typeof CAUSES)[number];

export interface Swing extends Clock {
  readonly entry: number;
  readonly cause: SwingCause;
  readonly side: Side | null; // who ordered it; null for chance, for what both chose at once, and for the end
  readonly area: AreaId | null; // of the battle
  readonly gain: number; // of Caesar's chance
}

const ORDERED: ReadonlyMap<number, SwingCause> = new Map([
  [DEPLOY_STEP, 'deployment'],
  [JUPITER_STEP, 'gods'],
  [DEFECT_STEP, 'gods'],
  [VULCAN_STEP, 'gods'],
  [FIGHT_STEP, 'battle'],
  [BATTLE_STEP, 'battle'],
  [HITS_STEP, 'battle'],
  [REGROUP_STEP, 'battle'],
  [HARBOUR_STEP, 'winter'],
  [SUPPLY_STEP, 'winter'],
  [DISBAND_STEP, 'winter'],
]);

/** What an entry changed, from the chance before it to the chance after it. */
export function swingsOf(ply: Ply, from: number, to: number, forecaster: Forecaster): Swing[] {
  const { entry, kind, side, order, before, rolls } = ply;
  const swing = (cause: SwingCause, gain: number, of: Side | null = null): Swing => ({
    ...clockOf(before),
    entry,
    cause,
    side: of,
    area: cause === 'battle' || cause === 'dice' ? battleIn(ply) : null,
    gain,
  });
  if (kind === 'rebase') return [swing('anew', to - from)];
  if (order === null || side === null) return from === to ? [] : [swing('end', to - from)];
  const step = before.data[STEP]!;
  const cause = ORDERED.get(step) ?? 'command';
  if (step === CARDS_STEP) {
    if (rolls.length === 0) return [swing('cards', to - from)]; // both choose at once: neither answers the other
    return chanceSwings(ply, from, to, forecaster, (gain) => swing('cards', gain), swing);
  }
  if (rolls.length === 0) return [swing(cause, to - from, side)];
  return chanceSwings(ply, from, to, forecaster, (gain) => swing(cause, gain, side), swing);
}

/** Where something was rolled: the order by what was to be expected of it, chance by the rest, dice before the deal. */
function chanceSwings(
  { side, order, before, rolls, happenings }: Ply,
  from: number,
  to: number,
  forecaster: Forecaster,
  ordered: (gain: number) => Swing,
  swing: (cause: SwingCause, gain: number) => Swing,
): Swing[] {
  const given = { side: side!, order: order!.packed };
  const thrown = diceIn(happenings);
  const first: SwingCause = thrown > 0 ? 'dice' : dealsIn(happenings) ? 'deal' : 'omen';
  const expected = forecaster.chance(before, { ...given, known: [] });
  if (first !== 'dice' || thrown === rolls.length)
    return [ordered(expected - from), swing(first, to - expected)];
  const undealt = forecaster.chance(before, { ...given, known: rolls.slice(0, thrown) });
  return [ordered(expected - from), swing('dice', undealt - expected), swing('deal', to - undealt)];
}

const diceIn = (happenings: readonly Happening[]): number =>
  happenings.reduce((sum, happening) => sum + (happening.kind === 'fired' ? happening.dice.length : 0), 0);

const dealsIn = (happenings: readonly Happening[]): boolean =>
  happenings.some(({ kind }) => kind === 'dealt');

function battleIn({ before, happenings }: Ply): AreaId | null {
  const area = before.data[BATTLE]! - 1;
  if (area >= 0) return AREA_IDS[area]!;
  const begun = happenings.find((happening) => happening.kind === 'battle');
  return begun === undefined ? null : AREA_IDS[begun.area]!;
}

export interface TurningPoint extends Omit<Swing, 'entry'> {
  readonly fromEntry: number;
  readonly toEntry: number;
  readonly entry: number; // the one that moved most
}

/** Swings of one cause in one turn and battle taken together, the greatest first. Their gains add up to the same. */
export function turningPointsOf(swings: readonly Swing[]): TurningPoint[] {
  const groups = new Map<string, Swing[]>();
  for (const swing of swings) {
    const { year, turn, cause, side, area } = swing;
    const key = `${year} ${turn} ${cause} ${side} ${area}`;
    groups.set(key, [...(groups.get(key) ?? []), swing]);
  }
  return [...groups.values()]
    .map((group) => {
      const gain = group.reduce((sum, each) => sum + each.gain, 0);
      const most = group.reduce((one, other) =>
        other.gain * Math.sign(gain) > one.gain * Math.sign(gain) ? other : one,
      );
      return { ...most, gain, fromEntry: group[0]!.entry, toEntry: group.at(-1)!.entry };
    })
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain) || one.entry - other.entry);
}
