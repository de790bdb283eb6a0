import { readFileSync } from 'node:fs';
import {
  SeededChance,
  rulesFor,
  startGame,
  viewFor,
  type AreaId,
  type BlockId,
  type CardId,
  type Event,
  type Stack,
  type View,
} from '@rubicon/engine';
import { PlanBodySchema, type Condition, type Plan, type PlanPart } from '@rubicon/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { holds } from './conditions.ts';
import { afterEvents, newPlan, partFor, phaseOf, type KeptPlan } from './plan.ts';

const area = (name: string): AreaId => name as AreaId;
const START = viewFor(startGame(rulesFor('2.0', {}), new SeededChance(1)).state, 'caesar');
const stack = (at: string, side: 'caesar' | 'pompey', ...blocks: (readonly [string, number])[]): Stack => ({
  area: area(at),
  side,
  colour: side === 'caesar' ? 'tan' : 'green',
  moved: false,
  entry: null,
  role: null,
  count: blocks.length,
  blocks:
    side === 'pompey' ? null : blocks.map(([block, strength]) => ({ block: block as BlockId, strength })),
});

/** As Caesar sees it: Genua is his, Rome Pompey's, Massilia attacked by Pompey, Ravenna contested by Caesar's attack. */
const VIEW: View = {
  ...START,
  step: 'move',
  asked: 'caesar',
  year: 706,
  turn: 3,
  first: 'pompey',
  points: { caesar: 5, pompey: 3 },
  stacks: [
    stack('Genua', 'caesar', ['C.Legio7', 3], ['C.Legio10', 4]),
    stack('Rome', 'pompey', ['?', 0], ['?', 0]),
    stack('Massilia', 'caesar', ['C.Navis1', 2]),
    stack('Massilia', 'pompey', ['?', 0]),
    stack('Ravenna', 'caesar', ['C.Legio8', 2]),
    stack('Ravenna', 'pompey', ['?', 0]),
  ],
  battles: [
    { area: area('Massilia'), attacker: 'pompey', main: null, entries: [] },
    { area: area('Ravenna'), attacker: 'caesar', main: null, entries: [] },
  ],
  cards: { ...START.cards, played: { caesar: '3/1', pompey: 'Mars' } },
};

const place = (at: string, is: Extract<Condition, { kind: 'place' }>['is']): Condition => ({
  kind: 'place',
  area: area(at),
  is,
});
const blocks = (at: string, side: 'caesar' | 'pompey', atLeast: number, atMost = 60): Condition => ({
  kind: 'blocks',
  area: area(at),
  side,
  atLeast,
  atMost,
});
const block = (name: string, at: string, strength: number): Condition => ({
  kind: 'block',
  block: name as BlockId,
  area: area(at),
  strength,
});

describe('a condition holds', () => {
  test.each<readonly [string, Condition, boolean]>([
    ['Pompey is Player 1', { kind: 'first', side: 'pompey' }, true],
    ['Caesar is Player 1', { kind: 'first', side: 'caesar' }, false],
    ['the enemy played Mars', { kind: 'card', card: 'Mars' }, true],
    ['the enemy played what Caesar did', { kind: 'card', card: '3/1' }, false],
    ['Genua is friendly', place('Genua', 'friendly'), true],
    ['Rome is friendly', place('Rome', 'friendly'), false],
    ['Rome is enemy', place('Rome', 'enemy'), true],
    ['Massilia is enemy', place('Massilia', 'enemy'), false],
    ['Massilia is contested', place('Massilia', 'contested'), true],
    ['Massilia is attacked', place('Massilia', 'attacked'), true],
    ['Ravenna, which Caesar attacks, is attacked', place('Ravenna', 'attacked'), false],
    ['Genua is contested', place('Genua', 'contested'), false],
    ['Athena is vacant', place('Athena', 'vacant'), true],
    ['Genua is vacant', place('Genua', 'vacant'), false],
    ['at most two at Rome', blocks('Rome', 'pompey', 0, 2), true],
    ['at most one at Rome', blocks('Rome', 'pompey', 0, 1), false],
    ['at least three at Rome', blocks('Rome', 'pompey', 3), false],
    ['at least two own at Genua', blocks('Genua', 'caesar', 2), true],
    ['none at Athena', blocks('Athena', 'pompey', 0, 0), true],
    ['Legio 7 at Genua with strength 3', block('C.Legio7', 'Genua', 3), true],
    ['Legio 7 at Genua with strength 2', block('C.Legio7', 'Genua', 2), false],
    ['Legio 7 at Massilia', block('C.Legio7', 'Massilia', 3), false],
    ['a block of the enemy’s', block('P.Legio1', 'Rome', 3), false],
    ['at least five points', { kind: 'points', side: 'caesar', atLeast: 5, atMost: 60 }, true],
    ['at most two points of the enemy', { kind: 'points', side: 'pompey', atLeast: 0, atMost: 2 }, false],
  ])('%s', (_, condition, is) => {
    expect(holds(condition, VIEW, 'caesar')).toBe(is);
  });
});

