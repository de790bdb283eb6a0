// The numbered rulings on battles, 20 to 27.
import { describe, expect, test } from 'vitest';
import {
  acting,
  attack,
  block,
  each,
  legal,
  miss,
  named,
  over,
  passTo,
  paths,
  roundOrder,
} from '../kit/shorthand.ts';
import { start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';

/** Player 1 makes his moves, Player 2 his; no levies; the battles begin. */
const clash = (setup: Setup, first: string[], then: string[]): Play =>
  start(setup).do(...first, 'done', 'done', ...then, 'done', 'done');

describe('turns and hits', () => {
  test('ruling 20 every battle is fought: Player 1 has no way to decline one', () => {
    const p = attack(
      { cards: ['1/2', '3/1'], map: 'Rome: P.Legio1, P.Legio3; Genua: C.Legio7 1; Asculum: C.Legio8' },
      'move P.Legio1 Rome-Genua',
      'move P.Legio3 Rome-Asculum',
    );
    expect([p.step, p.side, legal(p)]).toEqual(['fight', 'pompey', ['fight Asculum', 'fight Genua']]);
  });

  test('ruling 20 in round 4 limits are used up in the order the owner chooses: one gets away, two perish', () => {
    const map = 'Lilybaeum: C.Legio7, C.Legio8; Rhegium: C.Legio9; Messana: P.Legio1; Syracuse: P.Legio37';
    const p = clash(
      { map },
      [...over('Lilybaeum-Messana', 'C.Legio7', 'C.Legio8'), 'move C.Legio9 Rhegium-Messana'],
      ['move P.Legio37 Syracuse-Lilybaeum'],
    );
    passTo(p, 4).do('pass P.Legio1');
    expect(legal(p)).toEqual(each('C.Legio', 7, 8, 9).map((b) => `retreat ${b} Messana-Rhegium`));
    p.do('retreat C.Legio8 Messana-Rhegium');
    expect(legal(p)).toEqual(['perish C.Legio7', 'perish C.Legio9']);
    p.do('perish C.Legio9', 'perish C.Legio7');
    expect([each('C.Legio', 7, 8, 9).map((b) => p.at(b)), p.status('Messana')]).toEqual([
      ['face-up', 'Rhegium', 'face-up'],
      'pompey',
    ]);
  });

  test('ruling 20 fire, retreat and pass are all there is; a pass costs the turn', () => {
    const p = passTo(
      attack({ map: 'Genua: C.Legio7; Rome: P.Legio1, P.Legio3' }, 'move C.Legio7 Genua-Rome'),
      2,
    ).do('pass P.Legio1');
    expect([acting(p), p.refuses('pass P.Legio1'), p.legal().includes('fire P.Legio1')]).toEqual([
      ['P.Legio3'],
      true,
      false,
    ]);
  });

  test('ruling 21 an elephant at II is weaker than a legion at III, at IV stronger', () => {
    const hit = (n: number): Play =>
      attack({ map: `Genua: C.Caesar; Rome: P.Elephant ${n}, P.Legio3 3` }, 'move C.Caesar Genua-Rome')
        .roll(1, 6, 6)
        .do('fire C.Caesar');
    expect([hit(2).strength('P.Elephant'), hit(2).strength('P.Legio3')]).toEqual([2, 2]);
    expect([hit(4).strength('P.Elephant'), hit(4).strength('P.Legio3')]).toEqual([2, 3]);
  });

  test('ruling 21 a ballista in the new attacker’s reserve goes down to D', () => {
    const map = 'Genua: C.Caesar, C.Navis1; Rome: P.Legio1 1; Neapolis: P.Ballista';
    const p = clash({ map }, ['move C.Caesar Genua-Rome'], ['move P.Ballista Neapolis-Rome'])
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.battle, p.strength('P.Ballista')]).toEqual([{ area: 'Rome', round: 2, attacker: 'pompey' }, 1]);
    expect(roundOrder(p)).toEqual(['C.Caesar', 'P.Ballista']);
  });

  test('ruling 22 hits that the main force cannot take in round 1 are lost; reserves lose their one step only', () => {
    const map = 'Genua: C.Caesar; Rome: P.Legio1 1; Neapolis: P.Legio3 3, P.Legio4 2';
    const p = clash({ map }, ['move C.Caesar Genua-Rome'], over('Neapolis-Rome', 'P.Legio3', 'P.Legio4'))
      .roll(1, 1, 1)
      .do('fire C.Caesar');
    expect([p.battle?.round, p.at('P.Legio1'), p.strength('P.Legio3'), p.strength('P.Legio4')]).toEqual([
      2,
      'face-up',
      2,
      1,
    ]);
  });
});

