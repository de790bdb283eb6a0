import { makePosition, parsePosition, rulesFor, sample, viewFor, type AreaId } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { compareWithFights } from '../../test/fights.ts';
import { NAMED_BATTLES, prepareBattle, type NamedBattle } from '../../test/named-battles.ts';
import { battleOdds, oddsFor, type Odds, type OddsOptions } from './odds.ts';
import { planAttack } from './planned-attack.ts';

const oddsOf = (battle: NamedBattle, options: OddsOptions = {}): Odds => {
  const { state, area } = prepareBattle(battle);
  return battleOdds(state, area, { policies: battle.policies ?? {}, ...options });
};
const battle = (attack: string, defend: string, more: Partial<NamedBattle> = {}): NamedBattle => ({
  name: '',
  attack,
  defend,
  ...more,
});

describe('by hand', () => {
  test('one die against one block, letter A before C, three rounds (§7.2)', () => {
    // A round goes by without a hit with 5/6 × 2/3
    const rounds = 1 + 5 / 9 + (5 / 9) ** 2;
    const { wins, thrownBack, stepsLost, exact } = oddsOf(battle('C.Auxilia3:1', 'P.Legio1:1'));
    expect(exact).toBe(true);
    expect(wins.caesar.value).toBeCloseTo(rounds / 6);
    expect(stepsLost.pompey.value).toBeCloseTo(rounds / 6);
    // In round 4 the attacker leaves in his A turn, before the defender's C
    expect(wins.pompey.value).toBeCloseTo((5 / 6) * (1 / 3) * rounds);
    expect(thrownBack.value).toBeCloseTo((5 / 9) ** 3);
  });

  test('of equal letters the defender fires first, and an attacker D in the last round stands the fire of the defender', () => {
    const { wins, thrownBack } = oddsOf(battle('P.Navis1:1', 'C.Navis4:1'));
    expect(wins.caesar.value).toBeCloseTo((1 / 2) * (1 + 1 / 4 + 1 / 16 + 1 / 64));
    expect(wins.pompey.value).toBeCloseTo((1 / 4) * (1 + 1 / 4 + 1 / 16));
    expect(thrownBack.value).toBeCloseTo((1 / 4) ** 3 / 2);
  });

  test('surprise lets the attacker fire first in round 1 only (§2.1)', () => {
    const plain = oddsOf(battle('C.Legio10:1', 'P.Auxilia3:1', { policies: { caesar: 'withdraw' } }));
    const surprised = oddsOf(
      battle('C.Legio10:1', 'P.Auxilia3:1', { surprise: true, policies: { caesar: 'withdraw' } }),
    );
    // Round 1, then the defender's A turn of round 2 before the attacker can leave
    expect(plain.wins.caesar.value).toBeCloseTo((5 / 6) * (2 / 3));
    expect(surprised.wins.caesar.value).toBeCloseTo(2 / 3);
    expect(surprised.stepsLost.caesar.value).toBeCloseTo((1 / 3) * (1 / 6 + (5 / 6) * (1 / 6)));
  });

  test('a ballista fires as B in defence and as D in attack (§7.42)', () => {
    const once = { caesar: 'withdraw', pompey: 'withdraw' } as const;
    const defends = oddsOf(battle('P.Legio1:1', 'C.Ballista:1', { policies: once }));
    const attacks = oddsOf(battle('C.Ballista:1', 'P.Legio1:1', { policies: once }));
    expect(defends.stepsLost.pompey.value).toBeCloseTo(2 / 3);
    expect(attacks.stepsLost.pompey.value).toBeCloseTo((2 / 3) * (2 / 3));
  });

  test('an elephant at II rolls two dice and falls to one hit, a single step (§7.41)', () => {
    const { stepsLost } = oddsOf(
      battle('P.Elephant:2', 'C.Legio9:3', { policies: { caesar: 'withdraw', pompey: 'withdraw' } }),
    );
    expect(stepsLost.caesar.value).toBeCloseTo(1);
    const legioHits = 1 - ((1 / 4) * (2 / 3) ** 3 + (1 / 2) * (2 / 3) ** 2 + (1 / 4) * (2 / 3));
    // Round 2 is the elephant's own turn to leave, before the legion's
    expect(stepsLost.pompey.value).toBeCloseTo(legioHits);
  });

  test('a leader who takes the hit may die, and only in his battle', () => {
    const { leaders } = oddsOf(
      battle('C.Antonius:1 C.Legio7:1', 'P.Auxilia3:1', { policies: { caesar: 'withdraw' } }),
    );
    // Of equals the legion goes first, so a single die never reaches the leader in round 1, and he leaves in round 2
    expect(leaders.map(({ block }) => block)).toEqual(['C.Antonius']);
    expect(leaders[0]!.dies.value).toBeLessThan(1 / 6);
  });

  test('a main force that is gone disrupts its reserves: each loses a step as round 2 opens (§7.31)', () => {
    const { stepsLost } = oddsOf(
      battle('C.Legio7:1', 'P.Legio3:3', {
        attackReserve: 'C.Auxilia3:2 C.Auxilia4:2',
        policies: { caesar: 'withdraw', pompey: 'withdraw' },
      }),
    );
    const lost = 1 - (1 / 2) ** 3; // the chance of any hit on the legion
    // Letter A leaves before any C fires again
    expect(stepsLost.caesar.value).toBeCloseTo(lost * 3);
  });
});

