import {
  SeededChance,
  askedSides,
  decisionOf,
  give,
  newGame,
  rulesFor,
  startGame,
  viewFor,
  viewOf,
  type AreaId,
  type BlockId,
  type Decision,
  type Game,
  type Side,
  type Stack,
  type View,
} from '@rubicon/engine';
import { makePlayer } from '@rubicon/ai';
import type { BattleOrders, BattleRule, Standing } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { standingAnswer } from './standing-answer.ts';

const HERE = 'Genua' as AreaId;
const START = viewFor(startGame(rulesFor('2.0', {}), new SeededChance(1)).state, 'caesar');

interface Battle {
  readonly round?: number;
  readonly attacker?: Side;
  readonly own: string; // 'C.Caesar 3, C.Legio7 2'
  readonly enemy?: string;
  readonly reserves?: string; // own, not yet arrived
  readonly acted?: string;
  readonly friends?: readonly (readonly [area: string, count: number])[];
}

/** Caesar's view of a battle at Genua. */
function battleView({
  round = 2,
  attacker = 'pompey',
  own,
  enemy = 'P.Legio1 3',
  reserves = '',
  acted = '',
  friends = [],
}: Battle): View {
  const blocksOf = (list: string) =>
    list.split(', ').map((item) => {
      const [block, strength] = item.split(' ');
      return { block: block as BlockId, strength: Number(strength) };
    });
  const stack = (side: Side, list: string, role: Stack['role']): Stack => {
    const blocks = blocksOf(list);
    const colour = side === 'caesar' ? 'tan' : 'green';
    return { area: HERE, side, colour, moved: false, entry: null, role, count: blocks.length, blocks };
  };
  return {
    ...START,
    step: 'battle',
    asked: 'caesar',
    stacks: [
      stack('caesar', own, 'main'),
      stack('pompey', enemy, 'main'),
      ...(reserves === '' ? [] : [stack('caesar', reserves, 'reserve')]),
      ...friends.map(([area, count]) => ({ ...stack('caesar', own, null), area: area as AreaId, count })),
    ],
    battles: [{ area: HERE, attacker, main: null, entries: [] }],
    battle: {
      area: HERE,
      round,
      turn: 0,
      acted: acted.split(', ') as BlockId[],
      hits: 0,
      seaRetreated: { caesar: false, pompey: false },
      used: [],
    },
  };
}

const asks = (step: Decision['step'], ...orders: string[]): Decision => ({
  number: 1,
  side: 'caesar',
  step,
  required: true,
  orders,
});
/** A block's options from round 2 on. */
const mayDo = (block: string, ...to: string[]): string[] => [
  `fire ${block}`,
  `pass ${block}`,
  ...to.map((area) => `retreat ${block} Genua-${area}`),
];
const usual = (orders: Partial<BattleOrders>): Standing => ({
  usual: { rules: [], hits: 'ask', spareLeaders: false, retreatTo: [], ...orders },
  battles: [],
});
const rules = (...list: BattleRule[]): Standing => usual({ rules: list });

describe('a hit', () => {
  const view = battleView({ own: 'C.Caesar 3, C.Legio7 3, C.Legio10 3, C.Equitatus1 3', acted: 'C.Legio10' });
  const taker = (orders: Partial<BattleOrders>, ...blocks: string[]): string | null =>
    standingAnswer(usual(orders), view, asks('hits', ...blocks.map((block) => `hit ${block}`)));

  test('is left to the owner where no rule is set', () => {
    expect(taker({}, 'C.Legio7', 'C.Legio10')).toBeNull();
  });

  test.each([
    ['least-firepower', 'C.Legio7'], // C2 among C2, C4, A3: Equitatus1 is B2, but its turn is still to come
    ['last-letter', 'C.Legio7'], // the weaker of two C blocks
    ['already-acted', 'C.Legio10'],
  ] as const)('is taken by the %s', (hits, block) => {
    expect(taker({ hits }, 'C.Caesar', 'C.Legio7', 'C.Legio10', 'C.Equitatus1')).toBe(`hit ${block}`);
  });

  test('spares leaders while another block can take it', () => {
    const orders = { hits: 'last-letter', spareLeaders: true } as const;
    expect(taker({ hits: 'least-firepower' }, 'C.Caesar', 'C.Legio10')).toBe('hit C.Caesar');
    expect(taker({ ...orders, hits: 'least-firepower' }, 'C.Caesar', 'C.Legio10')).toBe('hit C.Legio10');
    expect(taker(orders, 'C.Caesar', 'C.Equitatus1')).toBe('hit C.Equitatus1');
    const cleopatra = battleView({ own: 'Cleopatra 3, C.Legio10 3' });
    const decision = asks('hits', 'hit Cleopatra', 'hit C.Legio10');
    expect(standingAnswer(usual({ ...orders }), cleopatra, decision)).toBe('hit C.Legio10');
    expect(standingAnswer(usual({ ...orders, hits: 'least-firepower' }), cleopatra, decision)).toBe(
      'hit C.Legio10',
    );
  });

  test('reads a ballista’s initiative by its role', () => {
    const ballista = (attacker: Side): string | null =>
      standingAnswer(
        usual({ hits: 'last-letter' }),
        battleView({ own: 'C.Ballista 2, C.Legio7 2', attacker }),
        asks('hits', 'hit C.Ballista', 'hit C.Legio7'),
      );
    expect([ballista('caesar'), ballista('pompey')]).toEqual(['hit C.Ballista', 'hit C.Legio7']);
  });
});

