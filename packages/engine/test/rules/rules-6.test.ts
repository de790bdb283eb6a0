// Rule 6: the command phase: moves, attacks, pinning, responses, ships, levies.
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../src/knowledge/view.ts';
import { acting, block, each, legal, named, over, passTo, paths, range } from '../kit/shorthand.ts';
import { cardPhase, start } from '../kit/play.ts';
import type { Play } from '../kit/play.ts';
import { PORTS } from '../kit/rulebook-lists.ts';

/** Player 1 makes these moves and no levies; Player 2 is asked for his. */
const then = (p: Play, ...moves: string[]): Play => p.do(...moves, 'done', 'done');

describe('6.1 group moves', () => {
  test('§6.1 a move point opens one area for the whole phase; its blocks go where each likes, between other moves', () => {
    const p = start({
      map: 'Massilia: C.Legio7, C.Legio8, C.Legio9; Genua: C.Legio10, C.Legio11; Ravenna: C.Legio12',
    });
    p.do('move C.Legio7 Massilia-Narbo');
    expect(p.moves).toBe(1);
    p.do('move C.Legio8 Massilia-Genua');
    expect(p.moves).toBe(1);
    p.do('move C.Legio10 Genua-Rome');
    expect(p.moves).toBe(0);
    p.do('move C.Legio9 Massilia-Lugdunum-Cenabum', 'move C.Legio11 Genua-Ravenna-Aquileia');
    expect(p.refuses('move C.Legio12 Ravenna-Rome')).toBe(true);
  });

  test('§6.1 a block that arrived does not move again, however many points are left', () => {
    const p = start({ cards: ['4/1', '2/2'], map: 'Massilia: C.Legio7; Genua: C.Legio10' });
    p.do('move C.Legio7 Massilia-Genua');
    expect([p.moves, paths(p, 'move', 'C.Legio7')]).toEqual([3, []]);
    p.do('move C.Legio10 Genua-Rome');
    expect([p.moves, paths(p, 'move', 'C.Legio7'), paths(p, 'move', 'C.Legio10')]).toEqual([2, [], []]);
  });

  test('§6.1 next turn everybody is fresh again', () => {
    const hands: [string[], string[]] = [
      ['2/2', '2/1'],
      ['2/3', '1/2'],
    ];
    const p = cardPhase({ turn: '706.2', hands, map: 'Massilia: C.Legio7; Rome: P.Legio1' });
    p.do('caesar: play 2/2', 'pompey: play 2/3', 'move C.Legio7 Massilia-Genua', 'done', 'done');
    p.do('move P.Legio1 Rome-Neapolis', 'done', 'done');
    expect([p.turn, p.step, p.side]).toEqual([3, 'move', 'caesar']);
    p.do('move C.Legio7 Genua-Rome', 'done', 'done', 'move P.Legio1 Neapolis-Rome');
    expect(p.attacker('Rome')).toBe('pompey');
  });

  test('§6.1 what a phase used up, its points, roads, straits and held seas, is free in the next', () => {
    const map =
      'Rhegium: C.Legio7, C.Legio8; Messana: P.Legio1; Massilia: C.Legio9, C.Legio10; Rome: C.Legio11, C.Legio12; Tyrrhenum: C.Navis1';
    const hands: [string[], string[]] = [
      ['4/1', '4/1'],
      ['1/2', '1/2'],
    ];
    const p = cardPhase({ turn: '706.2', hands, map }).do('caesar: play 4/1', 'pompey: play 1/2');
    p.do(
      'embark C.Legio11 Rome-Tyrrhenum-Aleria',
      'move C.Legio7 Rhegium-Messana',
      'move C.Legio9 Massilia-Genua',
    );
    expect([p.moves, paths(p, 'move', 'C.Navis1')]).toEqual([1, []]);
    p.do('done', 'done', 'done', 'done');
    passTo(p, 2).do('pass P.Legio1', 'retreat C.Legio7 Messana-Rhegium', 'done');
    expect([p.turn, p.side, p.moves]).toEqual([3, 'caesar', 4]);
    expect(paths(p, 'move', 'C.Navis1')).toContain('Tyrrhenum-Hispanum');
    p.do('move C.Legio8 Rhegium-Messana', 'move C.Legio10 Massilia-Genua');
    expect([p.attacker('Messana'), p.moves]).toEqual(['caesar', 2]);
  });

  test('§6.1 exactly these cities can be reached from Massilia in a move', () => {
    const ends = (map: string): string[] =>
      [...new Set(paths(start({ map }), 'move', 'C.Legio7').map((r) => r.split('-').at(-1)!))].sort();
    const all = [
      'Burdigala',
      'Cenabum',
      'Genua',
      'Lugdunum',
      'Narbo',
      'Ravenna',
      'Rome',
      'Tarraco',
      'Treveri',
    ];
    expect(ends('Massilia: C.Legio7')).toEqual(all);
    expect(ends('Massilia: C.Legio7; Genua: C.Legio8; Tarraco: C.Legio9')).toEqual(all);
    expect(ends('Massilia: C.Legio7; Genua: P.Legio1')).toEqual(
      all.filter((c) => c !== 'Ravenna' && c !== 'Rome'),
    );
  });

  test('§6.1 movement may end before anything has moved, or with points left', () => {
    const p = start({ cards: ['4/1', '1/2'], map: 'Massilia: C.Legio7; Rome: P.Legio1' }).do('done');
    expect([p.step, p.side, p.levies]).toEqual(['levy', 'caesar', 1]);
  });
});