const part = (orders: readonly string[], ...conditions: Condition[]): PlanPart => ({
  if: conditions,
  orders,
});
const command = (...parts: PlanPart[]): Plan => ({
  year: 706,
  turn: 3,
  branches: parts.map((each) => ({ card: null, command: each })),
});
const kept = (plan: Plan, ...events: Event[]): KeptPlan =>
  afterEvents(newPlan(plan, 1, { ...VIEW, battles: [] }), events, 'caesar');
const due = (plan: KeptPlan, view: View = VIEW, phase: 'card' | 'command' = 'command') =>
  partFor(plan, view, 'caesar', phase);
const MOVE = part(['move C.Legio7 Genua-Rome'], place('Rome', 'enemy'));
const STAY = part(['done'], place('Rome', 'friendly'));

describe('the part that is due', () => {
  test('is that of the first branch whose conditions hold', () => {
    expect(due(kept(command(STAY, MOVE)))).toEqual({ branch: 1, part: MOVE });
    expect(due(kept(command(part(['done']), MOVE)))).toMatchObject({ branch: 0 });
  });

  test('is none where none does: each branch has its reason', () => {
    expect(due(kept(command(STAY, part(['done'], { kind: 'first', side: 'caesar' }))))).toEqual([
      { why: 'condition', condition: place('Rome', 'friendly') },
      { why: 'condition', condition: { kind: 'first', side: 'caesar' } },
    ]);
  });

  test.each<readonly [string, Partial<View>]>([
    ['another turn', { turn: 4 }],
    ['another year', { year: 707 }],
  ])('is none in %s', (_, change) => {
    expect(due(kept(command(MOVE)), { ...VIEW, ...change })).toEqual([{ why: 'turn' }]);
  });

  test('is none where a card is asked and none was planned, or the other way round', () => {
    expect(due(kept(command(MOVE)), VIEW, 'card')).toEqual([{ why: 'turn' }]);
    const cardOnly: Plan = { year: 706, turn: 3, branches: [{ card: part(['play 3/1']), command: null }] };
    expect(due(kept(cardOnly))).toEqual([{ why: 'turn' }]);
  });

  test('after a card is that of a branch that chose the same card', () => {
    const plan: Plan = {
      year: 706,
      turn: 3,
      branches: [
        { card: part(['play 3/1']), command: STAY },
        { card: part(['play 2/2']), command: part(['done']) },
        { card: part(['play 3/1']), command: MOVE },
      ],
    };
    expect(due({ ...kept(plan), followed: 0 })).toEqual({ branch: 2, part: MOVE });
    expect(due({ ...kept(plan), followed: 1 })).toMatchObject({ branch: 1 });
    expect(due(kept(plan))).toEqual([{ why: 'turn' }]);
  });
});

