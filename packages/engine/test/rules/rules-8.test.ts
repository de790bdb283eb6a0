// Rule 8: the winter turn.
import { describe, expect, test } from 'vitest';
import { WINTER, block, each, legal, named, range } from '../kit/shorthand.ts';
import { start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';

const winter = (map: string, more: Partial<Setup> = {}): Play => start({ ...WINTER, ...more, map });
/** Both sides keep what they have. */
const keep = (p: Play): Play => {
  while (p.step === 'disband') p.do('done');
  return p;
};

describe('8.1 Cleopatra goes home', () => {
  test('§8.1 to a friendly Alexandria she comes as she is', () => {
    const p = winter('Rome: Cleopatra 2; Alexandria: P.Legio38; Genua: C.Legio7');
    expect([block(p, 'Cleopatra'), p.status('Rome')]).toEqual([['Alexandria', 2, 'pompey'], 'vacant']);
    const q = winter('Rome: Cleopatra~ 2; Alexandria: C.Legio7; Genua: P.Legio1');
    expect(block(q, 'Cleopatra')).toEqual(['Alexandria', 2, 'caesar']);
  });

  test('§8.1 in an Alexandria of the enemy she changes sides; at home already she stays', () => {
    expect(block(winter('Rome: Cleopatra 4; Alexandria: C.Legio7'), 'Cleopatra')).toEqual([
      'Alexandria',
      4,
      'caesar',
    ]);
    expect(block(winter('Alexandria: Cleopatra~ 1; Genua: P.Legio1'), 'Cleopatra')).toEqual([
      'Alexandria',
      1,
      'caesar',
    ]);
  });

  test('§8.1 she goes home before points are counted', () => {
    const cities = each('C.Legio', ...range(7, 14))
      .map(
        (b, i) =>
          `${['Massilia', 'Tarraco', 'CarthagoNova', 'Utica', 'Syracuse', 'Athena', 'Ephesus', 'Byzantium'][i]}: ${b}`,
      )
      .join('; ');
    const away = winter(`${cities}; Rome: Cleopatra~; Alexandria: P.Legio38`);
    expect([away.points('caesar'), away.winner]).toEqual([8, null]);
    const home = winter(`${cities}; Rome: C.Legio17; Pelusium: Cleopatra~; Alexandria: P.Legio38`);
    expect([home.points('caesar'), home.winner]).toEqual([10, 'caesar']);
    const queen = winter(`${cities}; Pelusium: Cleopatra~`);
    expect([queen.points('caesar'), queen.winner]).toEqual([10, 'caesar']);
  });
});

describe('8.2 victory', () => {
  test('§8.2 either side wins at ten; the game is then over', () => {
    const cities = ['Massilia', 'Tarraco', 'CarthagoNova', 'Utica', 'Syracuse', 'Athena', 'Rome']
      .map((c, i) => `${c}: ${each('P.Legio', 1, 2, 3, 4, 5, 6, 32)[i]}`)
      .join('; ');
    const p = winter(`${cities}; Alexandria: Cleopatra; Genua: C.Legio7`);
    expect([p.points('pompey'), p.step, p.winner]).toEqual([10, 'over', 'pompey']);
    const q = winter(`${cities}; Antioch: Cleopatra; Alexandria: C.Legio8; Genua: C.Legio7`);
    expect([q.points('pompey'), q.winner, q.step]).toEqual([8, null, 'disband']);
    const dead = winter(`${cities}; Alexandria: C.Legio8, Cleopatra~`, { dead: 'C.Caesar, C.Antonius' });
    expect([dead.points('pompey'), dead.winner]).toEqual([10, 'pompey']);
  });

  test('§8.2 the check comes before the Navis go to port: a port held by a Navis that is only at sea does not count', () => {
    const p = winter('Hispanum: C.Navis1; Genua: C.Legio7; Alexandria: Cleopatra', { turn: '709.5' });
    expect([p.step, p.winner, p.at('C.Navis1')]).toEqual(['over', 'pompey', 'Hispanum']);
  });
});

describe('8.3 Navis to port', () => {
  test('§8.3 to a friendly port of the same sea, Caesar first, the owner chooses', () => {
    const map =
      'Tyrrhenum: C.Navis1; Hispanum: P.Navis1; Genua: C.Legio7; Aleria: C.Legio8; Rome: P.Legio1; Utica: P.Legio39; Caralis: P.Legio3; Alexandria: Cleopatra';
    const p = winter(map);
    expect([p.step, p.side, legal(p)]).toEqual([
      'harbour',
      'caesar',
      ['harbour C.Navis1 Tyrrhenum-Aleria', 'harbour C.Navis1 Tyrrhenum-Genua'],
    ]);
    p.do('harbour C.Navis1 Tyrrhenum-Aleria');
    expect([p.step, p.side, legal(p)]).toEqual([
      'harbour',
      'pompey',
      ['harbour P.Navis1 Hispanum-Caralis', 'harbour P.Navis1 Hispanum-Utica'],
    ]);
    p.do('harbour P.Navis1 Hispanum-Utica');
    expect([p.step, p.at('C.Navis1'), p.at('P.Navis1')]).toEqual(['disband', 'Aleria', 'Utica']);
  });

  test('§8.3 several Navis of one sea may go to different ports; those already in port stay', () => {
    const p = winter(
      'Tyrrhenum: C.Navis1, C.Navis2; Genua: C.Legio7, C.Navis3; Aleria: C.Legio8; Alexandria: Cleopatra',
    );
    expect(named(p, 'harbour')).toEqual(['C.Navis1', 'C.Navis2']);
    p.do('harbour C.Navis2 Tyrrhenum-Aleria', 'harbour C.Navis1 Tyrrhenum-Genua');
    expect([p.at('C.Navis1'), p.at('C.Navis2'), p.at('C.Navis3')]).toEqual(['Genua', 'Aleria', 'Genua']);
  });

  test('§8.3 no friendly port, no Navis: vacant and enemy ports do not serve; it stands upright in the pool', () => {
    const p = winter(
      'Euxinus: C.Navis1; Propontis: P.Navis1; Sinope: P.Legio35; Genua: C.Legio7; Alexandria: Cleopatra',
    );
    expect([p.at('C.Navis1'), p.at('P.Navis1'), p.step]).toEqual(['pool', 'pool', 'disband']);
  });
});

describe('8.4 winter supply', () => {
  test('§8.4 three blocks, and one more for each point of the city', () => {
    for (const [city, limit] of [
      ['Genua', 3],
      ['Tarraco', 4],
      ['Rome', 5],
      ['Athena', 4],
      ['Toletum', 3],
    ] as const) {
      const blocks = each('C.Legio', ...range(7, 7 + limit));
      const map = (n: number): string => `${city}: ${blocks.slice(0, n).join(', ')}; Alexandria: Cleopatra`;
      expect([city, winter(map(limit)).step]).toEqual([city, 'disband']);
      const p = winter(map(limit + 1));
      expect([city, p.step, p.side, legal(p)]).toEqual([
        city,
        'supply',
        'caesar',
        blocks.map((b) => `disband ${b}`).sort(),
      ]);
      p.do(`disband ${blocks[1]}`);
      expect([city, p.step, p.at(blocks[1]!)]).toEqual([city, 'disband', 'pool']);
    }
  });

  test('§8.4 Caesar first, then Pompey; Navis count when they have come to port', () => {
    const p = winter(
      `Tyrrhenum: C.Navis1; Genua: C.Legio7, C.Legio8, C.Legio9; Salone: ${each('P.Legio', 1, 2, 3, 4, 5).join(', ')}; Alexandria: Cleopatra`,
    );
    if (p.step === 'harbour') p.do('harbour C.Navis1 Tyrrhenum-Genua');
    expect([p.step, p.side, named(p, 'disband')]).toEqual([
      'supply',
      'caesar',
      ['C.Legio7', 'C.Legio8', 'C.Legio9', 'C.Navis1'],
    ]);
    p.do('disband C.Navis1');
    expect([p.step, p.side]).toEqual(['supply', 'pompey']);
    p.do('disband P.Legio2');
    expect([p.step, p.side]).toEqual(['supply', 'pompey']);
    p.do('disband P.Legio5');
    expect([p.step, p.blocksIn('Salone')]).toEqual(['disband', ['P.Legio1', 'P.Legio3', 'P.Legio4']]);
  });
});

describe('8.5 disbanding', () => {
  test('§8.5 any block but Cleopatra, upright into the pool, its steps lost; Caesar first', () => {
    const p = winter('Genua: C.Caesar 2, C.Legio7 3; Alexandria: Cleopatra 4, P.Legio38 2');
    expect([p.step, p.side, legal(p)]).toEqual([
      'disband',
      'caesar',
      ['disband C.Caesar', 'disband C.Legio7', 'done'],
    ]);
    p.do('disband C.Caesar');
    expect([p.at('C.Caesar'), p.points('pompey'), p.at('C.Octavian')]).toEqual(['pool', 2, 'locked']);
    p.do('done');
    expect([p.side, legal(p)]).toEqual(['pompey', ['disband P.Legio38', 'done']]);
    p.do('disband P.Legio38');
    expect([p.step, p.year, p.at('P.Legio38'), p.at('Cleopatra')]).toEqual([
      'cards',
      707,
      'pool',
      'Alexandria',
    ]);
  });

  test('§8.5 steps are not merged: what stays keeps its strength', () => {
    const p = winter('Genua: C.Legio7 1, C.Legio8 1; Alexandria: Cleopatra').do('disband C.Legio7');
    expect([p.strength('C.Legio8'), p.refuses('disband C.Legio7')]).toEqual([1, true]);
  });
});

describe('8.6 year reset', () => {
  test('§8.6 the dead of the year stand up, leaders do not; new hands of six; turn 1 of the next year', () => {
    const p = keep(
      winter('Genua: C.Legio7 2; Alexandria: Cleopatra 3', {
        faceUp: 'C.Legio8, P.Elephant',
        dead: 'C.Antonius',
      }),
    );
    expect([p.year, p.turn, p.step, p.side]).toEqual([707, 1, 'cards', null]);
    expect([p.at('C.Legio8'), p.at('P.Elephant'), p.at('C.Antonius'), p.at('C.Octavian')]).toEqual([
      'pool',
      'pool',
      'dead',
      'pool',
    ]);
    expect([p.strength('C.Legio7'), p.strength('Cleopatra')]).toEqual([2, 3]);
    for (const side of ['caesar', 'pompey'] as const) {
      expect(p.legal(side).every((o) => o.startsWith('discard '))).toBe(true);
      expect(p.legal(side).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('§8.6 a year is five turns: after turn 5, and only then, it is winter', () => {
    for (const turn of [2, 3]) {
      const p = start({
        turn: `706.${turn}`,
        cards: ['Mars', 'Pluto'],
        map: 'Genua: C.Legio7; Tyrrhenum: C.Navis1; Alexandria: Cleopatra',
      });
      expect([p.step, p.year, p.turn, p.at('C.Navis1')]).toEqual(['cards', 706, turn + 1, 'Tyrrhenum']);
    }
    const q = start({
      turn: '706.5',
      cards: ['2/2', '2/2'],
      map: 'Genua: C.Legio7; Alexandria: Cleopatra',
    }).do('done', 'done', 'done', 'done');
    expect([q.step, q.side, legal(q)]).toEqual(['disband', 'caesar', ['disband C.Legio7', 'done']]);
    expect([keep(q).year, q.turn]).toEqual([707, 1]);
  });
});