describe('6.11 road limits', () => {
  test('§6.11 the limit counts every step of every group, in both directions', () => {
    const p = start({
      cards: ['4/1', '2/2'],
      map: 'Lugdunum: C.Legio7, C.Legio8; Genua: C.Legio9, C.Legio10; Ravenna: C.Legio11',
    });
    p.do('move C.Legio7 Lugdunum-Genua', 'move C.Legio9 Genua-Lugdunum-Treveri');
    expect(p.moves).toBe(2);
    expect(p.refuses('move C.Legio8 Lugdunum-Genua')).toBe(true);
    expect(p.refuses('move C.Legio10 Genua-Lugdunum')).toBe(true);
    expect(p.refuses('move C.Legio11 Ravenna-Genua-Lugdunum')).toBe(true);
    expect(p.refuses('move C.Legio8 Lugdunum-Massilia-Genua')).toBe(false);
  });

  test('§6.11 each player has the road for himself', () => {
    const p = start({
      map: `Massilia: ${each('C.Legio', 7, 8, 9, 10).join(', ')}; Rome: ${each('P.Legio', 1, 2, 3, 4, 5).join(', ')}`,
    });
    then(p, ...over('Massilia-Genua-Ravenna', ...each('C.Legio', 7, 8, 9, 10)));
    p.do(...over('Rome-Genua-Massilia', ...each('P.Legio', 1, 2, 3, 4)));
    expect([p.blocksIn('Massilia', 'pompey').length, p.refuses('move P.Legio5 Rome-Genua')]).toEqual([
      4,
      true,
    ]);
  });

  test('§6.11 a single block in the way has to be fought', () => {
    const p = then(
      start({ map: 'Massilia: C.Legio7, C.Legio8; Rome: P.Legio1, P.Legio2' }),
      'move C.Legio7 Massilia-Genua',
    );
    expect(p.refuses('move P.Legio1 Rome-Genua-Massilia')).toBe(true);
    expect(p.refuses('move P.Legio1 Rome-Genua-Lugdunum')).toBe(true);
    expect(p.refuses('move P.Legio1 Rome-Genua')).toBe(false);
  });

  test('§6.11 attacks over a minor road: two; over a strait: one, and none after it even of another group', () => {
    const p = start({ map: 'Asculum: C.Legio7, C.Legio8, C.Legio9; Rome: P.Legio1' }).do(
      ...over('Asculum-Rome', 'C.Legio7', 'C.Legio8'),
    );
    expect(p.refuses('move C.Legio9 Asculum-Rome')).toBe(true);
    const q = start({
      cards: ['3/1', '2/2'],
      map: 'Rhegium: C.Legio7, C.Legio8; Lilybaeum: C.Legio9; Messana: P.Legio1',
    });
    q.do('move C.Legio7 Rhegium-Messana');
    expect([
      q.refuses('move C.Legio8 Rhegium-Messana'),
      q.refuses('move C.Legio9 Lilybaeum-Messana'),
    ]).toEqual([true, false]);
  });

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
});