describe('disruption', () => {
  const SWAP = 'Genua: C.Caesar, C.Legio7; Rome: P.Legio1 1; Neapolis: P.Legio3, P.Legio4';
  const swapped = (more: string): Play =>
    clash(
      { map: SWAP + more },
      over('Genua-Rome', 'C.Caesar', 'C.Legio7'),
      over('Neapolis-Rome', 'P.Legio3', 'P.Legio4'),
    )
      .roll(1, 6, 6)
      .do('fire C.Caesar');

  test('ruling 23 after a swap retreats are read with the new roles', () => {
    const p = swapped('');
    expect([p.battle, acting(p)]).toEqual([{ area: 'Rome', round: 2, attacker: 'pompey' }, ['C.Caesar']]);
    expect(paths(p, 'retreat', 'C.Caesar')).toEqual(['Rome-Asculum', 'Rome-Genua', 'Rome-Ravenna']);
    p.do('pass C.Caesar', 'pass C.Legio7');
    expect(paths(p, 'retreat', 'P.Legio3')).toEqual(['Rome-Neapolis']);
    const q = swapped('; Asculum: P.Legio5');
    expect(paths(q, 'retreat', 'C.Caesar')).toEqual(['Rome-Genua', 'Rome-Ravenna']);
    q.do('pass C.Caesar', 'pass C.Legio7');
    expect(paths(q, 'retreat', 'P.Legio3')).toEqual(['Rome-Asculum', 'Rome-Neapolis']);
    passTo(q, 4).do('pass C.Caesar', 'pass C.Legio7');
    expect(named(q, 'fire')).toEqual([]);
    expect(named(q, 'retreat')).toEqual(['P.Legio3', 'P.Legio4']);
  });

  test('ruling 23 round 1 ends at once: those who have not acted do not', () => {
    const map = 'Genua: C.Legio7 1; Ravenna: C.Legio8; Rome: P.Scipio, P.Pompey, P.Legio1';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome')
      .roll(1, 6, 6)
      .do('fire P.Scipio');
    expect([p.battle?.round, acting(p), p.strength('C.Legio8')]).toEqual([2, ['P.Scipio'], 2]);
  });

  test('ruling 23 reserves that all die of it lose the battle; a leader among them gives a point', () => {
    const map = 'Genua: C.Legio7 1; Ravenna: C.Antonius 1, C.Legio8 1; Rome: P.Scipio';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', ...over('Ravenna-Rome', 'C.Antonius', 'C.Legio8'))
      .roll(1, 6, 6)
      .do('fire P.Scipio');
    expect([p.step, p.side, p.at('C.Antonius'), p.at('C.Legio8'), p.points('pompey')]).toEqual([
      'regroup',
      'pompey',
      'dead',
      'face-up',
      3,
    ]);
    const q = clash(
      { map: 'Genua: C.Caesar; Ravenna: C.Legio8; Rome: P.Legio1 1; Neapolis: P.Legio3 1, P.Elephant 2' },
      ['move C.Caesar Genua-Rome', 'move C.Legio8 Ravenna-Rome'],
      over('Neapolis-Rome', 'P.Legio3', 'P.Elephant'),
    );
    q.roll(1, 6, 6).do('fire C.Caesar');
    expect([q.step, q.side, q.at('P.Elephant'), named(q, 'regroup'), q.strength('C.Legio8')]).toEqual([
      'regroup',
      'caesar',
      'face-up',
      ['C.Caesar', 'C.Legio8'],
      3,
    ]);
  });
});

