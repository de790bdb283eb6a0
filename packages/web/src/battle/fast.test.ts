import { SIDES, type BlockId, type Side, type View } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { choiceOf, type Choice } from '../authority/choice.ts';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';
import { battleModel, type PanelBlock } from './battle-model.ts';
import { panelStory } from './panel-story.ts';
import { plansAt, stepOf, type Plan, type PlanStep, type Plans } from './fast.ts';

interface Step extends Moment {
  readonly plan: Plan;
  readonly step: PlanStep;
  readonly blocks: readonly PanelBlock[];
}

const blocksOf = ({ table, history, choices }: Moment): PanelBlock[] =>
  battleModel(table, panelStory(table, history)!, choices).columns.flatMap(({ attacker, defender }) => [
    ...attacker,
    ...defender,
  ]);

/** A game in which every decision that offers a plan makes it; both sides may have one. */
function stepsOf(seed: number, choose: (plans: Plans) => Plan | null): Step[] {
  const steps: Step[] = [];
  const plans: Record<Side, Plan | null> = { caesar: null, pompey: null };
  const player = (moment: Moment): string | null => {
    const { table, choices } = moment;
    const blocks = blocksOf(moment);
    const take = (side: Side): PlanStep | null => {
      const plan = plans[side];
      const step = plan === null ? null : stepOf(plan, table.view, choices, blocks);
      if (step !== null) steps.push({ ...moment, plan: plan!, step, blocks });
      if (step?.kind === 'over') plans[side] = null;
      return step;
    };
    for (const side of SIDES) if (side !== table.view.asked) take(side);
    const { asked } = table.view;
    if (asked === null) return null;
    const step = take(asked);
    if (step?.kind === 'order') return step.order;
    plans[asked] ??= choose(plansAt(table.view, choices, blocks));
    const first = take(asked);
    return first?.kind === 'order' ? first.order : null;
  };
  for (const _ of momentsOf('2.0', seed, 2500, player));
  return steps;
}

const volleys = (seed: number): Step[] => stepsOf(seed, ({ volley }) => volley);
const fights = (seed: number): Step[] =>
  stepsOf(seed, ({ fightOn }) => (fightOn?.hits === 'ask' ? fightOn : null));
const retreats = (seed: number): Step[] => stepsOf(seed, (plans) => [...plans.retreats.values()][0] ?? null);

const orders = (steps: readonly Step[]): (Step & { readonly order: string })[] =>
  steps.flatMap((each) => (each.step.kind === 'order' ? [{ ...each, order: each.step.order }] : []));

const isIn = ({ table: { view }, plan }: Step): boolean =>
  view.asked === plan.side && view.battle?.area === plan.area && view.battle.round === plan.round;

test.each([1, 2])('game %i: a volley only fires, only for its side, only in its battle turn', (seed) => {
  const fired = orders(volleys(seed)).filter(({ order }) => choiceOf(order).kind === 'fire');
  expect(fired.length).toBeGreaterThan(10);
  for (const each of fired) {
    expect(each.choices.map(({ text }) => text)).toContain(each.order);
    expect(isIn(each) && each.table.view.battle!.turn === each.plan.turn).toBe(true);
  }
});

test.each([1, 2])('game %i: fighting on fires in later battle turns, never beyond its round', (seed) => {
  const given = orders(fights(seed));
  for (const each of given) {
    expect(['fire', 'hit']).toContain(choiceOf(each.order).kind);
    expect(each.choices.map(({ text }) => text)).toContain(each.order);
    expect(isIn(each)).toBe(true);
  }
  expect(given.some(({ table, plan }) => table.view.battle!.turn > plan.turn)).toBe(true);
});

test('it assigns a hit only between blocks that are alike, and asks otherwise', () => {
  const steps = [1, 2, 3, 4, 5, 6].flatMap(fights).filter(({ table }) => table.view.step === 'hits');
  const candidates = ({ choices, blocks }: Step): PanelBlock[] =>
    blocks.filter(({ block }) => choices.some((choice) => choice.block === block));
  const ratings = (step: Step): number =>
    new Set(candidates(step).map(({ block }) => block.replace(/\d+$/, ''))).size;
  const assigned = steps.filter(({ step }) => step.kind === 'order');
  expect(assigned.length).toBeGreaterThan(0);
  for (const step of assigned) {
    expect(ratings(step)).toBe(1);
    expect(candidates(step).every(({ strength }) => strength > 1)).toBe(true); // nobody is eliminated
  }
  const left = steps.filter(({ step }) => step.kind === 'ask');
  expect(left.some((step) => ratings(step) > 1)).toBe(true);
});

const VIEW = { asked: 'caesar', step: 'battle', battle: { area: 'Rome', round: 2, turn: 1 } } as View;
const blocksAt = (strengths: Readonly<Record<string, number>>): PanelBlock[] =>
  Object.entries(strengths).map(([block, strength]) => ({
    block: block as BlockId,
    side: 'caesar',
    strength,
    acted: false,
    hits: 0,
    gone: null,
    colour: 'tan',
    canAct: true,
  }));