describe('6.12 attacking', () => {
  test('§6.12 only from an adjacent area, and only where an enemy stands', () => {
    const p = start({ map: 'Massilia: C.Legio7, C.Legio8; Genua: P.Legio1; Tarraco: P.Legio5' });
    expect(p.refuses('move C.Legio7 Massilia-Narbo-Tarraco')).toBe(true);
    expect(p.refuses('move C.Legio7 Massilia-Lugdunum-Genua')).toBe(true);
    p.do('move C.Legio7 Massilia-Genua', 'move C.Legio8 Massilia-Narbo');
    expect([p.attacker('Genua'), p.attacker('Narbo'), p.attacker('Tarraco')]).toEqual(['caesar', null, null]);
    expect(p.refuses('move C.Legio8 Massilia-Lugdunum-Genua')).toBe(true);
  });

  test('§6.12 a second road costs a second point', () => {
    const map = 'Genua: C.Legio7; Ravenna: C.Legio8; Rome: P.Legio1';
    expect(
      start({ cards: ['1/2', '1/2'], map })
        .do('move C.Legio7 Genua-Rome')
        .refuses('move C.Legio8 Ravenna-Rome'),
    ).toBe(true);
    expect(start({ map }).do('move C.Legio7 Genua-Rome').refuses('move C.Legio8 Ravenna-Rome')).toBe(false);
  });

  test('§6.12 the first entry is the main attack, also for blocks that use it later', () => {
    const p = start({ map: 'Genua: C.Legio7, C.Legio8; Ravenna: C.Legio9; Rome: P.Legio1' });
    p.do('move C.Legio7 Genua-Rome', 'move C.Legio9 Ravenna-Rome', 'move C.Legio8 Genua-Rome', 'done');
    expect(each('C.Legio', 7, 8, 9).map((b) => p.isMain(b))).toEqual([true, true, false]);
    expect(p.step).toBe('levy');
  });

  test('§6.12 ships use an entry of their own, and may have the main attack', () => {
    const map = 'Genua: C.Legio7; Tyrrhenum: C.Navis1; Rome: P.Legio1';
    const land = start({ map }).do('move C.Legio7 Genua-Rome', 'move C.Navis1 Tyrrhenum-Rome');
    expect([land.isMain('C.Legio7'), land.isMain('C.Navis1')]).toEqual([true, false]);
    const sea = start({ map }).do('move C.Navis1 Tyrrhenum-Rome', 'move C.Legio7 Genua-Rome');
    expect([sea.isMain('C.Legio7'), sea.isMain('C.Navis1')]).toEqual([false, true]);
  });
});