describe('a surprise', () => {
  const battle = (at: string): Event => ({
    kind: 'battle',
    area: area(at),
    attacker: 'pompey',
    surprise: false,
    blocks: [],
  });
  const revealed = (pompey: CardId): Event => ({
    kind: 'revealed',
    cards: { caesar: '3/1', pompey },
    effects: { caesar: '3/1', pompey },
    first: 'pompey',
    reason: 'god',
  });

  test('is a battle no condition speaks of', () => {
    expect(due(kept(command(MOVE), battle('Massilia')))).toEqual([{ why: 'battle', area: 'Massilia' }]);
    expect(due(kept(command(MOVE), battle('Rome')))).toMatchObject({ branch: 0 });
  });

  test('is no battle that was already coming', () => {
    const plan = newPlan(command(MOVE), 1, VIEW);
    expect(due(afterEvents(plan, [battle('Massilia')], 'caesar'))).toMatchObject({ branch: 0 });
  });

  test('is a god of the enemy’s no condition names', () => {
    expect(due(kept(command(MOVE), revealed('Mars')))).toEqual([{ why: 'god', card: 'Mars' }]);
    const named = part(['done'], { kind: 'card', card: 'Mars' });
    expect(due(kept(command(named), revealed('Mars')))).toMatchObject({ branch: 0 });
    expect(due(kept(command(MOVE), revealed('4/1')))).toMatchObject({ branch: 0 });
  });

  test.each<readonly [string, Event]>([
    [
      'Jupiter',
      {
        kind: 'struck',
        by: 'pompey',
        area: area('Genua'),
        outcome: 'reduced',
        strength: 2,
        side: 'caesar',
        colour: 'tan',
        block: null,
      },
    ],
    ['Vulcan', { kind: 'erupted', side: 'pompey', area: area('Genua'), blocks: 2 }],
  ])('is %s striking', (card, event) => {
    expect(due(kept(command(MOVE), event))).toEqual([{ why: 'god', card }]);
    const own = { ...event, by: 'caesar', side: 'caesar' } as Event;
    expect(due(kept(command(MOVE), own))).toMatchObject({ branch: 0 });
  });
});

test('a plan is for cards and the command phase, and for no other step', () => {
  expect((['cards', 'jupiter', 'move', 'main', 'surprise', 'levy'] as const).map(phaseOf)).toEqual([
    'card',
    ...Array.from({ length: 5 }, () => 'command'),
  ]);
  for (const step of [
    'deploy',
    'fight',
    'battle',
    'hits',
    'regroup',
    'harbour',
    'supply',
    'disband',
  ] as const)
    expect(phaseOf(step)).toBeNull();
});

test('what is no plan is refused', () => {
  const good = { year: 705, turn: 2, branches: [{ card: part(['play 3/1']), command: null }] };
  const accepts = (plan: unknown, cursor: unknown = 3): boolean =>
    v.safeParse(PlanBodySchema, { plan, cursor }).success;
  const withPart = (card: unknown): unknown => ({ ...good, branches: [{ card, command: null }] });
  expect(accepts(good)).toBe(true);
  expect(accepts(good, -1)).toBe(false);
  expect(accepts({ ...good, branches: [] })).toBe(false);
  expect(accepts({ ...good, branches: Array.from({ length: 5 }, () => good.branches[0]) })).toBe(false);
  expect(accepts({ ...good, more: 1 })).toBe(false);
  expect(accepts(withPart(part([])))).toBe(false);
  expect(accepts(withPart(part(['dance'])))).toBe(false);
  expect(accepts(withPart(part(Array.from({ length: 61 }, () => 'done'))))).toBe(false);
  expect(accepts(withPart({ if: [place('Lutetia', 'vacant')], orders: ['done'] }))).toBe(false);
  expect(accepts(withPart({ if: [{ kind: 'hand', card: 'Mars' }], orders: ['done'] }))).toBe(false);
});

test('the examples in the docs are plans', () => {
  const text = readFileSync(new URL('../../../../../docs/conditional-orders.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]): unknown => JSON.parse(json!));
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(() => v.parse(PlanBodySchema, example)).not.toThrow();
});
