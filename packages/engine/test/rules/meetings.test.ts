// Where rules meet.
import { describe, expect, test } from 'vitest';
import {
  WINTER,
  acting,
  attack,
  block,
  each,
  legal,
  miss,
  named,
  over,
  passTo,
  passUntil,
  paths,
  range,
  roundOrder,
} from '../kit/shorthand.ts';
import { cardPhase, start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';

/** Player 1 makes his moves, Player 2 his; no levies; the battles begin. */
const clash = (setup: Setup, first: string[], then: string[]): Play =>
  start(setup).do(...first, 'done', 'done', ...then, 'done', 'done');

describe('Cleopatra and reserves', () => {
  test('captured as the whole main force while responders wait: they lose a step, attack, and face her', () => {
    const map = 'Pelusium: C.Equitatus1; Alexandria: Cleopatra 1; Memphis: P.Legio38 3, P.Equitatus2 2';
    const p = clash(
      { map },
      ['move C.Equitatus1 Pelusium-Alexandria'],
      over('Memphis-Alexandria', 'P.Legio38', 'P.Equitatus2'),
    )
      .roll(1, 1, 6)
      .do('fire C.Equitatus1');
    expect(p.battle).toEqual({ area: 'Alexandria', round: 2, attacker: 'pompey' });
    expect([block(p, 'Cleopatra'), p.strength('P.Legio38'), p.strength('P.Equitatus2')]).toEqual([
      ['Alexandria', 1, 'caesar'],
      2,
      1,
    ]);
    expect(roundOrder(p)).toEqual(['C.Equitatus1', 'P.Equitatus2', 'Cleopatra', 'P.Legio38']);
    passUntil(p, 'Cleopatra');
    expect(paths(p, 'retreat', 'Cleopatra')).toEqual(['Alexandria-Catabathmus', 'Alexandria-Pelusium']);
  });

  test('captured as the whole attacking main force: the reserves are disrupted, attack on, and find her defending', () => {
    const map = 'Pelusium: Cleopatra~ 1; Memphis: C.Legio7 3; Alexandria: P.Legio38, P.Pompey';
    const p = attack({ map }, 'move Cleopatra Pelusium-Alexandria', 'move C.Legio7 Memphis-Alexandria')
      .roll(3, 6, 6)
      .do('fire P.Pompey');
    expect([p.battle, p.strength('C.Legio7')]).toEqual([
      { area: 'Alexandria', round: 2, attacker: 'caesar' },
      2,
    ]);
    expect(roundOrder(p)).toEqual(['P.Pompey', 'Cleopatra', 'P.Legio38', 'C.Legio7']);
  });

  test('in reserve on the attacking side, at I, and disrupted: she is the defender’s, and the attack is over', () => {
    const map = 'Pelusium: C.Legio7 1; Memphis: Cleopatra~ 1; Alexandria: P.Pompey';
    const p = attack({ map }, 'move C.Legio7 Pelusium-Alexandria', 'move Cleopatra Memphis-Alexandria')
      .roll(1, 6, 6)
      .do('fire P.Pompey');
    expect([block(p, 'Cleopatra'), p.step, named(p, 'regroup')]).toEqual([
      ['Alexandria', 1, 'pompey'],
      'regroup',
      ['Cleopatra', 'P.Pompey'],
    ]);
  });

  test('twice captured in one round: each time at I, and she acts for the side that has her when her turn comes', () => {
    const map = 'Pelusium: C.Auxilia3 1; Alexandria: Cleopatra 1, P.Pompey 1';
    const p = attack({ map }, 'move C.Auxilia3 Pelusium-Alexandria')
      .roll(1)
      .do('fire C.Auxilia3', 'hit Cleopatra');
    expect([p.holder('Cleopatra'), acting(p)]).toEqual(['caesar', ['P.Pompey']]);
    p.roll(3).do('fire P.Pompey');
    expect([p.side, named(p, 'hit')]).toEqual(['caesar', ['C.Auxilia3', 'Cleopatra']]);
    p.do('hit Cleopatra');
    expect([block(p, 'Cleopatra'), p.battle?.round, p.side, acting(p)]).toEqual([
      ['Alexandria', 1, 'pompey'],
      1,
      'pompey',
      ['Cleopatra'],
    ]);
  });

  test('captured in a surprised round she fires before her old friends do', () => {
    const map = 'Pelusium: C.Equitatus1, C.Legio7; Alexandria: Cleopatra 1, P.Scipio 1';
    const p = start({ cards: ['Mars', '2/2'], map }).do(
      ...over('Pelusium-Alexandria', 'C.Equitatus1', 'C.Legio7'),
      'done',
      'surprise Alexandria',
      'done',
      'done',
    );
    p.roll(1, 6, 6).do('fire C.Equitatus1', 'hit Cleopatra').do('pass C.Legio7').roll(1).do('fire Cleopatra');
    expect([p.at('P.Scipio'), p.points('caesar'), p.step]).toEqual(['dead', 3, 'regroup']);
  });

  test('won by Vulcan under 1.1 while friends respond: she alone is the main force against her old city', () => {
    const map = 'Genua: C.Legio8; Alexandria: Cleopatra 1, P.Legio38 2; Memphis: P.Legio1';
    const p = start({ edition: '1.1', cards: ['Vulcan', '2/2'], map }).do(
      'vulcan Alexandria',
      'move P.Legio1 Memphis-Alexandria',
      'done',
      'done',
    );
    expect(roundOrder(p)).toEqual(['P.Legio38', 'Cleopatra']);
    expect([p.battle?.round, acting(p)]).toEqual([2, ['P.Legio1', 'P.Legio38']]);
  });
});

describe('disruption', () => {
  test('two ballistae change letters when the roles are exchanged', () => {
    const map = 'Genua: C.Caesar, C.Ballista; Rome: P.Legio1 1; Neapolis: P.Ballista, P.Navis1';
    const p = clash(
      { map },
      over('Genua-Rome', 'C.Caesar', 'C.Ballista'),
      over('Neapolis-Rome', 'P.Ballista'),
    )
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.battle?.attacker, p.strength('P.Ballista')]).toEqual(['pompey', 1]);
    expect(roundOrder(p)).toEqual(['C.Caesar', 'C.Ballista', 'P.Ballista']);
    passUntil(p, 'C.Ballista').roll(4, 6).do('fire C.Ballista');
    expect([p.at('P.Ballista'), p.status('Rome')]).toEqual(['face-up', 'caesar']);
  });

  test('ships first ashore are the main force: when they go down the legions are disrupted', () => {
    const map = 'Tyrrhenum: C.Navis1 1; Genua: C.Legio7, C.Legio8 1; Rome: P.Scipio';
    const p = attack({ map }, 'move C.Navis1 Tyrrhenum-Rome', ...over('Genua-Rome', 'C.Legio7', 'C.Legio8'))
      .roll(1, 1, 6)
      .do('fire P.Scipio');
    expect([p.battle?.round, p.at('C.Navis1'), p.strength('C.Legio7'), p.at('C.Legio8')]).toEqual([
      2,
      'face-up',
      2,
      'face-up',
    ]);
  });

  test('an elephant in reserve falls from IV to II; a leader at I dies of it and unlocks his successor at once', () => {
    const map = 'Iomnium: C.Caesar; Utica: P.Legio39 1; Tacape: P.Elephant, P.Pompey 1';
    const p = clash({ map }, ['move C.Caesar Iomnium-Utica'], over('Tacape-Utica', 'P.Elephant', 'P.Pompey'))
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.strength('P.Elephant'), p.at('P.Pompey'), p.at('P.Brutus'), p.points('caesar')]).toEqual([
      2,
      'dead',
      'pool',
      1,
    ]);
    expect(p.battle).toEqual({ area: 'Utica', round: 2, attacker: 'pompey' });
  });

  test('both main forces in danger: the first to go decides, the other’s reserves come whole', () => {
    const map = 'Genua: C.Legio7 1; Ravenna: C.Legio8; Rome: P.Legio1 1; Neapolis: P.Legio3';
    const p = clash(
      { map },
      ['move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome'],
      ['move P.Legio3 Neapolis-Rome'],
    )
      .roll(2)
      .do('fire P.Legio1');
    expect([p.battle, p.strength('C.Legio8'), p.strength('P.Legio3')]).toEqual([
      { area: 'Rome', round: 2, attacker: 'caesar' },
      2,
      3,
    ]);
    expect(acting(p)).toEqual(['P.Legio1', 'P.Legio3']);
  });

  test('after a swap nobody is disrupted twice, and the new attacker leaves in round 4 over his own entry', () => {
    const map = 'Genua: C.Caesar, C.Legio7; Rome: P.Legio1 1; Neapolis: P.Legio3; Asculum: P.Legio4';
    const p = clash({ map }, over('Genua-Rome', 'C.Caesar', 'C.Legio7'), [
      'move P.Legio3 Neapolis-Rome',
      'move P.Legio4 Asculum-Rome',
    ])
      .roll(1, 6, 6)
      .do('fire C.Caesar');
    expect([p.battle?.round, p.strength('P.Legio3'), p.strength('P.Legio4')]).toEqual([2, 2, 2]);
    passTo(p, 3);
    expect([p.strength('P.Legio3'), p.strength('P.Legio4')]).toEqual([2, 2]);
    passTo(p, 4).do('pass C.Caesar', 'pass C.Legio7');
    expect(legal(p)).toEqual(
      ['P.Legio3', 'P.Legio4'].flatMap((b) => [`retreat ${b} Rome-Asculum`, `retreat ${b} Rome-Neapolis`]),
    );
  });
});

