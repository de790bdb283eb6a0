// Rule 7: battles, losses, retreats, regroups.
import { describe, expect, test } from 'vitest';
import { VIEWERS } from '../../src/board/side.ts';
import { eventsFor } from '../../src/knowledge/event.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import {
  acting,
  attack,
  block,
  each,
  isBarrier,
  legal,
  miss,
  named,
  over,
  passTo,
  passUntil,
  paths,
  roundOrder,
} from '../kit/shorthand.ts';
import { start } from '../kit/play.ts';
import type { Play } from '../kit/play.ts';

const aenos = 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1';

describe('7.1 to 7.2 sequence and turns', () => {
  test('§7.1 the order of battles matters: a battle won opens a way to retreat', () => {
    const begin = (): Play => {
      const map = 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1; Massilia: P.Legio4 1';
      return start({ map }).do(
        'move C.Legio7 Genua-Rome',
        'done',
        'done',
        'move P.Legio4 Massilia-Genua',
        'done',
        'done',
      );
    };
    const romeFirst = passTo(begin().do('fight Rome'), 2).do('pass P.Legio1');
    expect([romeFirst.status('Genua'), paths(romeFirst, 'retreat', 'C.Legio7')]).toEqual(['contested', []]);
    const genuaFirst = begin().do('fight Genua').roll(1, 6, 6).do('fire C.Legio8', 'done');
    expect(genuaFirst.battle?.area).toBe('Rome');
    expect(paths(passTo(genuaFirst, 2).do('pass P.Legio1'), 'retreat', 'C.Legio7')).toEqual(['Rome-Genua']);
  });

  test('§7.1 a battle is fought out before the next begins', () => {
    const map = 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1 1; Ravenna: P.Legio3';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Genua-Ravenna').do('fight Rome');
    expect([p.refuses('fight Ravenna'), p.battle?.area]).toEqual([true, 'Rome']);
    passTo(p, 3);
    expect(acting(p)).toEqual(['P.Legio1']);
  });

  test('§7.2 the sample of the rulebook: A attacking, B defending, B attacking, D defending', () => {
    const p = attack(
      { map: 'Genua: C.Caesar, C.Equitatus1; Rome: P.Pompey, P.Navis1' },
      ...over('Genua-Rome', 'C.Caesar', 'C.Equitatus1'),
    );
    expect(roundOrder(p)).toEqual(['C.Caesar', 'P.Pompey', 'C.Equitatus1', 'P.Navis1']);
  });

  test('§7.2 fire or pass in round 1, retreat too from round 2, attackers only retreat in round 4', () => {
    const p = attack({ map: 'Genua: C.Legio7; Rome: P.Legio1' }, 'move C.Legio7 Genua-Rome');
    expect(legal(p)).toEqual(['fire P.Legio1', 'pass P.Legio1']);
    p.do('pass P.Legio1');
    expect(legal(p)).toEqual(['fire C.Legio7', 'pass C.Legio7']);
    const defender = [
      'fire P.Legio1',
      'pass P.Legio1',
      ...['Asculum', 'Neapolis', 'Ravenna'].map((c) => `retreat P.Legio1 Rome-${c}`),
    ];
    for (const round of [2, 3, 4]) {
      passTo(p, round);
      expect([p.battle?.round, legal(p)]).toEqual([round, defender]);
      p.do('pass P.Legio1');
      expect(legal(p)).toEqual(
        round < 4
          ? ['fire C.Legio7', 'pass C.Legio7', 'retreat C.Legio7 Rome-Genua']
          : ['retreat C.Legio7 Rome-Genua'],
      );
    }
    p.do('retreat C.Legio7 Rome-Genua');
    expect([p.step, p.side, p.status('Rome')]).toEqual(['regroup', 'pompey', 'pompey']);
  });

  test('§7.2 each block acts once a round, in the order its owner likes among equals', () => {
    const p = attack(
      { map: 'Genua: C.Legio7; Rome: P.Legio1, P.Legio3, P.Legio4' },
      'move C.Legio7 Genua-Rome',
    );
    expect(acting(p)).toEqual(['P.Legio1', 'P.Legio3', 'P.Legio4']);
    p.do('pass P.Legio3');
    expect(acting(p)).toEqual(['P.Legio1', 'P.Legio4']);
    p.do('pass P.Legio4', 'pass P.Legio1');
    expect(acting(p)).toEqual(['C.Legio7']);
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

describe('7.3 reserves', () => {
  const TARRACO = `Narbo: ${each('C.Legio', 7, 8, 9, 10).join(', ')}; Bilbilis: C.Legio11, C.Legio12; Tarraco: P.Legio5, P.Legio6, P.Equitatus1; CarthagoNova: ${each('P.Legio', 1, 2, 3, 4).join(', ')}`;
  const begin = (): Play => {
    const p = start({ map: TARRACO }).do(
      ...over('Narbo-Tarraco', ...each('C.Legio', 7, 8, 9, 10)),
      ...over('Bilbilis-Tarraco', ...each('C.Legio', 11, 12)),
    );
    return p.do(
      'done',
      'done',
      ...over('CarthagoNova-Tarraco', ...each('P.Legio', 1, 2, 3, 4)),
      'done',
      'done',
    );
  };

  test('§7.3 round 1 is between the main forces, round 2 between all', () => {
    const p = begin();
    expect(roundOrder(p).sort()).toEqual([
      'C.Legio10',
      'C.Legio7',
      'C.Legio8',
      'C.Legio9',
      'P.Equitatus1',
      'P.Legio5',
      'P.Legio6',
    ]);
    expect(roundOrder(p).sort()).toEqual(
      [...each('C.Legio', 7, 8, 9, 10, 11, 12), ...each('P.Legio', 1, 2, 3, 4, 5, 6), 'P.Equitatus1'].sort(),
    );
  });

  test('§7.3 reserves take no hits in round 1, though stronger; in round 2 they do', () => {
    const p = begin()
      .do('pass P.Equitatus1', 'pass P.Legio5', 'pass P.Legio6')
      .roll(1, 6, 6)
      .do('fire C.Legio7');
    expect([p.step, named(p, 'hit')]).toEqual(['hits', ['P.Legio5', 'P.Legio6']]);
    p.do('hit P.Legio5');
    passUntil(passTo(p, 2), 'C.Legio7').roll(1, 6, 6).do('fire C.Legio7');
    expect([p.step, named(p, 'hit')]).toEqual(['hits', ['P.Legio1', 'P.Legio2']]);
  });

  test('§7.31 the attacker’s main force gone: the reserves lose a step and attack on', () => {
    const map = 'Genua: C.Legio7 1; Ravenna: C.Legio8, C.Caesar; Rome: P.Auxilia3, P.Legio1';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', ...over('Ravenna-Rome', 'C.Legio8', 'C.Caesar'));
    p.roll(1, 6, 6).do('fire P.Auxilia3');
    expect([p.battle, p.strength('C.Legio8'), p.strength('C.Caesar')]).toEqual([
      { area: 'Rome', round: 2, attacker: 'caesar' },
      2,
      2,
    ]);
    expect(roundOrder(p)).toEqual(['P.Auxilia3', 'C.Caesar', 'P.Legio1', 'C.Legio8']);
  });

  test('§7.31 the defender’s main force gone: the responders lose a step and the roles are exchanged', () => {
    const map = 'Genua: C.Equitatus1, C.Legio7; Rome: P.Legio1 1; Neapolis: P.Legio3, P.Equitatus1';
    const p = start({ map }).do(
      ...over('Genua-Rome', 'C.Equitatus1', 'C.Legio7'),
      'done',
      'done',
      ...over('Neapolis-Rome', 'P.Legio3', 'P.Equitatus1'),
      'done',
      'done',
    );
    p.roll(1, 6, 6).do('fire C.Equitatus1');
    expect([p.battle, p.strength('P.Legio3'), p.strength('P.Equitatus1')]).toEqual([
      { area: 'Rome', round: 2, attacker: 'pompey' },
      2,
      1,
    ]);
    expect(roundOrder(p)).toEqual(['C.Equitatus1', 'P.Equitatus1', 'C.Legio7', 'P.Legio3']);
    passTo(p, 4).do('pass C.Equitatus1');
    expect(legal(p)).toEqual(['retreat P.Equitatus1 Rome-Neapolis']);
  });

  test('§7.31 a main force that lives to see round 2 disrupts nobody by dying later', () => {
    const map = 'Genua: C.Legio7 1; Ravenna: C.Legio8; Rome: P.Legio1';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome'), 2);
    p.roll(...miss(4)).do('fire P.Legio1');
    expect(p.strength('C.Legio8')).toBe(3);
    p.do('pass C.Legio8', 'pass C.Legio7');
    p.roll(1, 1, 1, 6).do('fire P.Legio1', 'hit C.Legio7');
    expect([p.at('C.Legio7'), p.strength('C.Legio8'), p.battle?.attacker]).toEqual(['face-up', 1, 'caesar']);
  });

  test('§7.3 the pass that ends round 1 reveals reserves, if there are any', () => {
    const alone = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos').do('pass P.Legio1');
    expect(isBarrier(alone, 'pass C.Legio7')).toBe(false);
    const both = attack({ map: aenos }, 'move C.Legio7 Byzantium-Aenos', 'move C.Legio8 Thessalonika-Aenos');
    expect(isBarrier(both.do('pass P.Legio1'), 'pass C.Legio7')).toBe(true);
  });
});

describe('7.4 hits', () => {
  test('§7.4 a die equal to the firepower hits, one above misses; hits apply before the next block fires', () => {
    const p = attack({ map: 'Genua: C.Caesar; Rome: P.Legio1 4' }, 'move C.Caesar Genua-Rome')
      .roll(1, 3, 4)
      .do('fire C.Caesar');
    expect(p.strength('P.Legio1')).toBe(2);
    p.roll(2, 3).do('fire P.Legio1');
    expect([p.strength('C.Caesar'), p.battle?.round]).toEqual([2, 2]);
  });

  test('§7.4 each hit on the strongest at that moment; the owner chooses among equals, even the last of a kind', () => {
    const p = attack(
      { map: 'Genua: C.Ballista, C.Legio10; Rome: P.Legio1 4, P.Legio3 3, P.Legio4 3' },
      ...over('Genua-Rome', 'C.Ballista', 'C.Legio10'),
    );
    passUntil(p, 'C.Legio10').roll(4, 4, 4).do('fire C.Legio10');
    expect([p.strength('P.Legio1'), named(p, 'hit')]).toEqual([3, ['P.Legio1', 'P.Legio3', 'P.Legio4']]);
    p.do('hit P.Legio4');
    expect(named(p, 'hit')).toEqual(['P.Legio1', 'P.Legio3']);
    p.do('hit P.Legio1');
    expect([each('P.Legio', 1, 3, 4).map((b) => p.strength(b)), p.step]).toEqual([[2, 3, 2], 'battle']);
  });

  test('§7.4 hits beyond the last step are lost', () => {
    const p = attack({ map: 'Genua: C.Caesar; Rome: P.Legio1 1' }, 'move C.Caesar Genua-Rome')
      .roll(1, 1, 1)
      .do('fire C.Caesar');
    expect([p.at('P.Legio1'), p.step, p.status('Rome')]).toEqual(['face-up', 'regroup', 'caesar']);
  });

  test('§7.41 the elephant rolls four dice, then two; a hit takes it from IV to II to nothing', () => {
    const p = attack({ map: 'Genua: C.Legio17; Rome: P.Elephant' }, 'move C.Legio17 Genua-Rome')
      .roll(3, 4, 4, 4)
      .do('fire P.Elephant');
    expect(p.strength('C.Legio17')).toBe(3);
    p.roll(2, 6, 6).do('fire C.Legio17');
    expect(p.strength('P.Elephant')).toBe(2);
    p.roll(3, 4).do('fire P.Elephant');
    expect(p.strength('C.Legio17')).toBe(2);
    p.roll(2, 6).do('fire C.Legio17');
    expect(p.at('P.Elephant')).toBe('face-up');
  });

  test('§7.42 the ballista waits for D when it attacks; when the roles are exchanged it moves up to B', () => {
    const map = 'Genua: C.Ballista, C.Legio7; Rome: P.Legio1 1; Neapolis: P.Legio3, P.Equitatus1';
    const p = start({ map }).do(
      ...over('Genua-Rome', 'C.Ballista', 'C.Legio7'),
      'done',
      'done',
      ...over('Neapolis-Rome', 'P.Legio3', 'P.Equitatus1'),
      'done',
      'done',
    );
    p.do('pass P.Legio1').roll(1, 6, 6).do('fire C.Legio7');
    expect([p.battle?.round, p.battle?.attacker]).toEqual([2, 'pompey']);
    expect(roundOrder(p)).toEqual(['C.Ballista', 'P.Equitatus1', 'C.Legio7', 'P.Legio3']);
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
});

describe('7.5 eliminated blocks', () => {
  test('§7.5 face-up into the owner’s pool, nothing for the enemy', () => {
    const p = attack({ map: 'Genua: C.Caesar; Rome: P.Legio1 1' }, 'move C.Caesar Genua-Rome')
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.at('P.Legio1'), p.holder('P.Legio1'), p.points('caesar')]).toEqual(['face-up', 'pompey', 2]);
  });

  test('§7.51 the death of a leader in battle: point, trophy, successor', () => {
    const p = attack(
      { cards: ['2/2', '1/2'], map: 'Genua: C.Antonius 1; Ravenna: C.Legio8; Rome: P.Scipio' },
      'move C.Antonius Genua-Rome',
    );
    expect([p.points('pompey'), p.at('C.Octavian')]).toEqual([0, 'locked']);
    p.roll(2, 6, 6).do('fire P.Scipio');
    expect([p.at('C.Antonius'), p.at('C.Octavian'), p.points('pompey'), p.points('caesar')]).toEqual([
      'dead',
      'pool',
      3,
      0,
    ]);
    const next = start({ map: 'Ravenna: C.Legio8', dead: 'C.Antonius' }).do(
      'done',
      'raise C.Octavian Ravenna',
      'levy C.Octavian',
    );
    expect([next.strength('C.Octavian'), next.levies]).toEqual([2, 0]);
  });

  test('§7.52 Cleopatra reduced below I changes sides at I and fights on', () => {
    const map = 'Pelusium: C.Equitatus1, C.Legio7; Alexandria: Cleopatra 1, P.Navis2 1';
    const p = attack({ map }, ...over('Pelusium-Alexandria', 'C.Equitatus1', 'C.Legio7'))
      .roll(6, 6, 6)
      .do('fire C.Equitatus1');
    p.roll(1).do('fire Cleopatra');
    expect([named(p, 'hit')]).toEqual([['C.Equitatus1', 'C.Legio7']]);
    p.do('hit C.Legio7').roll(1, 6).do('fire C.Legio7');
    expect([p.step, named(p, 'hit')]).toEqual(['hits', ['Cleopatra', 'P.Navis2']]);
    p.do('hit Cleopatra');
    expect([block(p, 'Cleopatra'), acting(p)]).toEqual([['Alexandria', 1, 'caesar'], ['P.Navis2']]);
    p.do('pass P.Navis2');
    passUntil(p, 'Cleopatra');
    expect([p.battle?.round, p.side]).toEqual([2, 'caesar']);
    p.do('pass C.Legio7').roll(1).do('fire Cleopatra');
    expect([p.at('P.Navis2'), p.status('Alexandria')]).toEqual(['face-up', 'caesar']);
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
});

describe('7.6 retreats', () => {
  test('§7.6 instead of firing, on its own turn, never in round 1; who cannot when he must is eliminated', () => {
    const p = start({ map: 'Genua: C.Caesar, C.Legio7; Rome: P.Legio1; Massilia: P.Legio4' });
    p.do(
      ...over('Genua-Rome', 'C.Caesar', 'C.Legio7'),
      'done',
      'done',
      'move P.Legio4 Massilia-Genua',
      'done',
      'done',
    );
    p.do('pass C.Caesar');
    expect([p.battle?.round, acting(p), named(p, 'retreat')]).toEqual([1, ['P.Legio1'], []]); // Neapolis is open to him
    passTo(p, 2).do('pass C.Caesar');
    expect(paths(p, 'retreat', 'P.Legio1')).toContain('Rome-Neapolis');
    expect([acting(p), p.refuses('retreat C.Legio7 Rome-Genua')]).toEqual([['P.Legio1'], true]);
    passTo(p, 4);
    expect(legal(p)).toEqual(['perish C.Caesar']);
  });

  test('§7.61 four by a major road, two by a minor, each round anew', () => {
    const map = `Asculum: C.Legio7; Rome: ${each('P.Legio', 1, 2, 3, 4, 5, 6, 32).join(', ')}; Genua: C.Legio8`;
    const p = passTo(attack({ map }, 'move C.Legio7 Asculum-Rome'), 2);
    const open = (b: string): string[] => paths(p, 'retreat', b);
    expect(open('P.Legio32')).toEqual(['Rome-Neapolis', 'Rome-Ravenna']);
    p.do('retreat P.Legio1 Rome-Ravenna', 'retreat P.Legio2 Rome-Ravenna');
    expect(open('P.Legio32')).toEqual(['Rome-Neapolis']);
    p.do(...each('P.Legio', 3, 4, 5, 6).map((b) => `retreat ${b} Rome-Neapolis`));
    expect(open('P.Legio32')).toEqual([]);
    passTo(p, 3);
    expect(open('P.Legio32')).toEqual(['Rome-Neapolis', 'Rome-Ravenna']);
  });

  test('§7.61 one by a strait, for each side', () => {
    const map = 'Syracuse: C.Legio7, C.Legio8; Rhegium: C.Legio9; Messana: P.Legio1, P.Legio3';
    const p = passTo(attack({ map }, ...over('Syracuse-Messana', 'C.Legio7', 'C.Legio8')), 2).do(
      'pass P.Legio1',
      'pass P.Legio3',
    );
    expect(paths(p, 'retreat', 'C.Legio8')).toEqual(['Messana-Rhegium', 'Messana-Syracuse']);
    p.do('retreat C.Legio7 Messana-Rhegium');
    expect(paths(p, 'retreat', 'C.Legio8')).toEqual(['Messana-Syracuse']);
  });

  test('§7.61 never to an enemy or contested area', () => {
    const map =
      'Genua: C.Legio7; Rome: P.Legio1; Neapolis: P.Legio3; Brundisium: C.Legio8; Ravenna: C.Legio9';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Brundisium-Neapolis').do(
      'fight Rome',
    );
    passTo(p, 2);
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual(['Rome-Asculum']);
  });

  test('§7.62 attackers: vacant cities they came from, friendly cities anywhere around', () => {
    const map = 'Genua: C.Legio7; Asculum: C.Legio8; Ravenna: C.Legio9; Rome: P.Legio1';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Asculum-Rome');
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual([]);
    passTo(p, 2).do('pass P.Legio1');
    for (const b of ['C.Legio7', 'C.Legio8'])
      expect(paths(p, 'retreat', b)).toEqual(['Rome-Asculum', 'Rome-Genua', 'Rome-Ravenna']);
    p.do('retreat C.Legio7 Rome-Asculum');
    expect([p.status('Asculum'), p.status('Genua')]).toEqual(['caesar', 'vacant']);
  });

  test('§7.63 defenders: friendly or vacant, not where the attacker came from; they may stay to the end', () => {
    const map = 'Genua: C.Legio7; Ravenna: C.Legio8; Rome: P.Legio1; Neapolis: P.Legio3; Asculum: C.Legio9';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome');
    passTo(p, 4);
    expect(legal(p)).toEqual(['fire P.Legio1', 'pass P.Legio1', 'retreat P.Legio1 Rome-Neapolis']);
    p.do('retreat P.Legio1 Rome-Neapolis');
    expect([p.status('Rome'), p.step, p.side]).toEqual(['caesar', 'regroup', 'caesar']);
  });

  test('§7.64 one block a round by a friendly sea to a friendly port of that sea, for both sides', () => {
    const map =
      'Iomnium: C.Legio7, C.Legio8; Utica: P.Legio39, P.Legio5; Internum: P.Navis1; Hispanum: C.Navis1; Massilia: C.Legio9; Syracuse: P.Legio37; Rome: P.Legio1; Genua: C.Legio10';
    const p = passTo(attack({ map }, ...over('Iomnium-Utica', 'C.Legio7', 'C.Legio8')), 2);
    expect(paths(p, 'retreat', 'P.Legio39')).toEqual([
      'Utica-Badias',
      'Utica-Internum-Syracuse',
      'Utica-Tacape',
    ]);
    p.do('retreat P.Legio39 Utica-Internum-Syracuse');
    expect(paths(p, 'retreat', 'P.Legio5')).toEqual(['Utica-Badias', 'Utica-Tacape']);
    p.do('pass P.Legio5');
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual([
      'Utica-Hispanum-Genua',
      'Utica-Hispanum-Massilia',
      'Utica-Iomnium',
    ]);
    p.do('retreat C.Legio7 Utica-Hispanum-Massilia');
    expect(paths(p, 'retreat', 'C.Legio8')).toEqual(['Utica-Iomnium']);
    passTo(p, 3);
    expect(paths(p, 'retreat', 'P.Legio5')).toContain('Utica-Internum-Syracuse');
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
});

describe('7.7 regroups', () => {
  test('§7.7 the victor, reserves included, to friendly or vacant cities within the road limits', () => {
    const map = 'Genua: C.Caesar; Ravenna: C.Legio8, C.Legio9; Rome: P.Legio1 1; Neapolis: P.Legio3';
    const p = attack({ map }, 'move C.Caesar Genua-Rome', ...over('Ravenna-Rome', 'C.Legio8', 'C.Legio9'))
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.step, p.side, named(p, 'regroup')]).toEqual([
      'regroup',
      'caesar',
      ['C.Caesar', 'C.Legio8', 'C.Legio9'],
    ]);
    expect(paths(p, 'regroup', 'C.Caesar')).toEqual(['Rome-Asculum', 'Rome-Genua', 'Rome-Ravenna']);
    p.do('regroup C.Legio8 Rome-Asculum', 'regroup C.Legio9 Rome-Asculum');
    expect(paths(p, 'regroup', 'C.Caesar')).toEqual(['Rome-Genua', 'Rome-Ravenna']);
    expect(named(p, 'regroup')).toEqual(['C.Caesar']);
    p.do('done');
    expect([p.step, p.at('C.Caesar'), p.at('C.Legio9')]).toEqual(['cards', 'Rome', 'Asculum']);
  });

  test('§7.7 a victorious defender regroups too, even back over the road of the attack; one city far', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1; Asculum: C.Legio9';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 4).do(
      'pass P.Legio1',
      'retreat C.Legio7 Rome-Genua',
    );
    expect(paths(p, 'regroup', 'P.Legio1')).toEqual(['Rome-Neapolis', 'Rome-Ravenna']);
    const q = attack({ map: 'Genua: C.Legio7 1; Rome: P.Legio1' }, 'move C.Legio7 Genua-Rome')
      .roll(1, 6, 6, 6)
      .do('fire P.Legio1');
    expect(paths(q, 'regroup', 'P.Legio1')).toEqual([
      'Rome-Asculum',
      'Rome-Genua',
      'Rome-Neapolis',
      'Rome-Ravenna',
    ]);
  });

  test('§7.7 no amphibious regroup; with nowhere to go the step is passed over', () => {
    const map = 'Salamis: P.Legio1 1; Egypticum: C.Navis1; Antioch: C.Legio7';
    const p = attack({ map }, 'move C.Navis1 Egypticum-Salamis')
      .do('pass P.Legio1')
      .roll(1, 6)
      .do('fire C.Navis1');
    expect(legal(p)).toEqual(['done', 'regroup C.Navis1 Salamis-Egypticum']);
    const q = attack({ map: 'Salamis: P.Legio1; Egypticum: C.Navis1 1' }, 'move C.Navis1 Egypticum-Salamis')
      .roll(1, ...miss(3))
      .do('fire P.Legio1');
    expect([q.at('C.Navis1'), q.step]).toEqual(['face-up', 'cards']);
  });

  test('§7.7 the regroup has the roads for itself, whoever retreated over them in the last round', () => {
    const map = 'Genua: C.Legio7 1; Rome: P.Legio1, P.Legio2, P.Legio3, P.Legio4';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2);
    p.do('retreat P.Legio1 Rome-Ravenna', 'retreat P.Legio2 Rome-Ravenna');
    p.roll(1, 6, 6).do('fire P.Legio3');
    p.do('regroup P.Legio3 Rome-Ravenna', 'regroup P.Legio4 Rome-Ravenna');
    expect(p.blocksIn('Ravenna')).toEqual(each('P.Legio', 1, 2, 3, 4));
  });
});

describe('7.8 Navis battles', () => {
  test('§7.8 at sea the defender fires first and the attacker leaves in round 4', () => {
    const p = attack(
      { map: 'Hispanum: C.Navis1, C.Navis4; Tyrrhenum: P.Navis1, P.Navis3' },
      ...over('Hispanum-Tyrrhenum', 'C.Navis1', 'C.Navis4'),
    );
    expect(roundOrder(p)).toEqual(['P.Navis1', 'P.Navis3', 'C.Navis1', 'C.Navis4']);
    passTo(p, 4).do('pass P.Navis1', 'pass P.Navis3');
    expect(legal(p)).toEqual(['retreat C.Navis1 Tyrrhenum-Hispanum', 'retreat C.Navis4 Tyrrhenum-Hispanum']);
    p.do('retreat C.Navis1 Tyrrhenum-Hispanum', 'retreat C.Navis4 Tyrrhenum-Hispanum');
    expect(p.status('Tyrrhenum')).toBe('pompey');
  });

  test('§7.8 a D2 hits on two, a D3 on three', () => {
    const p = attack(
      { map: 'Hispanum: C.Navis1, C.Navis4; Tyrrhenum: P.Navis1, P.Navis3' },
      ...over('Hispanum-Tyrrhenum', 'C.Navis1', 'C.Navis4'),
    );
    p.roll(3, 4).do('fire P.Navis1');
    expect(named(p, 'hit')).toEqual(['C.Navis1', 'C.Navis4']);
    p.do('hit C.Navis1').roll(3, 3).do('fire P.Navis3');
    expect([p.step, p.strength('C.Navis4'), p.strength('C.Navis1')]).toEqual(['battle', 2, 1]);
  });

  test('§7.81 Navis fight ashore with land blocks, at D', () => {
    const map = 'Tyrrhenum: C.Navis1; Genua: C.Legio7; Rome: P.Legio1, P.Navis1';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Navis1 Tyrrhenum-Rome'), 2);
    expect(roundOrder(p)).toEqual(['P.Legio1', 'C.Legio7', 'P.Navis1', 'C.Navis1']);
  });

  test('§7.81 a port is attacked from its sea only', () => {
    const p = start({ map: 'Genua: C.Navis1; Rome: P.Legio1; Internum: C.Navis2' });
    expect([p.refuses('move C.Navis1 Genua-Rome'), p.refuses('move C.Navis1 Genua-Tyrrhenum-Rome')]).toEqual([
      true,
      true,
    ]);
    expect(p.refuses('move C.Navis2 Internum-Tyrrhenum-Rome')).toBe(true);
    expect(p.refuses('move C.Navis2 Internum-Tyrrhenum')).toBe(false);
  });

  test('§7.82 attacking Navis go back where they came from, to friendly seas, to friendly ports of that sea', () => {
    const map =
      'Neapolis: C.Navis1; Hispanum: C.Navis2; Internum: C.Navis3; Genua: C.Legio7; Rome: C.Legio8; Tyrrhenum: P.Navis1';
    const p = passTo(attack({ map }, 'move C.Navis1 Neapolis-Tyrrhenum'), 2).do('pass P.Navis1');
    expect(paths(p, 'retreat', 'C.Navis1')).toEqual(
      ['Genua', 'Hispanum', 'Internum', 'Neapolis', 'Rome'].map((a) => `Tyrrhenum-${a}`),
    );
    const alone = passTo(
      attack({ map: 'Neapolis: C.Navis1; Tyrrhenum: P.Navis1' }, 'move C.Navis1 Neapolis-Tyrrhenum'),
      2,
    ).do('pass P.Navis1');
    expect(paths(alone, 'retreat', 'C.Navis1')).toEqual(['Tyrrhenum-Neapolis']);
  });

  test('§7.82 defending Navis: friendly seas, vacant seas the attacker did not come from, friendly ports of that sea', () => {
    const map = 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1; Messana: P.Legio37; Internum: P.Navis2';
    const p = passTo(attack({ map }, 'move C.Navis1 Hispanum-Tyrrhenum'), 2);
    expect(paths(p, 'retreat', 'P.Navis1')).toEqual(['Tyrrhenum-Internum', 'Tyrrhenum-Messana']);
    const vacant = passTo(
      attack({ map: 'Rome: C.Navis1; Tyrrhenum: P.Navis1' }, 'move C.Navis1 Rome-Tyrrhenum'),
      2,
    );
    expect(paths(vacant, 'retreat', 'P.Navis1')).toEqual(['Tyrrhenum-Hispanum', 'Tyrrhenum-Internum']);
  });

  test('§7.82 a ship that cannot retreat must win or perish', () => {
    const p = start({ map: 'Propontis: C.Navis1; Euxinus: P.Navis1; Aegaeum: P.Navis2' });
    p.do(
      'move C.Navis1 Propontis-Euxinus',
      'done',
      'done',
      'move P.Navis2 Aegaeum-Propontis',
      'done',
      'done',
    );
    passTo(p, 2).do('pass P.Navis1');
    expect(legal(p)).toEqual(['fire C.Navis1', 'pass C.Navis1']);
    passTo(p, 4).do('pass P.Navis1');
    expect(legal(p)).toEqual(['perish C.Navis1']);
    p.do('perish C.Navis1');
    expect([p.at('C.Navis1'), p.status('Euxinus')]).toEqual(['face-up', 'pompey']);
  });

  test('§7.83 the winner at sea: friendly or vacant seas around, friendly or vacant ports of that sea', () => {
    const map =
      'Aegaeum: C.Navis1; Propontis: P.Navis1 1; Nicomedia: P.Legio35; Euxinus: P.Navis2; Byzantium: C.Legio7';
    const p = attack({ map }, 'move C.Navis1 Aegaeum-Propontis')
      .do('pass P.Navis1')
      .roll(1, 6)
      .do('fire C.Navis1');
    expect(paths(p, 'regroup', 'C.Navis1')).toEqual(['Propontis-Aegaeum', 'Propontis-Byzantium']);
  });
});
