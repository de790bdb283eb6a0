// What mutation testing found untested (docs/mutation.md): small faults in the code that no other test noticed.
import { describe, expect, test } from 'vitest';
import { SeededChance, type Chance } from '../../src/dice/chance.ts';
import { eventsFor } from '../../src/knowledge/event.ts';
import { apply } from '../../src/rules/legal.ts';
import { parseOrder } from '../../src/orders/notation.ts';
import type { Viewer } from '../../src/board/side.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import {
  WINTER,
  acting,
  attack,
  each,
  over,
  passTo,
  passUntil,
  paths,
  roundOrder,
} from '../kit/shorthand.ts';
import { start, type Play } from '../kit/play.ts';

const VIEWERS: readonly Viewer[] = ['caesar', 'pompey', 'spectator'];
/** Whether an order rolls or reveals something. */
const isBarrier = (p: Play, text: string): boolean => {
  const order = parseOrder(text);
  const outcome = order.ok ? apply(p.state, p.side!, order.value, new SeededChance(1)) : null;
  if (outcome?.ok !== true) throw new Error(`“${text}” was refused`);
  return outcome.barrier;
};
describe('movement', () => {
  test('§6.11 blocks that leave a contested city find the road filled by those who came to help', () => {
    const p = start({
      map: 'Genua: C.Legio7; Rome: P.Legio1, P.Legio2, P.Legio3; Ravenna: P.Legio4, P.Legio5',
    }).do('move C.Legio7 Genua-Rome', 'done', 'done');
    p.do(...over('Ravenna-Rome', 'P.Legio4', 'P.Legio5'));
    expect(paths(p, 'move', 'P.Legio1')).not.toContain('Rome-Ravenna');
    expect(paths(p, 'move', 'P.Legio1')).toContain('Rome-Neapolis');
  });

  test('§6.11 the major road from Aenos to Byzantium takes four, the fifth stays', () => {
    const p = start({ map: 'Aenos: C.Legio7, C.Legio8, C.Legio9, C.Legio10, C.Legio11' });
    p.do(...over('Aenos-Byzantium', ...each('C.Legio', 7, 8, 9, 10)));
    expect(paths(p, 'move', 'C.Legio11').filter((path) => path.startsWith('Aenos-Byzantium'))).toEqual([]);
    expect(viewFor(p.state, 'pompey').command?.used).toEqual([
      { between: ['Aenos', 'Byzantium'], blocks: 4, attacked: false },
    ]);
    const strait = start({ map: 'Rhegium: C.Legio7; Messana: P.Legio1' }).do('move C.Legio7 Rhegium-Messana');
    expect(viewFor(strait.state, 'pompey').command?.used).toEqual([
      { between: ['Messana', 'Rhegium'], blocks: 1, attacked: true },
    ]);
  });

  test('§6.3 every block that sails costs a point: with one point the second stays', () => {
    const p = start({ cards: ['1/2', '1/2'], map: 'Rome: C.Legio7, C.Legio8; Tyrrhenum: C.Navis1' });
    p.do('embark C.Legio7 Rome-Tyrrhenum-Neapolis');
    expect(p.moves).toBe(0);
    expect(p.legal()).toEqual(['done']);
  });

  test('§6.3 over the Atlanticus alone: all its ports, and its Navis is held', () => {
    const p = start({ map: 'Gades: C.Legio7; Atlanticus: C.Navis1' });
    expect(paths(p, 'embark', 'C.Legio7')).toEqual(
      ['Burdigala', 'Olisipo', 'Portus', 'Sala', 'Tingis'].map((port) => `Gades-Atlanticus-${port}`),
    );
    p.do('embark C.Legio7 Gades-Atlanticus-Sala');
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
  });

  test('§4.4 a contested sea is friendly to nobody and carries nobody', () => {
    const p = start({ map: 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1; Neapolis: P.Legio1' });
    p.do('move C.Navis1 Hispanum-Tyrrhenum', 'done', 'done');
    expect(p.status('Tyrrhenum')).toBe('contested');
    expect(paths(p, 'embark', 'P.Legio1')).toEqual([]);
  });

  test('§6.3 only the seas crossed are held', () => {
    const p = start({ map: 'Rome: C.Legio7; Tyrrhenum: C.Navis1; Hadriaticum: C.Navis2' });
    p.do('embark C.Legio7 Rome-Tyrrhenum-Neapolis');
    expect(viewFor(p.state, 'pompey').command?.held).toEqual(['Tyrrhenum']);
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
    expect(paths(p, 'move', 'C.Navis2')).toContain('Hadriaticum-Ravenna');
  });
});

describe('battles', () => {
  const aenos = 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1';

  test('ruling 9 Aenos entered by two roads: one of them is declared under 1.1', () => {
    const p = start({ edition: '1.1', map: aenos });
    p.do('move C.Legio7 Byzantium-Aenos', 'move C.Legio8 Thessalonika-Aenos', 'done');
    expect(p.step).toBe('main');
    expect(p.legal().sort()).toEqual(['main Byzantium-Aenos', 'main Thessalonika-Aenos']);
  });

  test('ruling 9 a single entry is the main attack under 1.1 too, without a word', () => {
    const p = start({ edition: '1.1', map: aenos }).do('move C.Legio7 Byzantium-Aenos', 'done');
    expect([p.step, p.isMain('C.Legio7')]).toEqual(['levy', true]);
    p.do('done', 'done', 'done');
    expect([p.battle?.round, roundOrder(p)]).toEqual([1, ['P.Legio1', 'C.Legio7']]);
  });

  test('§7.6 nobody retreats in round 1 though the way is free; in round 2 he may', () => {
    const p = attack({ map: 'Genua: C.Legio7; Rome: P.Legio1' }, 'move C.Legio7 Genua-Rome');
    expect(p.legal().sort()).toEqual(['fire P.Legio1', 'pass P.Legio1']);
    p.do('pass P.Legio1');
    expect(p.legal().sort()).toEqual(['fire C.Legio7', 'pass C.Legio7']);
    p.do('pass C.Legio7');
    expect(paths(p, 'retreat', 'P.Legio1')).toContain('Rome-Neapolis');
    p.do('pass P.Legio1');
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual(['Rome-Genua']);
  });

  test('§7.1 to begin a battle reveals blocks, so it cannot be taken back; to pass reveals nothing', () => {
    const p = attack(
      { map: `${aenos}; Genua: C.Legio9; Rome: P.Legio2` },
      ...['move C.Legio7 Byzantium-Aenos', 'move C.Legio9 Genua-Rome'],
    );
    expect(isBarrier(p, 'fight Aenos')).toBe(true);
    p.do('fight Aenos');
    expect(isBarrier(p, 'pass P.Legio1')).toBe(false);
  });

  test('§7.3 the pass that ends round 1 reveals reserves, if there are any', () => {
    const alone = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos').do('pass P.Legio1');
    expect(isBarrier(alone, 'pass C.Legio7')).toBe(false);
    const both = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos', 'move C.Legio8 Thessalonika-Aenos');
    expect(isBarrier(both.do('pass P.Legio1'), 'pass C.Legio7')).toBe(true);
  });

  test('§7.4 Caesar himself takes the hit when he is the strongest, and shares it when he is not alone', () => {
    const map = (legion: string): string =>
      `Genua: P.Legio4 1; Rome: C.Caesar, C.Legio7 ${legion}; Utica: C.Navis1`;
    const strongest = attack({ cards: ['1/2', '2/2'], map: map('2') }, 'move P.Legio4 Genua-Rome');
    passUntil(strongest, 'P.Legio4').roll(1).do('fire P.Legio4');
    expect([strongest.strength('C.Caesar'), strongest.strength('C.Legio7')]).toEqual([2, 2]);
    const tied = attack({ cards: ['1/2', '2/2'], map: map('3') }, 'move P.Legio4 Genua-Rome');
    passUntil(tied, 'P.Legio4').roll(1).do('fire P.Legio4');
    expect(tied.legal().sort()).toEqual(['hit C.Caesar', 'hit C.Legio7']);
  });

  test('§3.11 a block rolls dice of six sides, as many as its strength', () => {
    const p = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos');
    const rolled: [number, string][] = [];
    const chance: Chance = {
      roll(sides, purpose) {
        rolled.push([sides, purpose]);
        return 0;
      },
    };
    const order = parseOrder('fire P.Legio1');
    expect(order.ok && apply(p.state, 'pompey', order.value, chance).ok).toBe(true);
    expect(rolled).toEqual(Array.from({ length: p.strength('P.Legio1') }, () => [6, 'die']));
  });

  test('ruling 14 the battle that Mars chose is announced as a surprise, the other is not', () => {
    const p = start({
      cards: ['Mars', '2/2'],
      map: 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1; Massilia: P.Legio2',
    });
    p.do('move C.Legio7 Genua-Rome', 'move C.Legio8 Genua-Massilia', 'done', 'surprise Rome', 'done', 'done');
    p.do('fight Rome').do('pass C.Legio7', 'pass P.Legio1');
    p.do('retreat P.Legio1 Rome-Neapolis', 'done');
    expect(p.battle?.area).toBe('Massilia');
    const told = eventsFor(p.happenings, 'spectator').flatMap((event) =>
      event.kind === 'battle' ? [[event.area, event.attacker, event.surprise]] : [],
    );
    expect(told).toEqual([
      ['Rome', 'caesar', true],
      ['Massilia', 'caesar', false],
    ]);
  });

  test('ruling 14 in a surprised round even an attacker at D acts before a defender at A', () => {
    const p = start({ cards: ['2/2', 'Mars'], map: 'Rome: P.Legio1, P.Ballista; Genua: C.Caesar' });
    p.do(...over('Rome-Genua', 'P.Legio1', 'P.Ballista'), 'done', 'surprise Genua', 'done', 'done');
    expect(roundOrder(p)).toEqual(['P.Legio1', 'P.Ballista', 'C.Caesar']);
  });

  test('ruling 18 Pompey’s Vulcan: Cleopatra at I attacks those of Caesar who outlive it', () => {
    const p = start({
      edition: '1.1',
      cards: ['2/2', 'Vulcan'],
      map: 'Rome: C.Legio7, Cleopatra~ 1; Utica: P.Legio1',
    });
    p.do('vulcan Rome');
    expect([p.strength('C.Legio7'), p.holder('Cleopatra'), p.attacker('Rome')]).toEqual([
      2,
      'pompey',
      'pompey',
    ]);
    const alone = start({
      edition: '1.1',
      cards: ['2/2', 'Vulcan'],
      map: 'Rome: Cleopatra~ 1; Utica: P.Legio1',
    });
    alone.do('vulcan Rome');
    expect([alone.status('Rome'), alone.attacker('Rome')]).toEqual(['pompey', null]);
  });

  test('§7.52 with the switch “next round” a Cleopatra who is only hit still acts in this one', () => {
    const p = attack(
      { options: { cleopatraActs: 'next-round' }, map: 'Genua: C.Equitatus1; Rome: Cleopatra 3' },
      'move C.Equitatus1 Genua-Rome',
    );
    p.roll(1, 6, 6).do('fire C.Equitatus1');
    expect([p.strength('Cleopatra'), p.legal().sort()]).toEqual([2, ['fire Cleopatra', 'pass Cleopatra']]);
  });

  test('§7.52 with that switch she also acts in round 4 after an attacker has perished', () => {
    const p = start({
      options: { cleopatraActs: 'next-round' },
      map: 'Genua: C.Caesar, C.Legio7; Rome: Cleopatra; Massilia: P.Legio4',
    }).do(...over('Genua-Rome', 'C.Caesar', 'C.Legio7'), 'done', 'done');
    p.do('move P.Legio4 Massilia-Genua', 'done', 'done');
    passTo(p, 4).do('perish C.Caesar');
    expect(acting(p)).toEqual(['Cleopatra']);
  });

  test('§7.7 the regroup has the roads for itself, whoever retreated over them in the last round', () => {
    const map = 'Genua: C.Legio7 1; Rome: P.Legio1, P.Legio2, P.Legio3, P.Legio4';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2);
    p.do('retreat P.Legio1 Rome-Ravenna', 'retreat P.Legio2 Rome-Ravenna');
    p.roll(1, 6, 6).do('fire P.Legio3');
    p.do('regroup P.Legio3 Rome-Ravenna', 'regroup P.Legio4 Rome-Ravenna');
    expect(p.blocksIn('Ravenna')).toEqual(each('P.Legio', 1, 2, 3, 4));
  });

  test('§7.64 over the Atlanticus, and it is told with the sea', () => {
    const p = attack(
      {
        cards: ['1/2', '2/2'],
        map: 'Gades: C.Legio7; Olisipo: C.Legio8; Atlanticus: C.Navis1; Cordoba: P.Legio1',
      },
      'move P.Legio1 Cordoba-Gades',
    );
    passTo(p, 2);
    expect(paths(p, 'retreat', 'C.Legio7')).toContain('Gades-Atlanticus-Olisipo');
    p.do('retreat C.Legio7 Gades-Atlanticus-Olisipo');
    for (const viewer of VIEWERS)
      expect(eventsFor(p.happenings, viewer).filter(({ kind }) => kind === 'retreated')).toEqual([
        { kind: 'retreated', side: 'caesar', block: 'C.Legio7', path: ['Gades', 'Atlanticus', 'Olisipo'] },
      ]);
    expect([p.step, viewFor(p.state, 'caesar').battle?.seaRetreated]).toEqual([
      'regroup',
      { caesar: false, pompey: false },
    ]);
  });

  test('§7.1 a single battle, at Aenos, begins by itself; of two Player 1 chooses', () => {
    const one = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos');
    expect(one.battle?.area).toBe('Aenos');
    const two = attack(
      { map: `${aenos}; Genua: C.Legio9; Rome: P.Legio2` },
      ...['move C.Legio7 Byzantium-Aenos', 'move C.Legio9 Genua-Rome'],
    );
    expect(two.legal().sort()).toEqual(['fight Aenos', 'fight Rome']);
  });
});

describe('winter', () => {
  test('§1.2 tied after the fifth year, Caesar in Rome wins; with Rome vacant nobody does', () => {
    const last = { ...WINTER, turn: '709.5' };
    const tied = start({ ...last, map: 'Rome: C.Legio7; Alexandria: P.Legio1, Cleopatra' });
    expect([tied.points('caesar'), tied.points('pompey'), tied.winner]).toEqual([2, 2, 'caesar']);
    const vacant = start({
      ...last,
      map: 'Massilia: C.Legio7; Antioch: C.Legio8; Alexandria: P.Legio1, Cleopatra',
    });
    expect([vacant.points('caesar'), vacant.points('pompey'), vacant.winner]).toEqual([2, 2, 'draw']);
  });
});