describe('pinning and entries', () => {
  test('a ship has the main attack, three legions the reserve: one pinned, both entries closed', () => {
    const map =
      'Tyrrhenum: C.Navis1; Genua: C.Legio7, C.Legio8, C.Legio9; Rome: P.Legio1, P.Legio3, P.Navis1';
    const p = start({ map }).do(
      'move C.Navis1 Tyrrhenum-Rome',
      ...over('Genua-Rome', ...each('C.Legio', 7, 8, 9)),
      'done',
      'done',
    );
    expect([paths(p, 'move', 'P.Navis1'), named(p, 'embark')]).toEqual([[], []]);
    expect(paths(p, 'move', 'P.Legio1').filter((r) => r.split('-').length === 2)).toEqual([
      'Rome-Asculum',
      'Rome-Neapolis',
      'Rome-Ravenna',
    ]);
    p.do('move P.Legio1 Rome-Neapolis', 'move P.Legio3 Rome-Ravenna');
    expect(named(p, 'move')).toEqual([]);
  });

  test('an unpinned block may not attack the city the enemy came from by his road; another may', () => {
    const map = 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1, P.Legio3; Massilia: P.Legio4';
    const p = start({ map }).do('move C.Legio7 Genua-Rome', 'done', 'done');
    expect([p.refuses('move P.Legio1 Rome-Genua'), p.refuses('move P.Legio4 Massilia-Genua')]).toEqual([
      true,
      false,
    ]);
    expect(p.refuses('move P.Legio1 Rome-Ravenna-Genua')).toBe(true);
  });

  test('an attacked port: its Navis may leave by another sea than the enemy’s', () => {
    const map = 'Hispanum: C.Navis1; Utica: P.Navis3, P.Legio39';
    const p = start({ map }).do('move C.Navis1 Hispanum-Utica', 'done', 'done');
    const steps = paths(p, 'move', 'P.Navis3').filter((r) => r.split('-').length === 2);
    expect(steps).toEqual(['Utica-Internum', 'Utica-Tyrrhenum']);
    expect(p.refuses('move P.Navis3 Utica-Tyrrhenum-Hispanum')).toBe(false);
  });

  test('a sea contested by Player 1 carries no amphibious move of Player 2, in either direction', () => {
    const map =
      'Hispanum: C.Navis1; Tyrrhenum: P.Navis1, P.Navis2; Rome: P.Legio1; Internum: P.Navis4; Messana: P.Legio37';
    const free = start({ map }).do('done', 'done');
    expect(paths(free, 'embark', 'P.Legio1')).toContain('Rome-Tyrrhenum-Internum-Syracuse');
    const p = start({ map }).do('move C.Navis1 Hispanum-Tyrrhenum', 'done', 'done');
    expect(paths(p, 'embark', 'P.Legio1')).toEqual([]);
    expect(paths(p, 'embark', 'P.Legio37').every((r) => r.startsWith('Messana-Internum-'))).toBe(true);
    expect(paths(p, 'embark', 'P.Legio37')).toContain('Messana-Internum-Utica');
  });
});