describe('a battle turn', () => {
  const even: Battle = { own: 'C.Legio7 3', enemy: 'P.Legio1 3' };
  const turn = (standing: Standing, battle: Battle = even, orders = mayDo('C.Legio7', 'Massilia')) =>
    standingAnswer(standing, battleView(battle), asks('battle', ...orders));

  test('follows the first rule that fits, and asks where none does', () => {
    expect(turn(rules({ do: 'fire' }, { do: 'pass' }))).toBe('fire C.Legio7');
    expect(turn(rules({ do: 'pass', fromRound: 3 }, { do: 'fire' }))).toBe('fire C.Legio7');
    expect(turn(rules({ do: 'pass', fromRound: 3 }, { do: 'fire' }), { ...even, round: 3 })).toBe(
      'pass C.Legio7',
    );
    expect(turn(rules({ do: 'fire', role: 'attacker' }))).toBeNull();
    expect(turn(rules({ do: 'fire', role: 'defender' }))).toBe('fire C.Legio7');
    expect(turn(rules({ do: 'ask' }, { do: 'fire' }))).toBeNull();
    expect(turn(rules())).toBeNull();
  });

  test('skips a rule that cannot be followed', () => {
    const standing = rules({ do: 'retreat' }, { do: 'fire' });
    expect(turn(standing)).toBe('retreat C.Legio7 Genua-Massilia');
    expect(turn(standing, { ...even, round: 1 }, mayDo('C.Legio7'))).toBe('fire C.Legio7');
    const fight = rules({ do: 'fire' }, { do: 'retreat' });
    const last: Battle = { ...even, round: 4, attacker: 'caesar' };
    expect(turn(fight, last, ['retreat C.Legio7 Genua-Massilia'])).toBe('retreat C.Legio7 Genua-Massilia');
    expect(turn(fight, last, ['perish C.Legio7'])).toBe('perish C.Legio7');
    expect(turn(rules({ do: 'fire' }), last, ['perish C.Legio7'])).toBeNull();
  });

  test('compares the visible forces', () => {
    // Legio7 is C2: 6 at strength 3. Legio1 is C2 as well
    const flee = (odds: number): Standing => rules({ do: 'retreat', outnumbered: odds }, { do: 'fire' });
    const enemy = 'P.Legio1 3, P.Legio3 3';
    expect(turn(flee(1))).toMatch(/^retreat/);
    expect(turn(flee(1.1))).toMatch(/^fire/);
    expect(turn(flee(1.5), { ...even, enemy })).toMatch(/^retreat/);
    expect(turn(flee(3), { ...even, enemy })).toMatch(/^fire/);
    expect(turn(flee(1.1), { ...even, reserves: 'C.Legio10 3' })).toMatch(/^fire/);
    expect(turn(rules({ do: 'fire', outnumbering: 1.5 }))).toBeNull();
    expect(
      turn(rules({ do: 'fire', outnumbering: 1.5 }), { ...even, own: 'C.Legio7 3, C.Legio10 3' }),
    ).toMatch(/^fire/);
  });

  test('distinguishes leaders, Navis and others, and weak from strong', () => {
    const standing = rules(
      { do: 'retreat', who: 'leaders', strengthAtMost: 1 },
      { do: 'pass', who: 'navis' },
      { do: 'fire', who: 'others' },
      { do: 'fire', who: 'leaders' },
    );
    const one = (item: string): string | null => {
      const block = item.split(' ')[0]!;
      return turn(standing, { own: item }, mayDo(block, 'Massilia'));
    };
    expect(one('C.Caesar 1')).toBe('retreat C.Caesar Genua-Massilia');
    expect(one('C.Caesar 2')).toBe('fire C.Caesar');
    expect(one('Cleopatra 1')).toBe('retreat Cleopatra Genua-Massilia');
    expect(one('C.Navis1 2')).toBe('pass C.Navis1');
    expect(one('C.Legio7 1')).toBe('fire C.Legio7');
  });

  test('fires before it asks, asks before anyone retreats, and leaders retreat first', () => {
    const own = 'C.Antonius 2, C.Auxilia3 3, C.Octavian 1';
    const orders = ['C.Antonius', 'C.Auxilia3', 'C.Octavian'].flatMap((block) => mayDo(block, 'Massilia'));
    const leadersLeave = rules({ do: 'retreat', who: 'leaders' }, { do: 'fire' });
    expect(turn(leadersLeave, { own }, orders)).toBe('fire C.Auxilia3');
    expect(turn(leadersLeave, { own }, orders.slice(0, 3))).toMatch(/^retreat C.Antonius/);
    const some = rules({ do: 'ask', who: 'leaders', strengthAtMost: 1 }, { do: 'retreat' });
    expect(turn(some, { own }, orders)).toBeNull();
    expect(turn(rules({ do: 'retreat' }), { own }, orders)).toMatch(/^retreat C.Antonius/);
    expect(turn(rules({ do: 'pass', who: 'leaders' }, { do: 'retreat' }), { own }, orders)).toMatch(
      /^retreat C.Auxilia3/,
    );
  });

  test('retreats to its owner’s preferred location, then to most friends', () => {
    const friends = [['Massilia', 1] as const, ['Ravenna', 4] as const];
    const orders = mayDo('C.Legio7', 'Aquileia', 'Massilia', 'Ravenna', 'Tyrrhenum-Caralis');
    const to = (retreatTo: string[]): string | null =>
      turn(
        usual({ rules: [{ do: 'retreat' }], retreatTo: retreatTo as AreaId[] }),
        { own: 'C.Legio7 3', friends },
        orders,
      );
    expect(to([])).toBe('retreat C.Legio7 Genua-Ravenna');
    expect(to(['Rome', 'Massilia', 'Ravenna'])).toBe('retreat C.Legio7 Genua-Massilia');
    expect(to(['Caralis'])).toBe('retreat C.Legio7 Genua-Tyrrhenum-Caralis');
  });

  test('in one battle follows the orders for that battle', () => {
    const own = (area: string, orders: BattleOrders | null): Standing => ({
      ...rules({ do: 'fire' }),
      battles: [{ area: area as AreaId, orders }],
    });
    const pass = usual({ rules: [{ do: 'pass' }] }).usual;
    expect(turn(own('Genua', pass))).toBe('pass C.Legio7');
    expect(turn(own('Genua', null))).toBeNull();
    expect(turn(own('Rome', pass))).toBe('fire C.Legio7');
    expect(turn({ usual: null, battles: [] })).toBeNull();
  });
});