const FULL = { 'C.Caesar': 3, 'C.Legio7': 3, 'C.Legio9': 3 };
const CAESAR = ['fire C.Caesar', 'retreat C.Caesar Rome-Genua'].map(choiceOf);
const LEGIO = ['fire C.Legio7', 'retreat C.Legio7 Rome-Genua'].map(choiceOf);

test.each([
  ['goes on while nothing is wrong', CAESAR, FULL, 'fire C.Caesar'],
  ['stops before a leader at his last step fires', CAESAR, { ...FULL, 'C.Caesar': 1 }, 'leader C.Caesar'],
  ['fires with him where he cannot retreat', CAESAR.slice(0, 1), { ...FULL, 'C.Caesar': 1 }, 'fire C.Caesar'],
  ['stops when more than half is lost', LEGIO, { 'C.Legio7': 2, 'C.Legio9': 2 }, 'losses'],
  ['but not where no block can retreat', LEGIO.slice(0, 1), { 'C.Legio7': 1 }, 'fire C.Legio7'],
])('fighting on %s', (_what, choices, strengths, expected) => {
  const { fightOn } = plansAt(VIEW, CAESAR, blocksAt(FULL));
  const step = stepOf(fightOn!, VIEW, choices, blocksAt(strengths));
  const said =
    step?.kind === 'order' ? step.order : step?.kind === 'over' ? Object.values(step.why!).join(' ') : step;
  expect(said).toBe(expected);
});

test('a leader who was at his last step when the player pressed does not stop it', () => {
  const blocks = blocksAt({ ...FULL, 'C.Caesar': 1 });
  const { fightOn } = plansAt(VIEW, CAESAR, blocks);
  expect(stepOf(fightOn!, VIEW, CAESAR, blocks)).toEqual({ kind: 'order', order: 'fire C.Caesar' });
});

const HITS = { ...VIEW, step: 'hits' } as View;
const hitsOn = (...blocks: string[]): Choice[] => blocks.map((block) => choiceOf(`hit ${block}`));

test.each([
  ['the lowest firepower', { 'C.Legio10': 3, 'C.Legio7': 3, 'C.Caesar': 3 }, 'hit C.Legio7'],
  ['the later letter', { 'C.Equitatus1': 3, 'C.Legio7': 3 }, 'hit C.Legio7'],
  ['no leader while there is another', { 'C.Antonius': 1, 'C.Legio10': 1 }, 'hit C.Legio10'],
  ['nobody unasked where a leader would be killed', { 'C.Antonius': 1, 'C.Caesar': 1 }, null],
])('hits that the player has left to it: %s', (_what, strengths, order) => {
  const [blocks, choices] = [blocksAt(strengths), hitsOn(...Object.keys(strengths))];
  const { fightOn } = plansAt(HITS, choices, blocks);
  const step = stepOf(fightOn!, HITS, choices, blocks);
  expect(step).toEqual(order === null ? { kind: 'ask' } : { kind: 'order', order });
  expect(stepOf({ ...fightOn!, hits: 'ask' }, HITS, choices, blocks)).toEqual({ kind: 'ask' });
});

test('it waits while the enemy decides, and is over with its round', () => {
  const { fightOn } = plansAt(VIEW, CAESAR, blocksAt(FULL));
  const at = (view: View): unknown => stepOf(fightOn!, view, LEGIO, blocksAt(FULL));
  expect(at({ ...VIEW, asked: 'pompey' })).toBeNull();
  expect(at({ ...VIEW, battle: { ...VIEW.battle!, round: 3 } })).toEqual({ kind: 'over', why: null });
  expect(at({ ...VIEW, battle: null })).toEqual({ kind: 'over', why: null });
});

test('retreating together gives retreats to one place only, and stops when no more can go there', () => {
  const steps = [1, 2, 3, 4].flatMap(retreats);
  const given = orders(steps).filter(({ table }) => table.view.step === 'battle');
  expect(given.length).toBeGreaterThan(10);
  for (const each of given) {
    const { kind, path } = choiceOf(each.order);
    expect(`${kind} ${path.join('-')}`).toBe(`retreat ${each.plan.to}`);
    expect(isIn(each)).toBe(true);
  }
  const stops = steps.flatMap(({ step }) =>
    step.kind === 'over' && step.why !== null ? [step.why.kind] : [],
  );
  expect(new Set(stops)).toEqual(new Set(['full']));
});

test('no plan is on offer where it would save nothing', () => {
  for (const moment of momentsOf('2.0', 9, 1500)) {
    const { table, choices } = moment;
    if (!['battle', 'hits'].includes(table.view.step)) continue;
    if (table.view.step === 'hits') continue;
    const { volley, fightOn, retreats: ways, going, firing } = plansAt(table.view, choices, blocksOf(moment));
    const fires = choices.filter(({ kind }) => kind === 'fire').length;
    expect([volley === null, fightOn === null]).toEqual([fires < 2, fires === 0 || going <= firing]);
    expect(ways.size > 0).toBe(going > 1 && choices.some(({ kind }) => kind === 'retreat'));
  }
});