describe('straits', () => {
  test('one block from each end fills the strait; the other player has it for himself', () => {
    const map = 'Rhegium: C.Legio7, C.Legio8; Messana: C.Legio9, C.Legio10; Syracuse: P.Legio37, P.Legio1';
    const p = start({ cards: ['4/1', '2/2'], map }).do(
      'move C.Legio7 Rhegium-Messana-Lilybaeum',
      'move C.Legio9 Messana-Rhegium-Neapolis',
    );
    expect([p.refuses('move C.Legio8 Rhegium-Messana'), p.refuses('move C.Legio10 Messana-Rhegium')]).toEqual(
      [true, true],
    );
    p.do('move C.Legio10 Messana-Lilybaeum', 'move C.Legio8 Rhegium-Neapolis', 'done', 'done');
    p.do(...over('Syracuse-Messana-Rhegium', 'P.Legio37', 'P.Legio1'));
    expect(p.blocksIn('Rhegium')).toEqual(['P.Legio1', 'P.Legio37']);
  });

  test('into one’s own contested city: one in, one out over the strait, no third', () => {
    const map = 'Lilybaeum: C.Legio7; Messana: P.Legio1, P.Legio3; Rhegium: P.Legio4, P.Legio5';
    const p = start({ map }).do(
      'move C.Legio7 Lilybaeum-Messana',
      'done',
      'done',
      'move P.Legio4 Rhegium-Messana',
    );
    expect([p.refuses('move P.Legio5 Rhegium-Messana'), p.refuses('move P.Legio1 Messana-Rhegium')]).toEqual([
      true,
      false,
    ]);
    p.do('move P.Legio1 Messana-Rhegium');
    expect([p.refuses('move P.Legio5 Rhegium-Messana'), p.blocksIn('Messana', 'pompey')]).toEqual([
      true,
      ['P.Legio3', 'P.Legio4'],
    ]);
  });

  test('Mercury over a strait on its second step: one into an enemy', () => {
    const p = start({
      cards: ['Mercury', '2/2'],
      map: 'Neapolis: C.Legio7, C.Legio8, C.Legio9; Messana: P.Legio1',
    }).do('move C.Legio7 Neapolis-Rhegium-Messana');
    expect([
      p.attacker('Messana'),
      p.refuses('move C.Legio8 Neapolis-Rhegium-Messana'),
      p.refuses('move C.Legio8 Neapolis-Rhegium'),
    ]).toEqual(['caesar', true, false]);
  });

  test('a response over a strait: one; and the attacker’s strait is closed to retreat', () => {
    const map = 'Lilybaeum: C.Legio7; Messana: P.Legio1; Rhegium: P.Legio3, P.Legio4';
    const p = start({ map }).do(
      'move C.Legio7 Lilybaeum-Messana',
      'done',
      'done',
      'move P.Legio3 Rhegium-Messana',
    );
    expect(p.refuses('move P.Legio4 Rhegium-Messana')).toBe(true);
    const q = passTo(
      attack({ map: 'Rhegium: C.Legio7; Messana: P.Legio1' }, 'move C.Legio7 Rhegium-Messana'),
      2,
    );
    expect(paths(q, 'retreat', 'P.Legio1')).toEqual(['Messana-Lilybaeum', 'Messana-Syracuse']);
  });
});