describe('Cleopatra', () => {
  const queen = (more: string, ...moves: string[]): Play =>
    attack({ map: `Pelusium: C.Equitatus1, C.Legio7; Alexandria: Cleopatra 1${more}` }, ...moves);
  const BOTH = over('Pelusium-Alexandria', 'C.Equitatus1', 'C.Legio7');

  test('ruling 24 captured before she acted, she acts in her new side’s C turn of the same round', () => {
    const p = queen(', P.Legio38 2, P.Legio1 1', ...BOTH)
      .roll(1, 1, 6)
      .do('fire C.Equitatus1');
    expect([p.strength('P.Legio38'), named(p, 'hit')]).toEqual([1, ['Cleopatra', 'P.Legio1', 'P.Legio38']]);
    p.do('hit Cleopatra');
    expect(block(p, 'Cleopatra')).toEqual(['Alexandria', 1, 'caesar']);
    expect(roundOrder(p)).toEqual(['P.Legio1', 'P.Legio38', 'C.Legio7', 'Cleopatra']);
    expect(roundOrder(p)).toEqual(['C.Equitatus1', 'P.Legio1', 'P.Legio38', 'C.Legio7', 'Cleopatra']);
  });

  test('ruling 24 further hits of the same roll spare her', () => {
    const p = queen(', P.Legio38 1', ...BOTH)
      .roll(1, 1, 1)
      .do('fire C.Equitatus1', 'hit Cleopatra');
    expect([p.step, p.at('P.Legio38'), block(p, 'Cleopatra')]).toEqual([
      'regroup',
      'face-up',
      ['Alexandria', 1, 'caesar'],
    ]);
    expect(named(p, 'regroup')).toEqual(['C.Equitatus1', 'C.Legio7', 'Cleopatra']);
  });

  test('ruling 24 having acted, even by a pass, she waits for the next round', () => {
    const p = queen(', P.Legio38 1', ...BOTH)
      .do('pass C.Equitatus1', 'pass Cleopatra', 'pass P.Legio38')
      .roll(1, 6, 6)
      .do('fire C.Legio7', 'hit Cleopatra');
    expect([p.battle?.round, acting(p), p.holder('Cleopatra')]).toEqual([2, ['C.Equitatus1'], 'caesar']);
    expect(roundOrder(p)).toEqual(['C.Equitatus1', 'P.Legio38', 'C.Legio7', 'Cleopatra']);
  });

  test('ruling 24 captured when her new side’s C turn is over, she waits too', () => {
    const map = 'Pelusium: C.Ballista, C.Legio7; Alexandria: Cleopatra 1, P.Legio38 1';
    const p = start({ cards: ['Mars', '2/2'], map }).do(
      ...over('Pelusium-Alexandria', 'C.Ballista', 'C.Legio7'),
      'done',
      'surprise Alexandria',
      'done',
      'done',
    );
    p.do('pass C.Legio7').roll(4, 6).do('fire C.Ballista', 'hit Cleopatra');
    expect([p.battle?.round, acting(p)]).toEqual([1, ['P.Legio38']]);
    p.do('pass P.Legio38');
    expect(roundOrder(p)).toEqual(['P.Legio38', 'C.Legio7', 'Cleopatra', 'C.Ballista']);
  });

  test('ruling 24 attacking, captured by the defender, she acts in the defender’s C turn', () => {
    const map = 'Pelusium: Cleopatra~ 1, C.Legio7 1; Alexandria: P.Pompey, P.Legio38';
    const p = attack({ map }, ...over('Pelusium-Alexandria', 'Cleopatra', 'C.Legio7'))
      .roll(3, 6, 6)
      .do('fire P.Pompey', 'hit Cleopatra');
    expect([block(p, 'Cleopatra'), acting(p)]).toEqual([
      ['Alexandria', 1, 'pompey'],
      ['Cleopatra', 'P.Legio38'],
    ]);
    p.roll(1).do('fire Cleopatra');
    expect([p.at('C.Legio7'), p.status('Alexandria')]).toEqual(['face-up', 'pompey']);
  });

  test('ruling 24 lost by disruption she joins the enemy at I, loses no second step and acts in round 2', () => {
    const map = 'Pelusium: C.Equitatus1; Alexandria: P.Navis2 1; Memphis: Cleopatra 1, P.Legio1 2';
    const p = clash(
      { map },
      ['move C.Equitatus1 Pelusium-Alexandria'],
      over('Memphis-Alexandria', 'Cleopatra', 'P.Legio1'),
    )
      .roll(1, 6, 6)
      .do('fire C.Equitatus1');
    expect([p.battle, block(p, 'Cleopatra')]).toEqual([
      { area: 'Alexandria', round: 2, attacker: 'pompey' },
      ['Alexandria', 1, 'caesar'],
    ]);
    expect(p.strength('P.Legio1')).toBe(1);
    expect(roundOrder(p)).toEqual(['C.Equitatus1', 'Cleopatra', 'P.Legio1']);
  });

  test('ruling 24 forced to retreat with nowhere to go, she goes over and is the winner’s', () => {
    const map = 'Pelusium: Cleopatra~ 3; Alexandria: P.Legio38; Jerusalem: P.Legio34';
    const p = clash({ map }, ['move Cleopatra Pelusium-Alexandria'], ['move P.Legio34 Jerusalem-Pelusium']);
    passTo(p, 4).do('pass P.Legio38');
    expect(legal(p)).toEqual(['perish Cleopatra']);
    p.do('perish Cleopatra');
    expect([block(p, 'Cleopatra'), p.step, named(p, 'regroup')]).toEqual([
      ['Alexandria', 1, 'pompey'],
      'regroup',
      ['Cleopatra', 'P.Legio38'],
    ]);
    expect(p.points('pompey')).toBe(2);
  });
});