describe('exact odds', () => {
  test.each(NAMED_BATTLES)('agree with battles fought: $name', (each) => {
    expect(compareWithFights(each, 1_000, 1)).toEqual([]);
  });

  test.each(NAMED_BATTLES)('add up: $name', (each) => {
    const { wins, thrownBack } = oddsOf(each);
    expect(wins.caesar.value + wins.pompey.value + thrownBack.value).toBeCloseTo(1, 10);
  });

  test('give way to sampling when there are too many situations', () => {
    const odds = oddsOf(NAMED_BATTLES[1]!, { situations: 100, battles: 500 });
    const { value, low, high } = odds.wins.caesar;
    expect(odds).toMatchObject({ exact: false, battles: 500 });
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
    expect(odds).toEqual(oddsOf(NAMED_BATTLES[1]!, { situations: 100, battles: 500 }));
  });
});

describe('on a map', () => {
  const line =
    'position/1 turn=705.2 step=move asked=caesar first=caesar moves=3 levies=1 ' +
    'hands=2/3+2/3+2/2,3/1+3/1+2/1 discards=1/2,1/2 played=3/1,2/2 effects=3/1,2/2 last=2/2,2/1 seen=3/1+2/2+2/2+2/1 ' +
    'map=Ravenna(C.Caesar:3,C.Legio13:3);Genua(C.Legio8:3);Rome(P.Legio1:4);Alexandria(Cleopatra:4) locked=C.Octavian,P.Brutus';
  const parsed = parsePosition(line, rulesFor('2.0'));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const state = parsed.value;
  const rome = 'Rome' as AreaId;
  const plan = (blocks: readonly string[]): ReturnType<typeof planAttack> =>
    planAttack(state, { side: 'caesar', area: rome, blocks: blocks as never });

  test('an attack is planned without touching the position', () => {
    const before = makePosition(state);
    const odds = battleOdds(plan(['C.Caesar', 'C.Legio13', 'C.Legio8']), rome);
    expect(makePosition(state)).toBe(before);
    expect(odds).toMatchObject({ exact: true, attacker: 'caesar' });
    const main = battleOdds(plan(['C.Caesar', 'C.Legio13']), rome);
    expect(odds.wins.caesar.value).toBeGreaterThan(main.wins.caesar.value);
  });

  test('an attack nobody can make is refused', () => {
    expect(() => plan(['C.Legio10'])).toThrow('C.Legio10 cannot attack Rome');
    expect(() => planAttack(state, { side: 'caesar', area: 'Neapolis' as AreaId, blocks: [] })).toThrow(
      'no enemy',
    );
    expect(() => battleOdds(state, rome)).toThrow('Nobody fights in Rome');
  });

  test('who does not know the enemy gets an average over worlds', () => {
    const planned = plan(['C.Caesar', 'C.Legio13']);
    const seen = oddsFor(viewFor(planned, 'caesar'), sample, rome, { battles: 300 });
    expect(seen).toMatchObject({ exact: false, battles: 300 });
    expect(seen.wins.caesar.low).toBeGreaterThan(0);
  });
});