describe('sea and land', () => {
  test('a held Navis may not leave to attack; a second one may; Player 2 is not bound by it', () => {
    const map =
      'Rome: C.Legio7; Tyrrhenum: C.Navis1; Internum: C.Navis2, C.Navis3; Egypticum: P.Navis1; Hispanum: P.Navis2';
    const p = start({ cards: ['4/1', '2/2'], map }).do('embark C.Legio7 Rome-Tyrrhenum-Internum-Creta');
    expect([
      p.refuses('move C.Navis1 Tyrrhenum-Hispanum'),
      p.refuses('move C.Navis2 Internum-Egypticum'),
    ]).toEqual([true, false]);
    p.do('move C.Navis2 Internum-Egypticum');
    expect(paths(p, 'move', 'C.Navis3')).toEqual([]);
    p.do('done', 'done', 'move P.Navis2 Hispanum-Tyrrhenum');
    expect(p.attacker('Tyrrhenum')).toBe('pompey');
  });

  test('embarked troops stand ready to be levied and to be attacked, not to march', () => {
    const map = 'Rome: C.Legio7 2; Tyrrhenum: C.Navis1; Neapolis: P.Legio1';
    const p = start({ map }).do('embark C.Legio7 Rome-Tyrrhenum-Rhegium');
    expect([paths(p, 'move', 'C.Legio7'), p.status('Rome')]).toEqual([[], 'vacant']);
    p.do('done', 'levy C.Legio7', 'done', 'move P.Legio1 Neapolis-Rhegium', 'done', 'done');
    expect([p.strength('C.Legio7'), p.battle?.attacker]).toEqual([3, 'pompey']);
  });

  test('a port made friendly by an embarked block is a levy city and a harbour this turn', () => {
    const p = start({ map: 'Rome: C.Legio7, C.Legio8; Tyrrhenum: C.Navis1; Internum: C.Navis2' }).do(
      'embark C.Legio7 Rome-Tyrrhenum-Internum-Syracuse',
      'done',
    );
    expect([paths(p, 'raise', 'C.Legio19'), paths(p, 'raise', 'C.Navis3')]).toEqual([
      ['Syracuse'],
      ['Syracuse'],
    ]);
  });

  test('a ship that sails into port may gain a step there in the same turn', () => {
    const p = start({ map: 'Tyrrhenum: C.Navis1 1, C.Navis2 1' }).do('move C.Navis1 Tyrrhenum-Rome', 'done');
    expect(named(p, 'levy')).toEqual(['C.Navis1']);
  });

  test('a sea battle lost first closes the sea retreat of the next battle', () => {
    const map =
      'Hispanum: C.Navis4; Tyrrhenum: P.Navis1 1; Genua: C.Legio7; Rome: P.Legio1; Messana: P.Legio37';
    const begin = (): Play => attack({ map }, 'move C.Navis4 Hispanum-Tyrrhenum', 'move C.Legio7 Genua-Rome');
    const p = begin().do('fight Tyrrhenum', 'pass P.Navis1').roll(1, 6).do('fire C.Navis4', 'done');
    expect([
      p.battle?.area,
      paths(passTo(p, 2), 'retreat', 'P.Legio1').some((r) => r.includes('Tyrrhenum')),
    ]).toEqual(['Rome', false]);
    const won = begin().do('fight Tyrrhenum').roll(6).do('fire P.Navis1', 'pass C.Navis4');
    passTo(won, 4).do('pass P.Navis1', 'retreat C.Navis4 Tyrrhenum-Hispanum', 'done');
    expect([
      won.battle?.area,
      paths(passTo(won, 2), 'retreat', 'P.Legio1').includes('Rome-Tyrrhenum-Messana'),
    ]).toEqual(['Rome', true]);
  });

  test('a defender of a port and his ship part ways: by road and by sea', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1, P.Navis1';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2);
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual(['Rome-Asculum', 'Rome-Neapolis', 'Rome-Ravenna']);
    p.do('retreat P.Legio1 Rome-Neapolis', 'pass C.Legio7');
    expect(legal(p)).toEqual(['fire P.Navis1', 'pass P.Navis1', 'retreat P.Navis1 Rome-Tyrrhenum']);
    p.do('retreat P.Navis1 Rome-Tyrrhenum');
    expect([p.status('Rome'), p.status('Tyrrhenum'), p.side]).toEqual(['caesar', 'pompey', 'caesar']);
  });
});