describe('retreats', () => {
  test('ruling 25 attackers use any entry of their side to vacant cities; each side has its own limits', () => {
    const map = `Ravenna: C.Legio7, C.Legio8; Asculum: C.Legio9; Rome: ${each('P.Legio', 1, 2, 3).join(', ')}`;
    const p = passTo(
      attack({ map }, ...over('Ravenna-Rome', 'C.Legio7', 'C.Legio8'), 'move C.Legio9 Asculum-Rome'),
      2,
    );
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual(['Rome-Genua', 'Rome-Neapolis']);
    p.do(
      ...each('P.Legio', 1, 2, 3).map((b) => `pass ${b}`),
      'retreat C.Legio9 Rome-Ravenna',
      'retreat C.Legio7 Rome-Ravenna',
    );
    expect(paths(p, 'retreat', 'C.Legio8')).toEqual(['Rome-Asculum']);
  });

  test('ruling 25 an entry is closed to the defender even when the city behind it is his', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1; Massilia: P.Legio4';
    const p = passTo(clash({ map }, ['move C.Legio7 Genua-Rome'], ['move P.Legio4 Massilia-Genua']), 2);
    expect([p.status('Genua'), paths(p, 'retreat', 'P.Legio1')]).toEqual([
      'pompey',
      ['Rome-Asculum', 'Rome-Neapolis', 'Rome-Ravenna'],
    ]);
  });

  test('ruling 25 a sea retreat crosses one sea, friendly and not contested', () => {
    const map =
      'Genua: C.Legio7; Rome: P.Legio1; Tyrrhenum: P.Navis1; Internum: P.Navis2; Messana: P.Legio3; Syracuse: P.Legio37; Hispanum: C.Navis1';
    const calm = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2);
    expect(paths(calm, 'retreat', 'P.Legio1').filter((r) => r.includes('Tyrrhenum'))).toEqual([
      'Rome-Tyrrhenum-Messana',
    ]);
    const rough = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Navis1 Hispanum-Tyrrhenum').do(
      'fight Rome',
    );
    expect(paths(passTo(rough, 2), 'retreat', 'P.Legio1')).toEqual([
      'Rome-Asculum',
      'Rome-Neapolis',
      'Rome-Ravenna',
    ]);
  });

  test('ruling 25 attackers retreat by sea too, even by a port they did not come from', () => {
    const map =
      'Asculum: C.Legio7, C.Legio8; Rome: P.Legio1; Tyrrhenum: C.Navis1; Genua: C.Legio9; Aleria: C.Legio10';
    const p = passTo(attack({ map }, ...over('Asculum-Rome', 'C.Legio7', 'C.Legio8')), 2).do('pass P.Legio1');
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual([
      'Rome-Asculum',
      'Rome-Genua',
      'Rome-Tyrrhenum-Aleria',
      'Rome-Tyrrhenum-Genua',
    ]);
    p.do('retreat C.Legio8 Rome-Tyrrhenum-Genua');
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual(['Rome-Asculum', 'Rome-Genua']);
  });

  test('ruling 26 from a port battle Navis go to seas, never to another port; attackers by any entry of their Navis', () => {
    const map = 'Hispanum: C.Navis1; Tyrrhenum: C.Navis2; Utica: P.Legio39; Caralis: C.Legio7';
    const p = passTo(attack({ map }, 'move C.Navis1 Hispanum-Utica', 'move C.Navis2 Tyrrhenum-Utica'), 2).do(
      'pass P.Legio39',
    );
    for (const b of ['C.Navis1', 'C.Navis2'])
      expect(paths(p, 'retreat', b)).toEqual(['Utica-Hispanum', 'Utica-Tyrrhenum']);
    p.do('retreat C.Navis1 Utica-Tyrrhenum');
    expect(p.status('Tyrrhenum')).toBe('caesar');
  });

  test('ruling 26 a road used by land blocks is no way for Navis, and a vacant sea nobody came from neither', () => {
    const map = 'Iomnium: C.Legio7; Hispanum: C.Navis1; Utica: P.Legio39';
    const p = passTo(attack({ map }, 'move C.Legio7 Iomnium-Utica', 'move C.Navis1 Hispanum-Utica'), 2).do(
      'pass P.Legio39',
      'pass C.Legio7',
    );
    expect(paths(p, 'retreat', 'C.Navis1')).toEqual(['Utica-Hispanum']);
  });

  test('ruling 26 defending Navis in port: the attacker’s sea only if it is friendly, other vacant seas freely', () => {
    const map = 'Hispanum: C.Navis1; Utica: P.Navis3; CarthagoNova: P.Navis1';
    const left = passTo(attack({ map }, 'move C.Navis1 Hispanum-Utica'), 2);
    expect(paths(left, 'retreat', 'P.Navis3')).toEqual(['Utica-Internum', 'Utica-Tyrrhenum']);
    const taken = passTo(
      clash({ map }, ['move C.Navis1 Hispanum-Utica'], ['move P.Navis1 CarthagoNova-Hispanum']),
      2,
    );
    expect(paths(taken, 'retreat', 'P.Navis3')).toEqual([
      'Utica-Hispanum',
      'Utica-Internum',
      'Utica-Tyrrhenum',
    ]);
  });

  test('ruling 26 an attacker from a port may go back to it vacant; a defender never enters a vacant port', () => {
    const p = passTo(
      attack({ map: 'Rome: C.Navis1; Genua: C.Legio7; Tyrrhenum: P.Navis1' }, 'move C.Navis1 Rome-Tyrrhenum'),
      2,
    );
    expect(paths(p, 'retreat', 'P.Navis1')).toEqual(['Tyrrhenum-Hispanum', 'Tyrrhenum-Internum']);
    p.do('pass P.Navis1');
    expect(paths(p, 'retreat', 'C.Navis1')).toEqual(['Tyrrhenum-Genua', 'Tyrrhenum-Rome']);
  });
});

