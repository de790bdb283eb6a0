import {
  EDITIONS,
  SIDES,
  SeededChance,
  apply,
  legalOrders,
  makePosition,
  parsePosition,
  rulesFor,
  viewFor,
  type AreaId,
  type BlockId,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from '../../../test/kit/random-game.ts';
import {
  battlesOf,
  cardsLeft,
  changeSides,
  deal,
  emptied,
  handWanted,
  makeSetup,
  readSetup,
  stand,
  strengthen,
  type Setup,
} from './setup.ts';
import { problemsOf } from './setup-problem.ts';
import { playThrough } from '../model/recorded-game.ts';

const rules = rulesFor('2.0');
const start = makePosition(playThrough(randomGame('2.0', 5)).positions[0]!.state);
const roll = (sides: number): number => new SeededChance(9).roll(sides);
const block = (id: string): BlockId => id as BlockId;
const area = (id: string): AreaId => id as AreaId;

describe.each(EDITIONS)('positions of edition %s', (edition) => {
  const own = rulesFor(edition);
  const texts = playThrough(randomGame(edition, 5)).positions.map(({ state }) => makePosition(state));
  const [kept, plain] = [true, false].map((isKept) =>
    texts.filter((text) => (readSetup(text).step === 'kept') === isKept),
  );

  test('a step that cannot be edited comes back unchanged', () => {
    expect(kept!.length).toBeGreaterThan(20);
    for (const text of kept!) {
      const parsed = parsePosition(makeSetup(readSetup(text)), own);
      expect(parsed.ok ? makePosition(parsed.value) : parsed.fault.message).toBe(text);
    }
  });

  test('from any other step the blocks come back, and the position can be played', () => {
    expect(plain!.length).toBeGreaterThan(20);
    for (const text of plain!) {
      const setup = readSetup(text);
      const filled = deal(setup, roll);
      expect(problemsOf(filled, own)).toEqual([]);
      expect(readSetup(makeSetup(filled)).blocks).toEqual(setup.blocks);
    }
  });
});

test('an edited position can be played, in any year and turn', () => {
  for (const step of ['cards', 'move', 'levy'] as const)
    for (let turn = 1; turn <= 5; turn++)
      for (const asked of ['caesar', 'pompey'] as const) {
        const setup: Setup = { ...readSetup(start), year: 704 + turn, turn, step, asked, first: asked };
        const dealt = deal(setup, roll);
        expect(problemsOf(dealt, rules)).toEqual([]);
        expect(dealt.hands.caesar).toHaveLength(handWanted(dealt)!);
      }
});

test('blocks are added and removed, and keep within their strength limits', () => {
  let setup = stand(readSetup(start), block('C.Caesar'), area('Rome'));
  setup = stand(setup, block('P.Pompey'), 'dead');
  for (let i = 0; i < 9; i++) setup = strengthen(setup, block('C.Caesar'), -1);
  expect(setup.blocks.get(block('C.Caesar'))).toMatchObject({ where: 'Rome', strength: 1 });
  for (let i = 0; i < 9; i++) setup = strengthen(setup, block('C.Caesar'), 1);
  expect(setup.blocks.get(block('C.Caesar'))!.strength).toBe(3);
  expect(makeSetup(setup)).toContain('dead=P.Pompey');
  setup = stand(setup, block('C.Caesar'), 'pool');
  expect(makeSetup(setup)).not.toContain('C.Caesar');
  setup = changeSides(setup, block('Cleopatra'), 'caesar');
  expect(makeSetup(setup)).toMatch(/Cleopatra:\d~/);
});

describe('battles that are about to begin', () => {
  const fight: Setup = {
    ...readSetup(start),
    step: 'fight',
    first: 'pompey',
    turn: 1,
    blocks: stand(readSetup(start), block('C.Legio7'), area('Tarraco')).blocks,
  };
  const at = (setup: Setup, where: string) => battlesOf(setup).find((battle) => battle.area === where)!;

  test.each(EDITIONS)('can be fought, whoever attacks, across each border, edition %s', (edition) => {
    const own = rulesFor(edition);
    for (const side of SIDES)
      for (const from of at({ ...fight, first: side }, 'Tarraco').options) {
        const setup = deal({ ...fight, attacks: new Map([[area('Tarraco'), { side, from }]]) }, roll);
        expect(problemsOf(setup, own)).toEqual([]);
        const parsed = parsePosition(makeSetup(setup), own);
        if (!parsed.ok) throw new Error(parsed.fault.message);
        expect(makePosition(parsed.value)).toContain(`attacks=Tarraco:${side}:${from}`);
        const [order] = legalOrders(parsed.value, 'pompey');
        const begun = apply(parsed.value, 'pompey', order!, new SeededChance(3));
        expect(begun.ok && viewFor(begun.state, 'spectator', true).battle).toMatchObject({ area: 'Tarraco' });
      }
  });

  test('by default Player 1 attacks, across a border the other does not hold', () => {
    const { side, from } = at({ ...fight, first: 'caesar' }, 'Tarraco');
    expect(side).toBe('caesar');
    expect([...fight.blocks.values()].some((each) => each.where === from && each.side === 'pompey')).toBe(
      false,
    );
    const chosen = at(
      { ...fight, attacks: new Map([[area('Tarraco'), { side, from: area('Rome') }]]) },
      'Tarraco',
    );
    expect(chosen.from).toBe(from); // no one comes from there
  });

  test('Navis come by sea, and are the reserve of an attack by road', () => {
    const setup = deal(stand(fight, block('C.Navis1'), area('Tarraco')), roll);
    const attacks = new Map([[area('Tarraco'), { side: 'caesar', from: area('Narbo') } as const]]);
    expect(at({ ...setup, attacks }, 'Tarraco').entries).toEqual(
      new Map([
        ['C.Legio7', 'Narbo'],
        ['C.Navis1', 'Hispanum'],
      ]),
    );
    expect(problemsOf({ ...setup, attacks }, rules)).toEqual([]);
  });

  test('at sea, on an island, and in several locations at once', () => {
    let setup = stand(fight, block('C.Navis1'), area('Hispanum'));
    setup = stand(setup, block('P.Navis3'), area('Hispanum'));
    setup = stand(setup, block('C.Legio8'), area('Creta'));
    setup = deal(stand(setup, block('P.Legio1'), area('Creta')), roll);
    expect(battlesOf(setup).map((battle) => [battle.area, battle.from === null])).toEqual([
      ['Creta', true],
      ['Tarraco', false],
      ['Hispanum', false],
    ]);
    expect(problemsOf(setup, rules)).toEqual([]);
  });

  test('an attack already begun continues as it was declared', () => {
    const found = [5, 6, 7, 8]
      .flatMap((seed) => playThrough(randomGame('2.0', seed)).positions)
      .map(({ state }) => makePosition(state))
      .filter((text) => / step=(?:move|levy|fight) /.test(text) && / attacks=(?!\S*:-)/.test(text));
    expect(found.length).toBeGreaterThan(3);
    for (const text of found) {
      const setup = deal({ ...readSetup(text), step: 'fight' }, roll);
      expect(problemsOf(setup, rules)).toEqual([]);
      expect(makeSetup(setup)).toContain(/attacks=\S+/.exec(text)![0]);
    }
  });
});

describe('problems are named', () => {
  const base = deal(readSetup(start), roll);
  const enemies = base.blocks.get(block('P.Legio1'))!.where;
  test.each([
    [
      'a legion at sea',
      stand(base, block('C.Legio7'), area('Tyrrhenum')),
      { kind: 'place', area: 'Tyrrhenum' },
    ],
    [
      'a fleet inland',
      stand(base, block('C.Navis1'), area('Lugdunum')),
      { kind: 'place', block: 'C.Navis1' },
    ],
    ['both in one city', stand(base, block('C.Legio7'), enemies), { kind: 'contested', area: enemies }],
    ['no battle to begin with', { ...base, step: 'fight' }, { kind: 'no-battle' }],
    ['a card too few', { ...base, turn: 2 }, { kind: 'hand', side: 'caesar', count: 6, wanted: 4 }],
    [
      'two of one god',
      { ...base, hands: { ...base.hands, caesar: ['Mars', 'Mars', '2/2', '2/1', '1/2', '3/1'] } },
      { kind: 'copies', card: 'Mars' },
    ],
    [
      'the third leader waiting for a death that has come',
      stand(base, block('P.Scipio'), 'dead'),
      { kind: 'unlocked', block: 'P.Brutus' },
    ],
    ['Cleopatra gone', stand(base, block('Cleopatra'), 'pool'), { kind: 'other' }],
    ['a legion dead', stand(base, block('C.Legio7'), 'dead'), { kind: 'other' }],
  ] as const)('%s', (_what, setup, problem) => {
    expect(problemsOf(setup, rules)).toContainEqual(expect.objectContaining(problem));
    expect(parsePosition(makeSetup(setup), rules).ok).toBe(false);
  });

  test('there is no problem where the engine finds none', () => {
    expect(problemsOf(base, rules)).toEqual([]);
    expect(cardsLeft(base, 'Mars')).toBeGreaterThanOrEqual(0);
  });

  test('an empty map is a valid start', () => {
    const setup = deal(emptied(readSetup(start)), roll);
    expect(
      [...setup.blocks.values()].filter(({ where }) => where !== 'pool' && where !== 'locked'),
    ).toHaveLength(1);
    expect(problemsOf(setup, rules)).toEqual([]);
  });
});