describe('defectors, leaders and gods', () => {
  test('a defector fights for his new side, dies into his old pool, and serves his old side again next year', () => {
    const p = attack(
      { turn: '706.5', map: 'Genua: P.Legio1~ 1; Rome: P.Legio3; Alexandria: Cleopatra' },
      'move P.Legio1 Genua-Rome',
    )
      .roll(1, 6, 6)
      .do('fire P.Legio3');
    expect([block(p, 'P.Legio1'), p.points('caesar')]).toEqual([['face-up', 0, 'pompey'], 0]);
    while (p.step !== 'cards') p.do('done');
    expect([p.year, p.at('P.Legio1')]).toEqual([707, 'pool']);
  });

  test('a defector holds cities for his new side and may be struck back', () => {
    const map = 'Rome: P.Legio1~ 2, C.Legio8; Genua: P.Legio3; Neapolis: P.Legio4; Asculum: C.Legio7';
    const p = start({ cards: ['2/2', 'Jupiter'], map });
    expect([p.points('caesar'), legal(p)]).toEqual([2, ['done', 'jupiter Rome']]);
    p.roll(2).do('jupiter Rome');
    expect(legal(p)).toEqual(['defect Genua', 'defect Neapolis']);
    p.do('defect Neapolis');
    expect(block(p, 'P.Legio1')).toEqual(['Neapolis', 2, 'pompey']);
  });

  test('what Jupiter took stands with its captor and is not its old owner’s to move', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1 2, P.Legio3 1; Asculum: P.Legio4';
    const p = start({ cards: ['Jupiter', '2/2'], map })
      .roll(2)
      .do('jupiter Rome');
    expect([p.blocksIn('Rome'), p.blocksIn('Genua', 'caesar')]).toEqual([
      ['P.Legio1'],
      ['C.Legio7', 'P.Legio3'],
    ]);
    expect(p.refuses('move P.Legio4 Asculum-Rome')).toBe(false);
    expect(p.refuses('move P.Legio3 Genua-Rome')).toBe(true);
  });

  test('Vulcan kills a leader of Player 2: his successor takes the field the same turn', () => {
    const p = start({
      cards: ['Vulcan', '2/2'],
      map: 'Genua: C.Legio7; Rome: P.Pompey 1; Neapolis: P.Legio1',
    }).do('vulcan Rome');
    expect([p.points('caesar'), p.status('Rome'), p.at('P.Pompey')]).toEqual([1, 'vacant', 'dead']);
    p.do('move P.Legio1 Neapolis-Rome', 'done', 'raise P.Brutus Rome', 'levy P.Brutus');
    expect(block(p, 'P.Brutus')).toEqual(['Rome', 2, 'pompey']);
  });

  test('ten points made by a god count only in winter', () => {
    const cities = ['Massilia', 'Tarraco', 'CarthagoNova', 'Utica', 'Syracuse', 'Athena', 'Ephesus']
      .map((c, i) => `${c}: C.Legio${7 + i}`)
      .join('; ');
    const p = start({
      turn: '706.5',
      cards: ['Vulcan', '2/2'],
      map: `${cities}; Rome: C.Legio17; Antioch: P.Scipio 1; Alexandria: Cleopatra`,
    }).do('vulcan Antioch');
    expect([p.points('caesar'), p.winner, p.side]).toEqual([10, null, 'pompey']);
    p.do('done', 'done');
    expect([p.winner, p.step]).toEqual(['caesar', 'over']);
  });

  test('the last leader dies: three points, nobody left to unlock', () => {
    const p = attack(
      { map: 'Genua: C.Caesar; Rome: P.Brutus 1, P.Legio1', dead: 'P.Pompey, P.Scipio' },
      'move C.Caesar Genua-Rome',
    );
    p.do('pass P.Brutus').roll(1, 1, 1).do('fire C.Caesar');
    expect([p.strength('P.Legio1'), p.step]).toEqual([1, 'battle']);
    passUntil(passTo(p, 2), 'C.Caesar').roll(1, 6, 6).do('fire C.Caesar', 'hit P.Brutus');
    expect([p.at('P.Brutus'), p.points('caesar')]).toEqual(['dead', 3]);
  });

  test('Pluto attacks two cities: each road has its own wider limit', () => {
    const p = start({
      cards: ['Pluto', '2/2'],
      map: `Genua: ${each('C.Legio', ...range(7, 14), 16, 17, 18).join(', ')}; Rome: P.Legio1; Lugdunum: P.Legio3`,
    });
    p.do(
      ...over('Genua-Rome', ...each('C.Legio', 7, 8, 9, 10, 11, 12)),
      ...over('Genua-Lugdunum', ...each('C.Legio', 13, 14, 16)),
    );
    expect([
      p.refuses('move C.Legio17 Genua-Rome'),
      p.refuses('move C.Legio17 Genua-Lugdunum'),
      p.refuses('move C.Legio17 Genua-Ravenna'),
    ]).toEqual([true, true, false]);
    p.do('done');
    expect([p.side, p.step]).toEqual(['pompey', 'move']);
  });

  test('Pluto’s crowd retreats and regroups by the ordinary limits', () => {
    const six = each('C.Legio', 7, 8, 9, 10, 11, 12);
    const p = start({ cards: ['Pluto', '2/2'], map: `Genua: ${six.join(', ')}; Rome: P.Legio1` }).do(
      ...over('Genua-Rome', ...six),
      'done',
      'done',
      'done',
    );
    passTo(p, 4).do('pass P.Legio1', ...six.slice(0, 4).map((b) => `retreat ${b} Rome-Genua`));
    expect(legal(p)).toEqual(['perish C.Legio11', 'perish C.Legio12']);
  });

  test('Apollo copies the Jupiter of a cancelled turn', () => {
    const p = cardPhase({
      turn: '706.2',
      hands: [
        ['Jupiter', '4/1', '2/1'],
        ['Mars', 'Apollo', '2/2'],
      ],
      map: 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1',
    });
    p.do('caesar: play Jupiter', 'pompey: play Mars');
    expect([p.step, p.turn]).toEqual(['cards', 3]);
    p.do('caesar: play 4/1', 'pompey: play Apollo');
    expect([p.player1, p.step, legal(p)]).toEqual(['pompey', 'jupiter', ['done', 'jupiter Genua']]);
    p.roll(2).do('jupiter Genua');
    expect([block(p, 'C.Legio8'), p.side, p.moves]).toEqual([['Rome', 3, 'pompey'], 'caesar', 4]);
  });
});