describe('regroups', () => {
  test('ruling 27 four, two, and two over a strait', () => {
    const map = `Lilybaeum: C.Legio7, C.Legio8; Syracuse: C.Legio9, C.Legio10; Rhegium: C.Caesar; Messana: P.Legio37 1`;
    const p = attack(
      { cards: ['3/1', '2/2'], map },
      'move C.Caesar Rhegium-Messana',
      ...over('Lilybaeum-Messana', 'C.Legio7', 'C.Legio8'),
      ...over('Syracuse-Messana', 'C.Legio9', 'C.Legio10'),
    );
    p.roll(1, 6, 6).do('fire C.Caesar');
    expect(named(p, 'regroup')).toEqual(['C.Caesar', 'C.Legio10', 'C.Legio7', 'C.Legio8', 'C.Legio9']);
    p.do(
      'regroup C.Caesar Messana-Rhegium',
      'regroup C.Legio7 Messana-Rhegium',
      'regroup C.Legio8 Messana-Syracuse',
      'regroup C.Legio9 Messana-Syracuse',
    );
    expect(paths(p, 'regroup', 'C.Legio10')).toEqual(['Messana-Lilybaeum']);
  });

  test('ruling 27 after a shore battle Navis regroup to a friendly or vacant sea, not to a port', () => {
    const map = 'Hispanum: C.Navis1; Utica: P.Legio39 1; Internum: P.Navis1; Caralis: C.Legio7';
    const p = attack({ map }, 'move C.Navis1 Hispanum-Utica')
      .do('pass P.Legio39')
      .roll(1, 6)
      .do('fire C.Navis1');
    expect(legal(p)).toEqual(['done', 'regroup C.Navis1 Utica-Hispanum', 'regroup C.Navis1 Utica-Tyrrhenum']);
  });

  test('ruling 27 a sea contested elsewhere is no place to regroup to', () => {
    const map = 'Hispanum: C.Navis1, C.Navis2; Utica: P.Legio39 1; Tyrrhenum: P.Navis1; Internum: C.Navis3';
    const p = attack({ map }, 'move C.Navis1 Hispanum-Utica', 'move C.Navis2 Hispanum-Tyrrhenum')
      .do('fight Utica', 'pass P.Legio39')
      .roll(1, 6)
      .do('fire C.Navis1');
    expect(paths(p, 'regroup', 'C.Navis1')).toEqual(['Utica-Hispanum', 'Utica-Internum']);
  });

  test('ruling 27 who retreated does not regroup; who arrives in reserve for nothing does', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1, P.Legio3; Neapolis: P.Legio4';
    const p = passTo(clash({ map }, ['move C.Legio7 Genua-Rome'], ['move P.Legio4 Neapolis-Rome']), 2);
    p.do('retreat P.Legio3 Rome-Neapolis', 'pass P.Legio1', 'pass P.Legio4', 'retreat C.Legio7 Rome-Genua');
    expect([p.side, named(p, 'regroup')]).toEqual(['pompey', ['P.Legio1', 'P.Legio4']]);
    const quick = clash(
      { map: 'Genua: C.Legio7 1; Rome: P.Legio1; Neapolis: P.Legio4' },
      ['move C.Legio7 Genua-Rome'],
      ['move P.Legio4 Neapolis-Rome'],
    );
    quick.roll(1, ...miss(3)).do('fire P.Legio1');
    expect([named(quick, 'regroup'), quick.strength('P.Legio4')]).toEqual([['P.Legio1', 'P.Legio4'], 3]);
  });
});