describe('in whole games', () => {
  const FIGHT = usual({
    rules: [{ do: 'fire' }, { do: 'retreat' }],
    hits: 'last-letter',
    spareLeaders: true,
  });
  const CAREFUL = usual({
    rules: [
      { do: 'retreat', who: 'leaders', strengthAtMost: 1 },
      { do: 'retreat', outnumbered: 1.5 },
      { do: 'pass', who: 'navis', fromRound: 3 },
      { do: 'fire' },
      { do: 'retreat' },
    ],
    hits: 'least-firepower',
    spareLeaders: true,
  });
  const HESITANT = usual({
    rules: [
      { do: 'ask', who: 'leaders' },
      { do: 'fire', fromRound: 2 },
      { do: 'retreat', role: 'attacker' },
    ],
    hits: 'already-acted',
  });

  /** Plays a game by a script, except for what standing orders answer; returns how often sides were asked in battle. */
  function play(seed: number, standing: Readonly<Record<Side, Standing>>) {
    const chance = new SeededChance(seed);
    let { game }: { game: Game } = newGame(
      { edition: '2.0', revision: 1, rules: {}, clock: null },
      chance,
      0,
    );
    const player = makePlayer('miles', seed);
    const counts = { answered: 0, asked: 0 };
    while (game.result === null) {
      const side = askedSides(game.state)[0]!;
      const decision = decisionOf(game, side)!;
      const view = viewOf(game, side);
      const answer = standingAnswer(standing[side], view, decision);
      expect(standingAnswer(standing[side], structuredClone(view), decision)).toBe(answer);
      const inBattle = decision.step === 'battle' || decision.step === 'hits';
      expect(answer === null || (inBattle && decision.orders.includes(answer))).toBe(true);
      if (answer !== null) counts.answered += 1;
      else if (inBattle) counts.asked += 1;
      const order = answer ?? player.choose(view, decision.orders).order;
      const accepted = give(game, { kind: 'order', side, decision: decision.number, order }, chance, 0);
      if (!accepted.ok) throw new Error(accepted.message);
      game = accepted.game;
    }
    return counts;
  }

  test('battles need no exchange where both have defaults', () => {
    let answered = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const counts = play(seed, { caesar: FIGHT, pompey: CAREFUL });
      expect(counts.asked).toBe(0);
      answered += counts.answered;
    }
    expect(answered).toBeGreaterThan(300);
  });

  test('decisions left open are asked', () => {
    const games = [7, 8, 9].map((seed) => play(seed, { caesar: HESITANT, pompey: CAREFUL }));
    expect(games.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(40);
    expect(games.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(10);
  });
});