describe('round 4 and control', () => {
  test('defenders fire at the slow in round 4 after the quick have left', () => {
    const map = 'Genua: C.Caesar, C.Legio7 1; Rome: P.Pompey';
    const p = passTo(attack({ map }, ...over('Genua-Rome', 'C.Caesar', 'C.Legio7')), 4);
    p.do('retreat C.Caesar Rome-Genua').roll(3, 6, 6).do('fire P.Pompey');
    expect([p.at('C.Legio7'), p.status('Rome'), p.side]).toEqual(['face-up', 'pompey', 'pompey']);
  });

  test('if the defender leaves first in round 4 the attacker has won and stays', () => {
    const p = passTo(attack({ map: 'Genua: C.Legio7; Rome: P.Legio1' }, 'move C.Legio7 Genua-Rome'), 4).do(
      'retreat P.Legio1 Rome-Ravenna',
    );
    expect([p.step, p.side, p.status('Rome'), paths(p, 'regroup', 'C.Legio7')]).toEqual([
      'regroup',
      'caesar',
      'caesar',
      ['Rome-Asculum', 'Rome-Genua', 'Rome-Neapolis'],
    ]);
  });

  test('a retreat takes a vacant city, which is then closed to the other side', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1, P.Legio3; Ravenna: C.Legio8; Aquileia: P.Legio4';
    const p = attack({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Aquileia').do('fight Rome');
    passTo(p, 2).do('retreat P.Legio1 Rome-Ravenna', 'pass P.Legio3', 'retreat C.Legio7 Rome-Genua', 'done');
    expect([p.battle?.area, p.status('Ravenna')]).toEqual(['Aquileia', 'pompey']);
    passTo(p, 2).do('pass P.Legio4');
    expect(paths(p, 'retreat', 'C.Legio8')).toEqual([]);
  });

  test('a regroup takes the city a later defender would have needed', () => {
    const map = 'Genua: C.Caesar; Ravenna: P.Legio3 1; Sipontum: C.Legio8; Asculum: P.Legio4; Rome: C.Legio9';
    const begin = (): Play =>
      attack({ map }, 'move C.Caesar Genua-Ravenna', 'move C.Legio8 Sipontum-Asculum');
    const p = begin().do('fight Ravenna').roll(1, 6, 6).do('fire C.Caesar', 'done');
    expect(paths(passTo(p, 2), 'retreat', 'P.Legio4')).toEqual([]);
    const q = begin().do('fight Ravenna').roll(1, 6, 6).do('fire C.Caesar', 'regroup C.Caesar Ravenna-Genua');
    expect(paths(passTo(q, 2), 'retreat', 'P.Legio4')).toEqual(['Asculum-Ravenna']);
  });

  test('hits and retreats in one round: a block that left is not there to be hit', () => {
    const map = 'Genua: C.Legio7 3; Rome: P.Legio1 4, P.Legio3 1';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2)
      .do('retreat P.Legio1 Rome-Neapolis', 'pass P.Legio3')
      .roll(1, 1, 6)
      .do('fire C.Legio7');
    expect([p.at('P.Legio3'), p.strength('P.Legio1'), p.step]).toEqual(['face-up', 4, 'regroup']);
  });
});

