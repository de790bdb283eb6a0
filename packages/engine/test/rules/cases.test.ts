// The worked cases, one test each.
import { describe, expect, test } from 'vitest';
import { cardPhase, newGame, start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';
import {
  GREEN,
  TAN,
  WINTER,
  acting,
  attack,
  each,
  legal,
  passTo,
  paths,
  range,
  roundOrder,
} from '../kit/shorthand.ts';

describe('cards', () => {
  test('case 1: the historical set-up: points 1 and 7, 14 and 16 blocks on the map', () => {
    const p = newGame();
    const onMap = (blocks: string[]): number =>
      blocks.filter((b) => !['pool', 'locked', 'face-up', 'dead'].includes(p.at(b))).length;
    expect([p.points('caesar'), p.points('pompey')]).toEqual([1, 7]);
    expect([onMap(TAN), onMap([...GREEN, 'Cleopatra'])]).toEqual([14, 16]);
    expect(p.at('Cleopatra')).toBe('Alexandria');
    expect(p.holder('Cleopatra')).toBe('pompey');
  });

  test('case 2: on turn 1 of 705 Caesar is Player 1 against a higher card; under 1.1 the card decides', () => {
    const setup: Setup = { turn: '705.1', cards: ['1/3', '4/1'], map: 'Genua: C.Legio8; Rome: P.Legio1' };
    const p = start(setup);
    expect([p.player1, p.side, p.moves]).toEqual(['caesar', 'caesar', 1]);
    const q = start({ ...setup, edition: '1.1' });
    expect([q.player1, q.side, q.moves]).toEqual(['pompey', 'pompey', 4]);
    expect(start({ ...setup, turn: '705.2' }).player1).toBe('pompey');
  });

  test('case 3: Mars against Pluto ends the turn without moves, levies or battles', () => {
    const p = start({ cards: ['Mars', 'Pluto'], map: 'Genua: C.Legio8 1; Rome: P.Legio1 1' });
    expect([p.step, p.year, p.turn, p.battle]).toEqual(['cards', 706, 3, null]);
    expect([p.at('C.Legio8'), p.strength('C.Legio8'), p.at('P.Legio1'), p.strength('P.Legio1')]).toEqual([
      'Genua',
      1,
      'Rome',
      1,
    ]);
  });

  test('case 4: 2/1 against 2/3: Caesar first, with his own card', () => {
    const p = start({ cards: ['2/1', '2/3'], map: 'Genua: C.Legio8; Rome: P.Legio1' });
    expect([p.player1, p.side, p.moves]).toEqual(['caesar', 'caesar', 2]);
    p.do('done');
    expect(p.levies).toBe(1);
    p.do('done', 'done');
    expect([p.side, p.step, p.levies]).toEqual(['pompey', 'levy', 3]);
  });

  test('case 5: a god is first against 4/1', () => {
    const p = start({ cards: ['4/1', 'Vulcan'], map: 'Genua: C.Legio8; Rome: P.Legio1' });
    expect([p.player1, p.side, p.step]).toEqual(['pompey', 'pompey', 'vulcan']);
    p.do('done');
    expect([p.side, p.step, p.moves]).toEqual(['caesar', 'move', 4]);
  });

  test('case 6: Apollo copies 3/1 and beats 2/1', () => {
    const p = start({
      cards: ['2/1', 'Apollo'],
      last: ['3/1', '1/2'],
      map: 'Genua: C.Legio8; Rome: P.Legio1 1',
    });
    expect([p.player1, p.side, p.step, p.moves]).toEqual(['pompey', 'pompey', 'move', 3]);
    p.do('done');
    expect(p.levies).toBe(1);
  });

  test('case 7: Apollo copies Mars: first, with one group move and surprise, nothing cancelled', () => {
    const p = start({
      cards: ['4/1', 'Apollo'],
      last: ['Mars', '2/2'],
      map: 'Genua: C.Legio8; Rome: P.Legio1, P.Legio3; Massilia: C.Legio7',
    });
    expect([p.player1, p.step, p.moves, p.turn]).toEqual(['pompey', 'move', 1, 2]);
    p.do('move P.Legio1 Rome-Genua', 'done');
    expect([p.step, legal(p)]).toEqual(['surprise', ['done', 'surprise Genua']]);
    p.do('surprise Genua');
    expect([p.side, p.step, p.moves]).toEqual(['caesar', 'move', 4]);
    p.do('done', 'done');
    expect([p.battle, p.side]).toEqual([{ area: 'Genua', round: 1, attacker: 'pompey' }, 'pompey']);
  });

  test('case 8: Apollo against Mercury cancels the turn', () => {
    const p = start({
      cards: ['Mercury', 'Apollo'],
      last: ['3/1', '2/2'],
      map: 'Genua: C.Legio8; Rome: P.Legio1',
    });
    expect([p.step, p.turn]).toEqual(['cards', 3]);
  });

  test('case 9: on turn 1 of any year Apollo is not playable but may be discarded', () => {
    for (const year of [705, 707]) {
      const begin = (): Play =>
        cardPhase({
          turn: `${year}.1`,
          hands: [
            ['Apollo', '2/1', '2/2', '2/3', '3/1', '4/1'],
            ['1/2', '1/3', '3/2', 'Mars', 'Pluto', '2/2'],
          ],
          map: 'Genua: C.Legio8; Rome: P.Legio1',
        });
      const kept = begin().do('caesar: discard 2/1');
      expect(kept.legal('caesar').sort()).toEqual(['play 2/2', 'play 2/3', 'play 3/1', 'play 4/1']);
      expect(kept.refuses('play Apollo', 'caesar')).toBe(true);
      const thrown = begin().do('caesar: discard Apollo');
      expect(thrown.legal('caesar').sort()).toEqual([
        'play 2/1',
        'play 2/2',
        'play 2/3',
        'play 3/1',
        'play 4/1',
      ]);
    }
    const later = cardPhase({
      turn: '707.2',
      hands: [
        ['Apollo', '2/1'],
        ['1/2', '1/3'],
      ],
      map: 'Genua: C.Legio8',
    });
    expect(later.refuses('play Apollo', 'caesar')).toBe(false);
  });
});

describe('moves', () => {
  test('case 10: one move point takes blocks of Massilia to three vacant cities', () => {
    const p = start({
      cards: ['1/2', '1/3'],
      map: 'Massilia: C.Legio7, C.Legio8, C.Legio9; Ravenna: C.Legio10',
    });
    p.do(
      'move C.Legio7 Massilia-Narbo-Tarraco',
      'move C.Legio8 Massilia-Lugdunum-Cenabum',
      'move C.Legio9 Massilia-Genua-Rome',
    );
    expect(['C.Legio7', 'C.Legio8', 'C.Legio9'].map((b) => p.at(b))).toEqual(['Tarraco', 'Cenabum', 'Rome']);
    expect([p.moves, legal(p)]).toEqual([0, ['done']]);
  });

  test('case 11: four blocks over Massilia-Genua; no fifth, either way, even for another move point', () => {
    const p = start({
      map: 'Massilia: C.Legio7, C.Legio8, C.Legio9, C.Legio10, C.Legio11; Genua: C.Legio12',
    });
    for (const n of [7, 8, 9]) p.do(`move C.Legio${n} Massilia-Genua-Ravenna`);
    expect(p.refuses('move C.Legio11 Massilia-Genua')).toBe(false);
    p.do('move C.Legio10 Massilia-Genua-Ravenna');
    expect(p.moves).toBe(1);
    expect(p.refuses('move C.Legio11 Massilia-Genua')).toBe(true);
    expect(p.refuses('move C.Legio11 Massilia-Lugdunum-Genua')).toBe(false);
    expect(p.refuses('move C.Legio12 Genua-Massilia')).toBe(true);
    expect(p.refuses('move C.Legio12 Genua-Rome')).toBe(false);
  });

  test('case 12: no third block over Ravenna-Rome; attacking with Pluto three, no fourth', () => {
    const ravenna = 'Ravenna: C.Legio7, C.Legio8, C.Legio9, C.Legio10';
    for (const rome of ['', '; Rome: P.Legio1']) {
      const p = start({ map: ravenna + rome }).do('move C.Legio7 Ravenna-Rome', 'move C.Legio8 Ravenna-Rome');
      expect(p.refuses('move C.Legio9 Ravenna-Rome')).toBe(true);
      expect(p.refuses('move C.Legio9 Ravenna-Asculum')).toBe(false);
    }
    const pluto = start({ cards: ['Pluto', '2/2'], map: `${ravenna}; Rome: P.Legio1` });
    pluto.do('move C.Legio7 Ravenna-Rome', 'move C.Legio8 Ravenna-Rome', 'move C.Legio9 Ravenna-Rome');
    expect(pluto.refuses('move C.Legio10 Ravenna-Rome')).toBe(true);
    const peace = start({ cards: ['Pluto', '2/2'], map: ravenna }).do(
      'move C.Legio7 Ravenna-Rome',
      'move C.Legio8 Ravenna-Rome',
    );
    expect(peace.refuses('move C.Legio9 Ravenna-Rome')).toBe(true);
  });

  test('case 13: an enemy city two steps away can be attacked with Mercury only', () => {
    const map = 'Massilia: C.Legio7; Tarraco: P.Legio5';
    const p = start({ map });
    expect(p.refuses('move C.Legio7 Massilia-Narbo-Tarraco')).toBe(true);
    expect(p.refuses('move C.Legio7 Massilia-Narbo')).toBe(false);
    const q = start({ cards: ['Mercury', '2/2'], map }).do('move C.Legio7 Massilia-Narbo-Tarraco');
    expect([q.status('Tarraco'), q.attacker('Tarraco')]).toEqual(['contested', 'caesar']);
  });

  test('case 14: one move point, two cities attacked: two main attacks', () => {
    const p = start({
      cards: ['1/2', '1/2'],
      map: 'Massilia: C.Legio7, C.Legio8; Narbo: P.Legio5; Genua: P.Legio6',
    });
    p.do('move C.Legio7 Massilia-Narbo', 'move C.Legio8 Massilia-Genua');
    expect([p.moves, p.attacker('Narbo'), p.attacker('Genua')]).toEqual([0, 'caesar', 'caesar']);
    expect([p.isMain('C.Legio7'), p.isMain('C.Legio8')]).toEqual([true, true]);
  });

  const TWO_ROADS = ['move C.Legio7 Genua-Rome', 'move C.Legio8 Genua-Rome', 'move C.Legio9 Ravenna-Rome'];
  const ROME = 'Genua: C.Legio7, C.Legio8; Ravenna: C.Legio9; Rome: P.Legio1, P.Legio3, P.Legio4';

  test('case 15: the second road into Rome carries reserves; under 1.1 it may be declared main', () => {
    const p = start({ map: ROME }).do(...TWO_ROADS);
    expect(['C.Legio7', 'C.Legio8', 'C.Legio9'].map((b) => p.isMain(b))).toEqual([true, true, false]);
    p.do('done');
    expect(p.step).toBe('levy');
    for (const [entry, mains] of [
      ['Ravenna', [false, false, true]],
      ['Genua', [true, true, false]],
    ] as const) {
      const q = start({ edition: '1.1', map: ROME }).do(...TWO_ROADS, 'done');
      expect([q.step, q.side, legal(q)]).toEqual([
        'main',
        'caesar',
        ['main Genua-Rome', 'main Ravenna-Rome'],
      ]);
      q.do(`main ${entry}-Rome`);
      expect(['C.Legio7', 'C.Legio8', 'C.Legio9'].map((b) => q.isMain(b))).toEqual(mains);
      expect(q.step).toBe('levy');
    }
  });

  test('case 16: two attackers in the main force pin two of three; the third leaves by no road of the enemy', () => {
    const free = [
      'Rome-Asculum',
      'Rome-Asculum-Ravenna',
      'Rome-Asculum-Sipontum',
      'Rome-Neapolis',
      'Rome-Neapolis-Brundisium',
      'Rome-Neapolis-Rhegium',
      'Rome-Neapolis-Sipontum',
    ];
    const p = start({ map: ROME }).do(...TWO_ROADS, 'done', 'done');
    for (const b of ['P.Legio1', 'P.Legio3', 'P.Legio4']) expect(paths(p, 'move', b)).toEqual(free);
    p.do('move P.Legio3 Rome-Neapolis');
    for (const b of ['P.Legio1', 'P.Legio4']) expect(paths(p, 'move', b)).toEqual([]);

    const q = start({ edition: '1.1', map: ROME }).do(...TWO_ROADS, 'done', 'main Ravenna-Rome', 'done');
    expect(paths(q, 'move', 'P.Legio1')).toEqual(free);
    q.do('move P.Legio3 Rome-Neapolis', 'move P.Legio1 Rome-Asculum');
    expect(paths(q, 'move', 'P.Legio4')).toEqual([]);
  });

  test('case 17: a response does not come from two steps away', () => {
    const p = start({ map: 'Genua: C.Legio7; Rome: P.Legio1; Rhegium: P.Legio3; Neapolis: P.Legio4' });
    p.do('move C.Legio7 Genua-Rome', 'done', 'done');
    expect(p.refuses('move P.Legio3 Rhegium-Neapolis-Rome')).toBe(true);
    expect(p.refuses('move P.Legio3 Rhegium-Neapolis')).toBe(false);
    expect(p.refuses('move P.Legio4 Neapolis-Rome')).toBe(false);
  });

  test('case 18: entering a city that Player 1 has just taken, Player 2 attacks', () => {
    const p = start({ map: 'Genua: C.Legio7; Neapolis: P.Legio1' }).do(
      'move C.Legio7 Genua-Rome',
      'done',
      'done',
      'move P.Legio1 Neapolis-Rome',
    );
    expect([p.attacker('Rome'), p.isMain('C.Legio7'), p.isMain('P.Legio1')]).toEqual(['pompey', true, true]);
    p.do('done', 'done');
    expect([p.battle?.attacker, p.side]).toEqual(['pompey', 'caesar']);
  });

  test('case 19: the strait of Messana carries two if vacant, one against an enemy, two with Pluto', () => {
    const rhegium = 'Rhegium: C.Legio7, C.Legio8, C.Legio9';
    const cross = (n: number): string => `move C.Legio${n} Rhegium-Messana`;
    const vacant = start({ map: rhegium }).do(cross(7), cross(8));
    expect(vacant.refuses(cross(9))).toBe(true);
    const enemy = start({ map: `${rhegium}; Messana: P.Legio1` }).do(cross(7));
    expect(enemy.refuses(cross(8))).toBe(true);
    const pluto = start({ cards: ['Pluto', '2/2'], map: `${rhegium}; Messana: P.Legio1` }).do(
      cross(7),
      cross(8),
    );
    expect(pluto.refuses(cross(9))).toBe(true);
  });

  test('case 20: Pluto takes six over Genua-Rome into an enemy, no seventh; four into a vacant Rome', () => {
    const genua = `Genua: ${each('C.Legio', ...range(7, 13)).join(', ')}`;
    const go = (n: number): string => `move C.Legio${n} Genua-Rome`;
    const war = start({ cards: ['Pluto', '2/2'], map: `${genua}; Rome: P.Legio1` }).do(
      ...range(7, 12).map(go),
    );
    expect(war.refuses(go(13))).toBe(true);
    const peace = start({ cards: ['Pluto', '2/2'], map: genua }).do(...range(7, 10).map(go));
    expect(peace.refuses(go(11))).toBe(true);
  });

  test('case 21: Mars moves no Navis', () => {
    const p = start({ cards: ['Mars', '2/2'], map: 'Massilia: C.Legio7, C.Navis1; Genua: P.Legio1' });
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
    p.do('move C.Legio7 Massilia-Genua');
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
  });

  test('case 22: Neptune moves Navis only, out of port to attack, and they fire first; under 1.0 not out of port', () => {
    const setup: Setup = {
      cards: ['Neptune', '2/2'],
      map: 'Massilia: C.Legio7, C.Navis1; Hispanum: P.Navis1',
    };
    const p = start(setup);
    expect(paths(p, 'move', 'C.Legio7')).toEqual([]);
    p.do('move C.Navis1 Massilia-Hispanum', 'done', 'surprise Hispanum', 'done', 'done');
    expect([p.battle, p.side]).toEqual([{ area: 'Hispanum', round: 1, attacker: 'caesar' }, 'caesar']);
    expect(roundOrder(p)).toEqual(['C.Navis1', 'P.Navis1']);
    expect(roundOrder(p)).toEqual(['P.Navis1', 'C.Navis1']);
    expect(start({ ...setup, edition: '1.1' }).refuses('move C.Navis1 Massilia-Hispanum')).toBe(false);
    expect(start({ ...setup, edition: '1.0' }).refuses('move C.Navis1 Massilia-Hispanum')).toBe(true);
  });

  test('case 23: Mars surprises only the city chosen', () => {
    const map = 'Massilia: C.Legio7, C.Legio8; Narbo: P.Legio5; Genua: P.Legio6 1';
    const p = start({ cards: ['Mars', '2/2'], map }).do(
      'move C.Legio7 Massilia-Narbo',
      'move C.Legio8 Massilia-Genua',
      'done',
    );
    expect(legal(p)).toEqual(['done', 'surprise Genua', 'surprise Narbo']);
    p.do('surprise Genua', 'done', 'done', 'fight Genua');
    expect(acting(p)).toEqual(['C.Legio8']);
    p.roll(1, 6, 6).do('fire C.Legio8', 'done');
    expect([p.battle?.area, acting(p)]).toEqual(['Narbo', ['P.Legio5']]);
  });

  test('case 24: two legions sail from Rome to Antioch for two move points and hold the three Navis', () => {
    const map = 'Rome: C.Legio7, C.Legio8; Tyrrhenum: C.Navis1; Internum: C.Navis2; Egypticum: C.Navis3';
    const route = 'Rome-Tyrrhenum-Internum-Egypticum-Antioch';
    const p = start({ cards: ['3/1', '2/2'], map });
    for (const n of [1, 2, 3]) expect(paths(p, 'move', `C.Navis${n}`)).not.toEqual([]);
    p.do(`embark C.Legio7 ${route}`, `embark C.Legio8 ${route}`);
    expect([p.moves, p.blocksIn('Antioch')]).toEqual([1, ['C.Legio7', 'C.Legio8']]);
    for (const n of [1, 2, 3]) expect(paths(p, 'move', `C.Navis${n}`)).toEqual([]);
  });

  test('case 25: no amphibious move after a group move', () => {
    const map = 'Rome: C.Legio7, C.Legio8; Ravenna: C.Legio9; Tyrrhenum: C.Navis1, C.Navis2';
    const embark = 'embark C.Legio7 Rome-Tyrrhenum-Aleria';
    expect(start({ map }).refuses(embark)).toBe(false);
    expect(start({ map }).do('embark C.Legio8 Rome-Tyrrhenum-Aleria').refuses(embark)).toBe(false);
    for (const move of [
      'move C.Legio9 Ravenna-Genua',
      'move C.Navis2 Tyrrhenum-Hispanum',
      'move C.Legio8 Rome-Genua',
    ])
      expect(start({ map }).do(move).refuses(embark)).toBe(true);
  });

  test('case 26: an amphibious move ends in a friendly or vacant port, not in an enemy or contested one', () => {
    const map =
      'Rome: C.Legio7, C.Legio8; Neapolis: P.Legio1; Messana: P.Legio3; Rhegium: P.Legio4; Tyrrhenum: P.Navis1';
    const p = start({ map }).do('move C.Legio7 Rome-Neapolis', 'done', 'done');
    expect(paths(p, 'embark', 'P.Legio3')).toEqual(
      ['Aleria', 'Caralis', 'Genua', 'Lilybaeum', 'Rhegium', 'Utica'].map((c) => `Messana-Tyrrhenum-${c}`),
    );
  });

  test('case 27: Navis go on through the sea to a vacant port, not to an enemy one', () => {
    const path = 'Massilia-Hispanum-Narbo';
    expect(start({ map: 'Massilia: C.Navis1' }).refuses(`move C.Navis1 ${path}`)).toBe(false);
    expect(start({ map: 'Massilia: C.Navis1; Narbo: P.Legio5' }).refuses(`move C.Navis1 ${path}`)).toBe(true);
  });

  test('case 28: a Navis and two legions leave Massilia for one move point', () => {
    const p = start({ cards: ['1/2', '1/2'], map: 'Massilia: C.Navis1, C.Legio7, C.Legio8' });
    p.do('move C.Navis1 Massilia-Hispanum', 'move C.Legio7 Massilia-Genua', 'move C.Legio8 Massilia-Narbo');
    expect([p.moves, p.status('Massilia'), p.status('Hispanum')]).toEqual([0, 'vacant', 'caesar']);
  });
});

describe('gods, leaders, levies', () => {
  test('case 29: Jupiter at Alexandria takes the Navis or Cleopatra: a step from her, Cleopatra to Pelusium', () => {
    const begin = (): Play =>
      start({ cards: ['Jupiter', '2/2'], map: 'Pelusium: C.Legio7; Alexandria: Cleopatra 3, P.Navis2 2' });
    expect(legal(begin())).toEqual(['done', 'jupiter Alexandria']);
    const first = begin().roll(1).do('jupiter Alexandria');
    expect([first.at('P.Navis2'), first.strength('P.Navis2'), first.holder('P.Navis2')]).toEqual([
      'Alexandria',
      1,
      'pompey',
    ]);
    expect([first.at('Cleopatra'), first.holder('Cleopatra'), first.strength('Cleopatra')]).toEqual([
      'Alexandria',
      'pompey',
      3,
    ]);
    const second = begin().roll(2).do('jupiter Alexandria');
    expect([second.at('Cleopatra'), second.holder('Cleopatra'), second.strength('Cleopatra')]).toEqual([
      'Pelusium',
      'caesar',
      3,
    ]);
    expect([second.at('P.Navis2'), second.strength('P.Navis2')]).toEqual(['Alexandria', 2]);
    expect([second.side, second.step]).toEqual(['pompey', 'move']);
  });

  test('case 30: Jupiter kills a leader at I: a point, and the third leader of that side', () => {
    const p = start({
      cards: ['Jupiter', '2/2'],
      map: 'Pelusium: C.Legio7; Alexandria: P.Pompey 1, P.Legio1',
    });
    expect([p.points('caesar'), p.at('P.Brutus')]).toEqual([0, 'locked']);
    p.roll(1).do('jupiter Alexandria');
    expect([p.at('P.Pompey'), p.points('caesar'), p.at('P.Brutus'), p.at('C.Octavian')]).toEqual([
      'dead',
      1,
      'pool',
      'locked',
    ]);
    p.do('done');
    expect(p.refuses('raise P.Brutus Alexandria')).toBe(false);
  });

  test('case 31: across a strait is adjacent for Jupiter', () => {
    const p = start({
      cards: ['Jupiter', '2/2'],
      map: 'Rhegium: C.Legio7; Messana: P.Legio1; Lilybaeum: P.Legio3',
    });
    expect(legal(p)).toEqual(['done', 'jupiter Messana']);
  });

  test('case 32: Vulcan on Alexandria: a leader dead, a step off, a Navis gone, Cleopatra at I spared; under 1.1 she attacks for Caesar', () => {
    const setup: Setup = {
      cards: ['Vulcan', '2/2'],
      map: 'Pelusium: C.Legio7; Alexandria: P.Pompey 1, P.Legio1 3, P.Navis2 1, Cleopatra 1',
    };
    for (const edition of ['2.0', '1.1'] as const) {
      const p = start({ ...setup, edition }).do('vulcan Alexandria');
      expect([p.at('P.Pompey'), p.points('caesar'), p.strength('P.Legio1'), p.at('P.Navis2')]).toEqual([
        'dead',
        1,
        2,
        'face-up',
      ]);
      expect([p.at('Cleopatra'), p.strength('Cleopatra')]).toEqual(['Alexandria', 1]);
      expect(p.holder('Cleopatra')).toBe(edition === '2.0' ? 'pompey' : 'caesar');
      expect(p.status('Alexandria')).toBe(edition === '2.0' ? 'pompey' : 'contested');
      expect(p.attacker('Alexandria')).toBe(edition === '2.0' ? null : 'caesar');
    }
  });

  test('case 33: Vulcan takes the elephant from IV to II and from II off the map', () => {
    const begin = (n: number): Play =>
      start({ cards: ['Vulcan', '2/2'], map: `Genua: C.Legio7; Utica: P.Elephant ${n}` }).do('vulcan Utica');
    expect([begin(4).at('P.Elephant'), begin(4).strength('P.Elephant')]).toEqual(['Utica', 2]);
    expect([begin(2).at('P.Elephant'), begin(2).status('Utica')]).toEqual(['face-up', 'vacant']);
  });

  test('case 34: the elephant costs one point for II, two for IV', () => {
    const p = start({
      cards: ['1/2', '1/3'],
      map: 'Genua: C.Legio7; Utica: P.Legio39; Tacape: P.Legio37',
    }).do('done', 'done', 'done');
    expect(paths(p, 'raise', 'P.Elephant')).toEqual(['Utica']);
    p.do('raise P.Elephant Utica');
    expect([p.strength('P.Elephant'), p.levies]).toEqual([2, 2]);
    p.do('levy P.Elephant');
    expect([p.strength('P.Elephant'), p.levies, p.refuses('levy P.Elephant')]).toEqual([4, 1, true]);
  });

  test('case 35: Legio 17 is not raised in a contested Rome', () => {
    const contested = start({ map: 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1' }).do(
      'move C.Legio7 Genua-Rome',
      'done',
    );
    expect(contested.refuses('raise C.Legio17 Rome')).toBe(true);
    const taken = start({ map: 'Genua: C.Legio7, C.Legio8' }).do('move C.Legio7 Genua-Rome', 'done');
    expect(taken.refuses('raise C.Legio17 Rome')).toBe(false);
  });

  test('case 36: a Navis gains a step in Rome, not at sea, and no Navis is built in Rome', () => {
    const p = start({ map: 'Rome: C.Navis1 1; Tyrrhenum: C.Navis2 1; Neapolis: C.Legio8' }).do('done');
    expect(p.refuses('levy C.Navis1')).toBe(false);
    expect(p.refuses('levy C.Navis2')).toBe(true);
    expect(paths(p, 'raise', 'C.Navis3')).toEqual(['Neapolis']);
  });

  test('case 37: Octavian waits for the death of Caesar or Antonius, then any friendly city', () => {
    const map = 'Genua: C.Legio7; Rome: C.Legio8; Massilia: C.Navis1; Neapolis: P.Legio1; Hispanum: C.Navis2';
    for (const dead of ['', 'P.Scipio', 'P.Pompey, P.Scipio'])
      expect(paths(start({ map, dead }).do('done'), 'raise', 'C.Octavian')).toEqual([]);
    for (const dead of ['C.Antonius', 'C.Caesar']) {
      const p = start({ map, dead }).do('done');
      expect(paths(p, 'raise', 'C.Octavian')).toEqual(['Genua', 'Massilia', 'Rome']);
      p.do('raise C.Octavian Rome');
      expect(p.strength('C.Octavian')).toBe(1);
    }
  });

  test('case 38: levy points may be left unspent', () => {
    const p = start({ cards: ['2/3', '2/2'], map: 'Genua: C.Legio7 1' }).do('done', 'levy C.Legio7');
    expect(p.levies).toBe(2);
    p.do('done');
    expect([p.side, p.step]).toEqual(['pompey', 'move']);
  });
});

describe('battle', () => {
  test('case 39: a ballista attacks at D, after the defenders, and defends at B', () => {
    const attacking = attack(
      { map: 'Genua: C.Ballista, C.Legio8; Rome: P.Navis1, P.Legio1' },
      'move C.Ballista Genua-Rome',
      'move C.Legio8 Genua-Rome',
    );
    expect(roundOrder(attacking)).toEqual(['P.Legio1', 'C.Legio8', 'P.Navis1', 'C.Ballista']);
    const defending = attack(
      { map: 'Genua: C.Equitatus1, C.Antonius; Rome: P.Ballista, P.Legio1' },
      'move C.Equitatus1 Genua-Rome',
      'move C.Antonius Genua-Rome',
    );
    expect(roundOrder(defending)).toEqual(['C.Antonius', 'P.Ballista', 'C.Equitatus1', 'P.Legio1']);
  });

  test('case 40: two hits on III, II, II: the first on the III, the second by choice', () => {
    const p = attack(
      { map: 'Genua: C.Equitatus1; Rome: P.Legio3 3, P.Legio4 2, P.Legio5 2' },
      'move C.Equitatus1 Genua-Rome',
    );
    p.roll(1, 2, 6).do('fire C.Equitatus1');
    expect([p.step, p.side, p.strength('P.Legio3')]).toEqual(['hits', 'pompey', 2]);
    expect(legal(p)).toEqual(['hit P.Legio3', 'hit P.Legio4', 'hit P.Legio5']);
    p.do('hit P.Legio4');
    expect(['P.Legio3', 'P.Legio4', 'P.Legio5'].map((b) => p.strength(b))).toEqual([2, 1, 2]);
    expect(p.step).toBe('battle');
  });

  test('case 41: two hits on an elephant at IV and a legion at III leave both at II', () => {
    const p = attack(
      { map: 'Genua: C.Equitatus1; Rome: P.Elephant, P.Legio3' },
      'move C.Equitatus1 Genua-Rome',
    ).do('pass P.Elephant');
    p.roll(1, 1, 6).do('fire C.Equitatus1');
    expect([p.step, p.strength('P.Elephant'), p.strength('P.Legio3')]).toEqual(['battle', 2, 2]);
  });

  test('case 42: when the attacking main force dies in round 1 its reserves lose a step and stay the attacker', () => {
    const map = 'Genua: C.Legio8 1; Ravenna: C.Legio9 1, C.Legio10 3; Rome: P.Legio1';
    const p = attack(
      { map },
      'move C.Legio8 Genua-Rome',
      'move C.Legio9 Ravenna-Rome',
      'move C.Legio10 Ravenna-Rome',
    );
    p.roll(1, 6, 6, 6).do('fire P.Legio1');
    expect(p.battle).toEqual({ area: 'Rome', round: 2, attacker: 'caesar' });
    expect([p.at('C.Legio8'), p.at('C.Legio9'), p.strength('C.Legio10')]).toEqual(['face-up', 'face-up', 2]);
    expect(acting(p)).toEqual(['P.Legio1']);
  });

  test('case 43: Cleopatra, alone and captured: the attacker has won and may regroup her', () => {
    const p = attack(
      { map: 'Pelusium: C.Equitatus1; Alexandria: Cleopatra 1' },
      'move C.Equitatus1 Pelusium-Alexandria',
    );
    p.roll(1, 6, 6).do('fire C.Equitatus1');
    expect([p.step, p.side, p.status('Alexandria')]).toEqual(['regroup', 'caesar', 'caesar']);
    expect([p.holder('Cleopatra'), p.strength('Cleopatra')]).toEqual(['caesar', 1]);
    expect(paths(p, 'regroup', 'Cleopatra')).toEqual([
      'Alexandria-Catabathmus',
      'Alexandria-Memphis',
      'Alexandria-Pelusium',
    ]);
    p.do('regroup Cleopatra Alexandria-Memphis');
    expect(p.at('Cleopatra')).toBe('Memphis');
  });

  test('case 44: Mars: all attackers before all defenders in round 1, by letters from round 2', () => {
    const map = 'Genua: C.Caesar, C.Legio8, C.Ballista; Rome: P.Auxilia3, P.Legio1';
    const p = start({ cards: ['Mars', '2/2'], map });
    for (const b of ['Caesar', 'Legio8', 'Ballista']) p.do(`move C.${b} Genua-Rome`);
    p.do('done', 'surprise Rome', 'done', 'done');
    expect(roundOrder(p)).toEqual(['C.Caesar', 'C.Legio8', 'C.Ballista', 'P.Auxilia3', 'P.Legio1']);
    for (const round of [2, 3]) {
      expect(p.battle?.round).toBe(round);
      expect(roundOrder(p)).toEqual(['P.Auxilia3', 'C.Caesar', 'P.Legio1', 'C.Legio8', 'C.Ballista']);
    }
  });

  test('case 45: an attacker who cannot retreat in round 4 perishes on his turn; a leader gives a point', () => {
    const p = start({ map: 'Ravenna: C.Caesar, C.Legio8; Rome: P.Legio1; Aquileia: P.Legio3' });
    p.do(
      'move C.Caesar Ravenna-Rome',
      'move C.Legio8 Ravenna-Rome',
      'done',
      'done',
      'move P.Legio3 Aquileia-Ravenna',
      'done',
      'done',
    );
    passTo(p, 4);
    expect(legal(p)).toEqual(['perish C.Caesar']);
    p.do('perish C.Caesar');
    expect([p.at('C.Caesar'), p.at('C.Octavian'), p.points('pompey'), p.battle?.round]).toEqual([
      'dead',
      'pool',
      1,
      4,
    ]);
    p.do('pass P.Legio1');
    expect(legal(p)).toEqual(['perish C.Legio8']);
    p.do('perish C.Legio8');
    expect([p.at('C.Legio8'), p.status('Rome'), p.points('pompey')]).toEqual(['face-up', 'pompey', 3]);
  });

  test('case 46: attackers go back to vacant Genua, four a round; not to vacant Asculum, to friendly Asculum two a round', () => {
    const begin = (asculum: string): Play => {
      const map = `Genua: C.Legio7, C.Legio8, C.Legio9, C.Legio10; Ravenna: C.Legio11; Rome: P.Legio1${asculum}`;
      const moves = ['Genua-Rome', 'Genua-Rome', 'Genua-Rome', 'Genua-Rome', 'Ravenna-Rome'].map(
        (r, i) => `move C.Legio${7 + i} ${r}`,
      );
      return passTo(attack({ map }, ...moves), 2).do('pass P.Legio1');
    };
    const p = begin('');
    for (const n of range(7, 11))
      expect(paths(p, 'retreat', `C.Legio${n}`)).toEqual(['Rome-Genua', 'Rome-Ravenna']);
    for (const n of [8, 9, 10, 11]) p.do(`retreat C.Legio${n} Rome-Genua`);
    expect(paths(p, 'retreat', 'C.Legio7')).toEqual(['Rome-Ravenna']);

    const q = begin('; Asculum: C.Auxilia1');
    expect(paths(q, 'retreat', 'C.Legio7')).toEqual(['Rome-Asculum', 'Rome-Genua', 'Rome-Ravenna']);
    q.do('retreat C.Legio8 Rome-Asculum', 'retreat C.Legio9 Rome-Asculum');
    expect(paths(q, 'retreat', 'C.Legio7')).toEqual(['Rome-Genua', 'Rome-Ravenna']);
  });

  test('case 47: defenders leave by no road the attacker used; a vacant city beyond another is open', () => {
    const p = attack(
      { map: 'Genua: C.Legio7; Ravenna: C.Legio8; Rome: P.Legio1' },
      'move C.Legio7 Genua-Rome',
      'move C.Legio8 Ravenna-Rome',
    );
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual([]);
    passTo(p, 2);
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual(['Rome-Asculum', 'Rome-Neapolis']);
  });

  test('case 48: a sea retreat needs a friendly port', () => {
    const map =
      'Genua: C.Legio7; Rome: P.Legio1; Tyrrhenum: P.Navis1; Messana: P.Legio3; Asculum: C.Legio8; Neapolis: C.Legio9';
    const p = passTo(attack({ map }, 'move C.Legio7 Genua-Rome'), 2);
    expect(paths(p, 'retreat', 'P.Legio1')).toEqual(['Rome-Ravenna', 'Rome-Tyrrhenum-Messana']);
  });

  test('case 49: one retreat a round over a strait', () => {
    const p = passTo(
      attack({ map: 'Syracuse: C.Legio7; Messana: P.Legio1, P.Legio3' }, 'move C.Legio7 Syracuse-Messana'),
      2,
    );
    expect(paths(p, 'retreat', 'P.Legio3')).toEqual(['Messana-Lilybaeum', 'Messana-Rhegium']);
    p.do('retreat P.Legio1 Messana-Rhegium');
    expect(paths(p, 'retreat', 'P.Legio3')).toEqual(['Messana-Lilybaeum']);
    passTo(p, 3);
    expect(p.refuses('retreat P.Legio3 Messana-Rhegium')).toBe(false);
  });

  test('case 50: a regroup: two over a strait, none into a contested city, no land block by sea', () => {
    const map =
      'Lilybaeum: C.Legio7, C.Legio8, C.Legio11; Rhegium: C.Legio9; Messana: P.Legio5 1; Syracuse: P.Legio37; Tyrrhenum: C.Navis1; Rome: C.Legio12';
    const p = start({ map }).do(
      'move C.Legio7 Lilybaeum-Messana',
      'move C.Legio8 Lilybaeum-Messana',
      'move C.Legio9 Rhegium-Messana',
      'done',
      'done',
    );
    p.do('move P.Legio37 Syracuse-Lilybaeum', 'done', 'done', 'fight Messana', 'pass P.Legio5');
    p.roll(1, 6, 6).do('fire C.Legio7');
    expect([p.step, p.status('Lilybaeum'), p.refuses('regroup C.Legio9 Messana-Tyrrhenum-Rome')]).toEqual([
      'regroup',
      'contested',
      true,
    ]);
    expect(paths(p, 'regroup', 'C.Legio9')).toEqual(['Messana-Rhegium', 'Messana-Syracuse']);
    p.do('regroup C.Legio7 Messana-Rhegium', 'regroup C.Legio8 Messana-Rhegium');
    expect(paths(p, 'regroup', 'C.Legio9')).toEqual(['Messana-Syracuse']);
  });

  test('case 51: Navis that win at sea may go to a vacant port of that sea', () => {
    const p = attack(
      { map: 'Propontis: C.Navis1; Euxinus: P.Navis2 1; Sinope: P.Legio35' },
      'move C.Navis1 Propontis-Euxinus',
    ).do('pass P.Navis2');
    p.roll(1, 6).do('fire C.Navis1');
    expect(paths(p, 'regroup', 'C.Navis1')).toEqual(['Euxinus-Byzantium', 'Euxinus-Propontis']);
    p.do('regroup C.Navis1 Euxinus-Byzantium');
    expect(p.status('Byzantium')).toBe('caesar');
  });
});

describe('winter', () => {
  test("case 52: Caesar's Cleopatra goes home to a Pompeian Alexandria and joins Pompey at her strength", () => {
    const p = start({ ...WINTER, map: 'Rome: Cleopatra~ 3; Genua: C.Legio7; Alexandria: P.Legio38 2' });
    expect([p.at('Cleopatra'), p.holder('Cleopatra'), p.strength('Cleopatra')]).toEqual([
      'Alexandria',
      'pompey',
      3,
    ]);
    expect([p.status('Rome'), p.status('Alexandria')]).toEqual(['vacant', 'pompey']);
  });

  test('case 53: a Navis without a friendly port is disbanded and can be levied next year', () => {
    const p = start({
      ...WINTER,
      map: 'Propontis: C.Navis1; Nicomedia: P.Legio35; Genua: C.Legio7; Alexandria: Cleopatra',
    });
    expect([p.at('C.Navis1'), p.status('Propontis'), p.step, p.side]).toEqual([
      'pool',
      'vacant',
      'disband',
      'caesar',
    ]);
  });

  test('case 54: Genua feeds three blocks, Massilia four, Rome five', () => {
    const groups = { Genua: range(7, 10), Massilia: [11, 12, 13, 14, 16], Rome: [17, 18, 19, 20, 21] };
    const map = `Genua: ${each('C.Legio', ...groups.Genua).join(', ')}; Massilia: ${each('C.Legio', ...groups.Massilia).join(', ')}; Rome: C.Caesar, ${each('C.Legio', ...groups.Rome).join(', ')}; Alexandria: Cleopatra`;
    const p = start({ ...WINTER, map });
    expect([p.step, p.side, p.legal().length]).toEqual(['supply', 'caesar', 4 + 5 + 6]);
    p.do('disband C.Legio8');
    expect([p.step, p.legal().length, p.refuses('disband C.Legio7')]).toEqual(['supply', 5 + 6, true]);
    p.do('disband C.Legio16');
    expect([p.step, p.legal().length]).toEqual(['supply', 6]);
    p.do('disband C.Caesar');
    expect([p.step, p.side]).toEqual(['disband', 'caesar']);
    expect(['Genua', 'Massilia', 'Rome'].map((c) => p.blocksIn(c).length)).toEqual([3, 4, 5]);
  });

  test('case 55: ten points win in 705, before Navis and supply; under 1.0 after them', () => {
    const cities = [
      'Massilia',
      'Tarraco',
      'CarthagoNova',
      'Utica',
      'Syracuse',
      'Athena',
      'Ephesus',
      'Byzantium',
    ];
    const held = cities.map((c, i) => `${c}: C.Legio${7 + i + (i > 7 ? 1 : 0)}`).join('; ');
    const map = `${held}; Rome: C.Legio17; Genua: C.Auxilia1, C.Auxilia2, C.Auxilia3, C.Auxilia4; Egypticum: C.Navis1; Internum: C.Navis2; Alexandria: Cleopatra`;
    const setup: Setup = { turn: '705.5', cards: ['Mars', 'Pluto'], map };
    const p = start(setup);
    expect([p.step, p.winner, p.points('caesar')]).toEqual(['over', 'caesar', 10]);
    expect([p.at('C.Navis1'), p.at('C.Navis2'), p.blocksIn('Genua').length]).toEqual([
      'Egypticum',
      'Internum',
      4,
    ]);
    const q = start({ ...setup, edition: '1.0' });
    expect([q.step, q.winner, q.at('C.Navis1')]).toEqual(['harbour', null, 'pool']);
    q.do('harbour C.Navis2 Internum-Utica');
    expect([q.step, q.winner]).toEqual(['supply', null]);
    q.do('disband C.Auxilia1');
    expect([q.step, q.winner]).toEqual(['over', 'caesar']);
  });

  test('case 56: a tie in 709 is decided by Rome; with Rome vacant it is a draw', () => {
    const end = (map: string): Play => start({ turn: '709.5', cards: ['Mars', 'Pluto'], map });
    const c = end('Rome: C.Legio7; Alexandria: Cleopatra');
    expect([c.points('caesar'), c.points('pompey'), c.step, c.winner]).toEqual([2, 2, 'over', 'caesar']);
    const p = end('Rome: P.Legio1; Massilia: C.Legio7; Tarraco: C.Legio8; Alexandria: Cleopatra~');
    expect([p.points('caesar'), p.points('pompey'), p.winner]).toEqual([4, 2, 'caesar']);
    const r = end('Rome: P.Legio1; Alexandria: Cleopatra~');
    expect([r.points('caesar'), r.points('pompey'), r.winner]).toEqual([2, 2, 'pompey']);
    const none = end('Massilia: C.Legio7; Tarraco: C.Legio8; Alexandria: Cleopatra');
    expect([none.points('caesar'), none.points('pompey'), none.step, none.winner]).toEqual([
      2,
      2,
      'over',
      'draw',
    ]);
  });
});