describe('6.13 pinning', () => {
  test('§6.13 four attackers in the main force pin four of five; the fifth leaves by a free road, or attacks', () => {
    const map = `Genua: ${each('C.Legio', 7, 8, 9, 10).join(', ')}; Ravenna: C.Legio11, C.Legio12; Rome: ${each('P.Legio', 1, 2, 3, 4, 5).join(', ')}; Asculum: C.Auxilia1`;
    const p = start({ cards: ['3/1', '3/1'], map });
    then(
      p,
      ...over('Genua-Rome', ...each('C.Legio', 7, 8, 9, 10)),
      ...over('Ravenna-Rome', ...each('C.Legio', 11, 12)),
    );
    for (const b of each('P.Legio', 1, 2, 3, 4, 5))
      expect(paths(p, 'move', b)).toEqual([
        'Rome-Asculum',
        'Rome-Neapolis',
        'Rome-Neapolis-Brundisium',
        'Rome-Neapolis-Rhegium',
        'Rome-Neapolis-Sipontum',
      ]);
    p.do('move P.Legio2 Rome-Asculum');
    expect([p.attacker('Asculum'), named(p, 'move')]).toEqual(['pompey', []]);
  });

  test('§6.13 reserves pin nobody', () => {
    const map = 'Genua: C.Legio7; Ravenna: C.Legio8, C.Legio9; Rome: P.Legio1, P.Legio3';
    const p = then(
      start({ map }),
      'move C.Legio7 Genua-Rome',
      ...over('Ravenna-Rome', 'C.Legio8', 'C.Legio9'),
    );
    expect(named(p, 'move')).toEqual(['P.Legio1', 'P.Legio3']);
    p.do('move P.Legio1 Rome-Neapolis');
    expect(named(p, 'move')).toEqual([]);
  });

  test('§6.13 an attacked sea pins its Navis, and the border the enemy came over is closed', () => {
    const p = then(
      start({ map: 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1, P.Navis2' }),
      'move C.Navis1 Hispanum-Tyrrhenum',
    );
    const open = paths(p, 'move', 'P.Navis1');
    expect(open.filter((r) => r.startsWith('Tyrrhenum-Hispanum'))).toEqual([]);
    expect(open.filter((r) => r.split('-').length === 2)).toEqual(
      ['Internum', ...PORTS['Tyrrhenum']!].map((a) => `Tyrrhenum-${a}`).sort(),
    );
    p.do('move P.Navis2 Tyrrhenum-Genua-Hispanum');
    expect([p.status('Hispanum'), paths(p, 'move', 'P.Navis1')]).toEqual(['pompey', []]);
  });
});

describe('6.14 responses', () => {
  const MAP =
    'Genua: C.Legio7, C.Legio8; Rome: P.Legio1; Neapolis: P.Legio3, P.Legio4; Asculum: P.Legio5, P.Legio6, P.Auxilia1; Rhegium: P.Auxilia2';

  test('§6.14 from adjacent areas, within the limits of the road, into reserve', () => {
    const p = then(start({ cards: ['3/1', '3/1'], map: MAP }), ...over('Genua-Rome', 'C.Legio7', 'C.Legio8'));
    expect(p.refuses('move P.Auxilia2 Rhegium-Neapolis-Rome')).toBe(true);
    p.do('move P.Legio3 Neapolis-Rome', ...over('Asculum-Rome', 'P.Legio5', 'P.Legio6'));
    expect(p.refuses('move P.Auxilia1 Asculum-Rome')).toBe(true);
    expect(['P.Legio1', 'P.Legio3', 'P.Legio5', 'P.Legio6'].map((b) => p.isMain(b))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([p.attacker('Rome'), p.moves]).toEqual(['caesar', 1]);
  });

  test('§6.14 a response frees nobody who is pinned', () => {
    const p = then(start({ cards: ['3/1', '3/1'], map: MAP }), ...over('Genua-Rome', 'C.Legio7', 'C.Legio8'));
    expect(paths(p, 'move', 'P.Legio1')).toEqual([]);
    p.do('move P.Legio3 Neapolis-Rome', 'move P.Legio4 Neapolis-Rome');
    expect(paths(p, 'move', 'P.Legio1')).toEqual([]);
  });

  test('§6.14 ships respond from port to sea and from sea to port', () => {
    const sea = then(
      start({ map: 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1; Neapolis: P.Navis2; Hadriaticum: P.Navis3' }),
      'move C.Navis1 Hispanum-Tyrrhenum',
    );
    sea.do('move P.Navis2 Neapolis-Tyrrhenum');
    expect([sea.isMain('P.Navis2'), sea.refuses('move P.Navis3 Hadriaticum-Internum-Tyrrhenum')]).toEqual([
      false,
      true,
    ]);
    const port = then(
      start({ map: 'Genua: C.Legio7; Rome: P.Legio1; Tyrrhenum: P.Navis1; Neapolis: P.Navis2' }),
      'move C.Legio7 Genua-Rome',
    );
    port.do('move P.Navis1 Tyrrhenum-Rome');
    expect([port.isMain('P.Navis1'), port.refuses('move P.Navis2 Neapolis-Tyrrhenum-Rome')]).toEqual([
      false,
      true,
    ]);
  });

  test('§6.14 only Player 2 responds: nobody moves again after him', () => {
    const p = then(
      start({ map: 'Genua: C.Legio7, C.Legio8; Rome: P.Legio1; Lugdunum: C.Legio9' }),
      'move C.Legio7 Genua-Massilia',
    );
    p.do('move P.Legio1 Rome-Genua', 'done', 'done');
    expect([p.step, p.battle?.attacker, acting(p)]).toEqual(['battle', 'pompey', ['C.Legio8']]);
  });
});

test('§6.15 no limit to a stack during a year', () => {
  const many = each('C.Legio', ...range(7, 14), ...range(16, 20));
  const p = start({
    cards: ['2/3', '2/2'],
    map: `Genua: ${many.join(', ')}; Massilia: C.Legio21, C.Auxilia1`,
  });
  p.do(
    ...over('Massilia-Genua', 'C.Legio21', 'C.Auxilia1'),
    'done',
    'raise C.Ballista Genua',
    'done',
    'done',
    'done',
  );
  expect([p.step, p.turn, p.blocksIn('Genua').length]).toEqual(['cards', 3, many.length + 3]);
});

describe('6.2 Navis', () => {
  test('§6.2 from Massilia: its sea, then two seas or nine other ports', () => {
    const ports = PORTS['Hispanum']!.filter((c) => c !== 'Massilia');
    expect(paths(start({ map: 'Massilia: C.Navis1' }), 'move', 'C.Navis1')).toEqual(
      [
        'Massilia-Hispanum',
        ...['Atlanticus', 'Tyrrhenum', ...ports].map((a) => `Massilia-Hispanum-${a}`),
      ].sort(),
    );
  });

  test('§6.2 from Internum: four seas, then the seas and ports beyond, or a port and its other sea', () => {
    const all = paths(start({ map: 'Internum: C.Navis1' }), 'move', 'C.Navis1');
    expect(all.filter((r) => r.startsWith('Internum-Aegaeum-'))).toEqual(
      ['Aenos', 'Athena', 'Creta', 'Egypticum', 'Ephesus', 'Propontis', 'Thessalonika'].map(
        (a) => `Internum-Aegaeum-${a}`,
      ),
    );
    expect(all.filter((r) => r.startsWith('Internum-Creta'))).toEqual([
      'Internum-Creta',
      'Internum-Creta-Aegaeum',
      'Internum-Creta-Egypticum',
    ]);
    expect(all.filter((r) => r.startsWith('Internum-Pylos'))).toEqual(['Internum-Pylos']);
  });

  test('§6.2 one step to attack, two to sail; no way through an enemy', () => {
    const p = start({
      map: 'Massilia: C.Navis1; Tyrrhenum: P.Navis1; Hispanum: C.Navis2; Tarraco: P.Legio5',
    });
    expect(p.refuses('move C.Navis1 Massilia-Hispanum-Tyrrhenum')).toBe(true);
    expect(p.refuses('move C.Navis1 Massilia-Hispanum-Tarraco')).toBe(true);
    expect(p.refuses('move C.Navis2 Hispanum-Tyrrhenum-Rome')).toBe(true);
    p.do('move C.Navis2 Hispanum-Tyrrhenum');
    const q = start({ map: 'Massilia: C.Navis1; Hispanum: P.Navis1; Tarraco: P.Legio5' });
    expect(paths(q, 'move', 'C.Navis1')).toEqual(['Massilia-Hispanum']);
    expect([p.attacker('Tyrrhenum'), q.do('move C.Navis1 Massilia-Hispanum').attacker('Hispanum')]).toEqual([
      'caesar',
      'caesar',
    ]);
  });

  test('§6.2 never from port to port but by the sea between', () => {
    const p = start({ map: 'Rome: C.Navis1' });
    expect([
      p.refuses('move C.Navis1 Rome-Neapolis'),
      p.refuses('move C.Navis1 Rome-Tyrrhenum-Neapolis'),
    ]).toEqual([true, false]);
    expect(p.refuses('move C.Navis1 Rome-Tyrrhenum-Hispanum-Massilia')).toBe(true);
  });
});

describe('6.3 amphibious moves', () => {
  const MAP =
    'Rome: C.Legio7, C.Legio8; Tyrrhenum: C.Navis1; Internum: C.Navis2; Egypticum: C.Navis3; Antioch: C.Legio9';

  test('§6.3 one point a block, over friendly seas in a row, to a friendly or vacant port', () => {
    const p = start({ cards: ['4/1', '2/2'], map: MAP });
    const ends = paths(p, 'embark', 'C.Legio7').map((r) => r.split('-').at(-1)!);
    expect(ends.sort()).toEqual(
      [...new Set([...PORTS['Tyrrhenum']!, ...PORTS['Internum']!, ...PORTS['Egypticum']!])]
        .filter((c) => c !== 'Rome')
        .sort(),
    );
    p.do('embark C.Legio7 Rome-Tyrrhenum-Internum-Egypticum-Antioch');
    expect([p.moves, p.at('C.Legio7'), paths(p, 'move', 'C.Legio7')]).toEqual([3, 'Antioch', []]);
    p.do('embark C.Legio8 Rome-Tyrrhenum-Neapolis');
    expect([p.moves, paths(p, 'move', 'C.Legio8')]).toEqual([2, []]);
  });

  test('§6.3 a sea that is not friendly, or not next to the last one, is not crossed', () => {
    const p = start({ map: 'Rome: C.Legio7; Tyrrhenum: C.Navis1; Egypticum: C.Navis3; Internum: P.Navis1' });
    expect(paths(p, 'embark', 'C.Legio7')).toEqual(
      PORTS['Tyrrhenum']!.filter((c) => c !== 'Rome').map((c) => `Rome-Tyrrhenum-${c}`),
    );
    expect(paths(start({ map: 'Toletum: C.Legio7; Hispanum: C.Navis1' }), 'embark', 'C.Legio7')).toEqual([]);
    expect(paths(start({ map: 'Massilia: C.Navis2; Hispanum: C.Navis1' }), 'embark', 'C.Navis2')).toEqual([]);
  });

  test('§6.3 before all other moves; a sea cannot be made friendly first', () => {
    const p = start({ cards: ['4/1', '2/2'], map: 'Rome: C.Legio7, C.Navis1' });
    expect(paths(p, 'embark', 'C.Legio7')).toEqual([]);
    p.do('move C.Navis1 Rome-Tyrrhenum');
    expect(named(p, 'embark')).toEqual([]);
    const q = start({ cards: ['4/1', '2/2'], map: MAP }).do(
      'embark C.Legio7 Rome-Tyrrhenum-Aleria',
      'move C.Legio9 Antioch-Tarsus',
    );
    expect(named(q, 'embark')).toEqual([]);
  });

  test('§6.3 one Navis stays on each sea crossed; others may go', () => {
    const p = start({
      cards: ['4/1', '2/2'],
      map: `${MAP}; Massilia: C.Navis5`.replace('C.Navis1', 'C.Navis1, C.Navis4'),
    });
    p.do('embark C.Legio7 Rome-Tyrrhenum-Internum-Syracuse');
    expect(named(p, 'move')).toEqual([
      'C.Legio8',
      'C.Legio9',
      'C.Navis1',
      'C.Navis3',
      'C.Navis4',
      'C.Navis5',
    ]);
    p.do('move C.Navis4 Tyrrhenum-Hispanum');
    expect([paths(p, 'move', 'C.Navis1'), paths(p, 'move', 'C.Navis2')]).toEqual([[], []]);
  });

  test('§6.3 from a contested city only what is not pinned', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1, P.Legio3; Tyrrhenum: P.Navis1; Ravenna: C.Legio8, C.Legio9';
    const one = then(start({ map }), 'move C.Legio7 Genua-Rome');
    expect(named(one, 'embark')).toEqual(['P.Legio1', 'P.Legio3']);
    one.do('embark P.Legio3 Rome-Tyrrhenum-Aleria');
    expect([named(one, 'embark'), named(one, 'move')]).toEqual([[], []]);
    const two = then(start({ map }), ...over('Ravenna-Rome', 'C.Legio8', 'C.Legio9'));
    expect([named(two, 'embark'), named(two, 'move')]).toEqual([[], ['P.Navis1']]);
  });

  test('§6.3 the blocks of one port sail each for themselves; a group that stays costs its own point', () => {
    const p = start({
      cards: ['3/1', '2/2'],
      map: 'Rome: C.Legio7, C.Legio8, C.Legio9; Tyrrhenum: C.Navis1',
    });
    p.do(
      'embark C.Legio7 Rome-Tyrrhenum-Aleria',
      'embark C.Legio8 Rome-Tyrrhenum-Caralis',
      'move C.Legio9 Rome-Neapolis',
    );
    expect([p.moves, p.status('Rome')]).toEqual([0, 'vacant']);
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

  test('§6.3 only the seas crossed are held', () => {
    const p = start({ map: 'Rome: C.Legio7; Tyrrhenum: C.Navis1; Hadriaticum: C.Navis2' });
    p.do('embark C.Legio7 Rome-Tyrrhenum-Neapolis');
    expect(viewFor(p.state, 'pompey').command?.held).toEqual(['Tyrrhenum']);
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
    expect(paths(p, 'move', 'C.Navis2')).toContain('Hadriaticum-Ravenna');
  });
});

describe('6.4 levies', () => {
  test('§6.4 a step for a point, several to one block, up to its full strength', () => {
    const p = start({ cards: ['2/3', '2/2'], map: 'Genua: C.Legio7 1, C.Caesar 2, C.Legio8 3' }).do('done');
    expect(named(p, 'levy')).toEqual(['C.Caesar', 'C.Legio7']);
    p.do('levy C.Legio7', 'levy C.Legio7');
    expect([p.strength('C.Legio7'), p.levies, named(p, 'levy')]).toEqual([3, 1, ['C.Caesar']]);
    p.do('levy C.Caesar');
    expect([p.levies, legal(p)]).toEqual([0, ['done']]);
  });

  test('§6.4 a new block comes at its lowest step and may gain at once; several in one city', () => {
    const p = start({ cards: ['2/3', '2/2'], map: 'Genua: C.Auxilia1' }).do('done', 'raise C.Legio11 Genua');
    expect(block(p, 'C.Legio11')).toEqual(['Genua', 1, 'caesar']);
    p.do('levy C.Legio11', 'raise C.Legio12 Genua');
    expect([p.strength('C.Legio11'), p.blocksIn('Genua')]).toEqual([
      2,
      ['C.Legio11', 'C.Legio12', 'C.Auxilia1'],
    ]);
  });

  test('§6.4 never in a vacant, enemy or contested city; never at sea', () => {
    const p = start({
      map: 'Genua: C.Legio7 2, C.Legio8 1; Rome: P.Legio1; Ravenna: C.Legio9 1; Tyrrhenum: C.Navis1 1; Hispanum: C.Navis2',
    });
    p.do('move C.Legio7 Genua-Rome', 'move C.Legio9 Ravenna-Aquileia', 'done');
    expect(named(p, 'levy')).toEqual(['C.Legio8', 'C.Legio9']);
    expect(paths(p, 'raise', 'C.Auxilia1')).toEqual(['Aquileia', 'Genua']);
    expect([
      paths(p, 'raise', 'C.Legio17'),
      paths(p, 'raise', 'C.Legio13'),
      paths(p, 'raise', 'C.Legio16'),
    ]).toEqual([[], [], ['Aquileia']]);
    expect(paths(p, 'raise', 'C.Navis3')).toEqual([]);
  });

  test('§6.4 a Navis gains steps in any friendly port and is built in a major one', () => {
    const p = start({ map: 'Genua: C.Navis1 1; Massilia: C.Navis2 1' }).do('done');
    expect(named(p, 'levy')).toEqual(['C.Navis1', 'C.Navis2']);
    expect(paths(p, 'raise', 'C.Navis3')).toEqual(['Massilia']);
  });

  test('§6.4 a block of the named city gains steps anywhere', () => {
    const p = start({ map: 'Salamis: C.Legio17 1' }).do('done');
    expect([named(p, 'levy'), p.do('levy C.Legio17').strength('C.Legio17')]).toEqual([['C.Legio17'], 2]);
  });

  test('§6.4 nobody levies for the other side, and a block of the enemy pool stays there', () => {
    const p = start({ map: 'Rome: C.Auxilia1 1; Neapolis: P.Auxilia1 1' }).do('done');
    expect([
      paths(p, 'raise', 'P.Legio1'),
      p.refuses('levy P.Auxilia1'),
      p.refuses('levy C.Auxilia1'),
    ]).toEqual([[], true, false]);
  });

  test('§6.4 the defender of a contested city levies elsewhere', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1 2; Neapolis: P.Legio3 2';
    const p = then(start({ map }), 'move C.Legio7 Genua-Rome').do('done');
    expect([p.side, named(p, 'levy')]).toEqual(['pompey', ['P.Legio3']]);
    expect(paths(p, 'raise', 'P.Auxilia1')).toEqual(['Neapolis']);
  });
});