describe('winter with little left', () => {
  test('a side without a block is asked for nothing, in the year and in winter', () => {
    const p = start({ map: 'Rome: P.Legio1' });
    expect([p.side, legal(p)]).toEqual(['caesar', ['done']]);
    p.do('done');
    expect(legal(p)).toEqual(['done']);
    const w = start({ ...WINTER, map: 'Rome: P.Legio1; Alexandria: Cleopatra' });
    expect([w.step, w.side]).toEqual(['disband', 'pompey']);
    w.do('disband P.Legio1');
    expect([w.step, w.year, w.turn]).toEqual(['cards', 707, 1]);
  });

  test('with only Cleopatra on the map winter passes by itself', () => {
    const w = start({ ...WINTER, map: 'Rome: Cleopatra 1' });
    expect([w.step, w.year, block(w, 'Cleopatra'), w.points('pompey')]).toEqual([
      'cards',
      707,
      ['Alexandria', 1, 'pompey'],
      2,
    ]);
  });

  test('Cleopatra comes home to five who must then be four', () => {
    const w = start({
      ...WINTER,
      map: `Rome: Cleopatra~ 2; Alexandria: ${each('P.Legio', 1, 2, 3, 4, 5).join(', ')}`,
    });
    expect([w.holder('Cleopatra'), w.step, w.side, named(w, 'disband')]).toEqual([
      'pompey',
      'supply',
      'pompey',
      each('P.Legio', 1, 2, 3, 4, 5),
    ]);
    w.do('disband P.Legio5');
    expect(w.blocksIn('Alexandria')).toEqual([...each('P.Legio', 1, 2, 3, 4), 'Cleopatra']);
  });

  test('two fleets on one sea without a battle cannot be; after one, only the winner winters', () => {
    const p = attack(
      {
        turn: '706.5',
        map: 'Tyrrhenum: C.Navis1; Internum: P.Navis1 1; Syracuse: C.Legio7; Alexandria: Cleopatra',
      },
      'move C.Navis1 Tyrrhenum-Internum',
    );
    p.do('pass P.Navis1')
      .roll(1, ...miss(1))
      .do('fire C.Navis1', 'done');
    if (p.step === 'harbour') p.do('harbour C.Navis1 Internum-Syracuse');
    expect([p.step, p.at('C.Navis1'), p.at('P.Navis1')]).toEqual(['disband', 'Syracuse', 'face-up']);
  });

  test('the fallen of the last turn are levied again in the new year, the disbanded too', () => {
    const p = attack(
      { turn: '706.5', map: 'Genua: C.Legio7; Rome: P.Legio1 1; Alexandria: Cleopatra' },
      'move C.Legio7 Genua-Rome',
    )
      .do('pass P.Legio1')
      .roll(1, 6, 6)
      .do('fire C.Legio7', 'done');
    expect([p.step, p.at('P.Legio1')]).toEqual(['disband', 'face-up']);
    p.do('disband C.Legio7');
    expect([p.year, p.at('P.Legio1'), p.at('C.Legio7')]).toEqual([707, 'pool', 'pool']);
  });
});
