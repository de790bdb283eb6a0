// Rules 1 to 5: the game, its turns, the blocks, the map, the set-up.
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../src/dice/chance.ts';
import { parseOrder } from '../../src/orders/notation.ts';
import { apply } from '../../src/rules/legal.ts';
import {
  GREEN,
  TAN,
  WINTER,
  attack,
  block,
  each,
  legal,
  miss,
  over,
  passUntil,
  paths,
  range,
  roundOrder,
} from '../kit/shorthand.ts';
import { cardPhase, newGame, start } from '../kit/play.ts';
import type { Play, Setup, SideName } from '../kit/play.ts';
import { BORDERS, DEPLOYMENT, HOMES, HORSES, PORTS, RATINGS } from '../kit/rulebook-lists.ts';

const SIDES: SideName[] = ['caesar', 'pompey'];
const FACES = [
  'Apollo',
  'Jupiter',
  'Mars',
  'Mercury',
  'Neptune',
  'Pluto',
  'Vulcan',
  '4/1',
  '3/2',
  '3/1',
  '2/3',
  '2/2',
  '2/1',
  '1/3',
  '1/2',
];

/** The block defends Genua alone against a four of letters A, B, C and D. */
function defends(id: string, strength = ''): Play {
  const [foe, cards]: [string, [string, string]] = id.startsWith('C.')
    ? ['P', ['1/2', '2/2']]
    : ['C', ['2/2', '1/2']];
  const four = [
    `${foe}.Auxilia3`,
    `${foe}.Auxilia1`,
    foe === 'C' ? 'C.Legio17' : 'P.Legio1',
    `${foe}.Ballista`,
  ];
  return attack(
    { cards, map: `Genua: ${id} ${strength}; Massilia: ${four.join(', ')}`.replace(' ;', ';') },
    ...over('Massilia-Genua', ...four),
  );
}

const aenos = 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1';

describe('1 the game', () => {
  test('§1.1 two sides: both are asked for cards, one at a time for commands', () => {
    const p = newGame();
    expect([p.step, p.side]).toEqual(['cards', null]);
    for (const side of SIDES) expect(p.legal(side).length).toBeGreaterThan(0);
    const q = start({ map: 'Genua: C.Legio8; Rome: P.Legio1' });
    expect([q.side, q.legal('pompey')]).toEqual(['caesar', []]);
    expect(q.refuses('move P.Legio1 Rome-Neapolis', 'pompey')).toBe(true);
    expect(q.refuses('move P.Legio1 Rome-Neapolis', 'caesar')).toBe(true);
    expect(q.refuses('move C.Legio8 Genua-Massilia', 'caesar')).toBe(false);
  });

  const EIGHT =
    'Massilia: C.Legio7; Tarraco: C.Legio8; CarthagoNova: C.Legio9; Utica: C.Legio10; Syracuse: C.Legio11; Athena: C.Legio12; Rome: C.Legio13';

  test('§1.2 ten points win after a year, nine do not; killed leaders and friendly cities count', () => {
    const winter = (map: string, dead: string): Play =>
      start({ ...WINTER, map: `${map}; Alexandria: Cleopatra`, dead });
    const nine = winter(EIGHT, 'P.Scipio');
    expect([nine.points('caesar'), nine.winner, nine.step]).toEqual([9, null, 'disband']);
    const ten = winter(EIGHT, 'P.Scipio, P.Pompey');
    expect([ten.points('caesar'), ten.winner, ten.step, ten.side]).toEqual([10, 'caesar', 'over', null]);
    expect(SIDES.map((s) => ten.legal(s))).toEqual([[], []]);
    const own = winter(EIGHT, 'C.Antonius');
    expect([own.points('caesar'), own.points('pompey'), own.winner]).toEqual([8, 3, null]);
  });

  test('§1.2 points are looked at only when a year has ended', () => {
    const p = start({
      turn: '706.4',
      map: `${EIGHT}; Ephesus: C.Legio14; Byzantium: C.Legio16; Alexandria: Cleopatra`,
      cards: ['Mars', '2/2'],
    });
    expect([p.points('caesar'), p.winner]).toEqual([10, null]);
    p.do('done', 'done', 'done');
    expect([p.winner, p.year]).toEqual([null, 706]);
  });

  test('§1.2 after the fifth year more points win, then Rome', () => {
    const end = (turn: string, map: string): Play => start({ turn, cards: ['Mars', 'Pluto'], map });
    const p = end('709.5', 'Massilia: C.Legio7; Alexandria: Cleopatra; Rome: C.Legio8');
    expect([p.step, p.winner]).toEqual(['over', 'caesar']);
    expect(end('708.5', 'Massilia: C.Legio7; Alexandria: Cleopatra; Rome: C.Legio8').winner).toBeNull();
    expect(end('709.5', 'Alexandria: Cleopatra; Genua: C.Legio7').winner).toBe('pompey');
    expect(end('709.5', 'Alexandria: Cleopatra; Athena: P.Legio32; Rome: C.Legio8').winner).toBe('pompey');
  });

  test('§1.3 sixty-three blocks, each known by name and side', () => {
    const p = newGame();
    expect([TAN.length, GREEN.length]).toEqual([31, 31]);
    for (const b of TAN) expect([b, p.holder(b)]).toEqual([b, 'caesar']);
    for (const b of [...GREEN, 'Cleopatra']) expect([b, p.holder(b)]).toEqual([b, 'pompey']);
  });

  test('§1.3 the deck: fifteen faces, six cards a hand, no god twice', () => {
    const seen = new Set<string>();
    let most = 0;
    for (const seed of range(1, 150)) {
      const hands = SIDES.map((side) => newGame({}, seed).legal(side));
      for (const hand of hands) {
        for (const order of hand) seen.add(order);
        most = Math.max(most, hand.length);
      }
      for (const face of [...FACES.slice(0, 7), '4/1', '1/3'])
        expect(hands.every((hand) => hand.includes(`discard ${face}`))).toBe(false);
    }
    expect([...seen].sort()).toEqual(FACES.map((f) => `discard ${f}`).sort());
    expect(most).toBe(6);
  });

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

describe('2 turns', () => {
  const HANDS: [string[], string[]] = [
    ['2/1', '2/2', '2/3', '3/1', '4/1', 'Mars'],
    ['1/2', '1/3', '3/2', '2/2', 'Pluto', 'Vulcan'],
  ];
  const MAP = 'Genua: C.Legio8; Rome: P.Legio1';

  test('§2.1 one discard, then one card each, shown together', () => {
    const p = cardPhase({ turn: '706.1', hands: HANDS, map: MAP });
    expect(p.legal('caesar').sort()).toEqual(HANDS[0].map((c) => `discard ${c}`).sort());
    expect(p.refuses('play 4/1', 'caesar')).toBe(true);
    p.do('caesar: discard 2/1');
    expect([p.refuses('discard 2/2', 'caesar'), p.refuses('play 2/1', 'caesar')]).toEqual([true, true]);
    p.do('caesar: play 2/2', 'pompey: discard Pluto');
    expect([p.step, p.player1]).toEqual(['cards', null]);
    p.do('pompey: play 3/2');
    expect([p.step, p.player1, p.side, p.moves]).toEqual(['move', 'pompey', 'pompey', 3]);
  });

  test('§2.1 a card once played is gone; the last one plays itself', () => {
    const p = cardPhase({
      turn: '706.4',
      hands: [
        ['4/1', '2/2'],
        ['1/2', '1/3'],
      ],
      map: MAP,
    });
    p.do('caesar: play 4/1', 'pompey: play 1/2', 'done', 'done', 'done', 'done');
    expect([p.year, p.turn, p.step, p.side, p.moves]).toEqual([706, 5, 'move', 'caesar', 2]);
    p.do('done');
    expect(p.levies).toBe(2);
  });

  test('§2.1 more moves go first, ties to Caesar, gods before all, two gods cancel', () => {
    const first = (...cards: [string, string]): string | null => start({ cards, map: MAP }).player1;
    expect(first('3/1', '2/3')).toBe('caesar');
    expect(first('2/3', '3/1')).toBe('pompey');
    expect(first('3/1', '3/2')).toBe('caesar');
    expect(first('1/2', '1/3')).toBe('caesar');
    expect(first('Pluto', '4/1')).toBe('caesar');
    expect(first('4/1', 'Pluto')).toBe('pompey');
    expect(start({ cards: ['Jupiter', 'Vulcan'], map: MAP })).toMatchObject({
      step: 'cards',
      turn: 3,
      player1: null,
    });
  });

  test('§2.1 the very first turn is Caesar’s, a later first turn is not', () => {
    for (const pompey of ['4/1', 'Mars'])
      expect(start({ turn: '705.1', cards: ['1/2', pompey], map: MAP }).side).toBe('caesar');
    expect(start({ turn: '706.1', cards: ['1/2', '4/1'], map: MAP }).side).toBe('pompey');
    expect(start({ turn: '705.1', cards: ['Vulcan', 'Mars'], map: MAP })).toMatchObject({
      step: 'cards',
      turn: 2,
    });
  });

  test('§2.2 moves before levies, Player 1 before Player 2, new blocks stay', () => {
    const p = start({ cards: ['2/1', '2/1'], map: 'Genua: C.Legio8 2, C.Legio7; Rome: P.Legio1' });
    expect([p.step, p.refuses('levy C.Legio8')]).toEqual(['move', true]);
    p.do('done');
    expect([p.step, p.refuses('move C.Legio7 Genua-Massilia'), p.refuses('levy C.Legio8')]).toEqual([
      'levy',
      true,
      false,
    ]);
    p.do('raise C.Auxilia1 Genua');
    expect([p.strength('C.Auxilia1'), legal(p)]).toEqual([1, ['done']]);
    p.do('done');
    expect([p.side, p.step, p.moves]).toEqual(['pompey', 'move', 2]);
    p.do('done', 'done');
    expect([p.step, p.turn]).toEqual(['cards', 3]);
  });

  test('§2.2 one or two cities a move, one when it attacks', () => {
    const p = start({ map: 'Massilia: C.Legio7; Tarraco: P.Legio5; Genua: P.Legio6' });
    expect(paths(p, 'move', 'C.Legio7')).toEqual(
      ['Genua', 'Lugdunum', 'Lugdunum-Cenabum', 'Lugdunum-Treveri', 'Narbo', 'Narbo-Burdigala'].map(
        (r) => `Massilia-${r}`,
      ),
    );
  });

  test('§2.3 Player 1 picks one battle after another; the last begins by itself', () => {
    const map =
      'Genua: C.Legio7, C.Legio8, C.Legio9; Rome: P.Legio1 1; Ravenna: P.Legio3 1; Massilia: P.Legio4 1';
    const p = start({ cards: ['1/2', '4/1'], map });
    expect(p.side).toBe('pompey');
    p.do(
      'done',
      'done',
      'move C.Legio7 Genua-Rome',
      'move C.Legio8 Genua-Ravenna',
      'move C.Legio9 Genua-Massilia',
      'done',
      'done',
    );
    expect([p.step, p.side, legal(p)]).toEqual([
      'fight',
      'pompey',
      ['fight Massilia', 'fight Ravenna', 'fight Rome'],
    ]);
    p.do('fight Ravenna', 'pass P.Legio3').roll(1, 6, 6).do('fire C.Legio8', 'done');
    expect([p.step, p.side, legal(p)]).toEqual(['fight', 'pompey', ['fight Massilia', 'fight Rome']]);
    p.do('fight Rome', 'pass P.Legio1').roll(1, 6, 6).do('fire C.Legio7', 'done');
    expect([p.step, p.battle?.area]).toEqual(['battle', 'Massilia']);
  });
});

describe('3 blocks', () => {
  test('§3.11 a block rolls as many dice as its strength', () => {
    for (const n of range(1, 4)) {
      expect(() =>
        defends('C.Legio17', String(n))
          .do(...['P.Auxilia3', 'P.Auxilia1'].map((b) => `pass ${b}`))
          .roll(...miss(n - 1))
          .do('fire C.Legio17'),
      ).toThrow(Error);
      const p = passUntil(defends('C.Legio17', String(n)), 'C.Legio17')
        .roll(...miss(n), 1, 6, 6, 6)
        .do('fire C.Legio17', 'fire P.Legio1');
      expect(p.at('C.Legio17') === 'face-up' ? 0 : p.strength('C.Legio17')).toBe(n - 1);
    }
  });

  test('§3.11 a hit takes one step, the last step takes the block', () => {
    const p = attack({ map: 'Genua: C.Legio17 1; Rome: P.Legio3 3' }, 'move C.Legio17 Genua-Rome');
    for (const left of [2, 1]) {
      p.do('pass P.Legio3').roll(1).do('fire C.Legio17');
      expect(block(p, 'P.Legio3')).toEqual(['Rome', left, 'pompey']);
    }
    p.do('pass P.Legio3').roll(1).do('fire C.Legio17');
    expect(p.at('P.Legio3')).toBe('face-up');
  });

  test('§3.12 letter, firepower and full strength of all 63 blocks', () => {
    expect(RATINGS.flatMap(([blocks]) => blocks).sort()).toEqual([...TAN, ...GREEN, 'Cleopatra'].sort());
    for (const [blocks, letter, firepower, strength] of RATINGS)
      for (const id of blocks) {
        const foe = id.startsWith('C.') ? 'P.Legio1' : 'C.Legio17';
        expect([id, roundOrder(defends(id)).indexOf(id)]).toEqual([id, 'ABCD'.indexOf(letter)]);
        const hitting = passUntil(defends(id), id)
          .roll(firepower, ...miss(strength - 1))
          .do(`fire ${id}`);
        expect([id, hitting.step]).toEqual([id, 'hits']);
        expect([id, hitting.do(`hit ${foe}`).strength(foe)]).toEqual([id, 3]);
        const missing = passUntil(defends(id), id)
          .roll(firepower + 1, ...miss(strength - 1))
          .do(`fire ${id}`);
        expect([id, missing.step, missing.strength(foe), missing.strength(id)]).toEqual([
          id,
          'battle',
          4,
          strength,
        ]);
      }
  });

  test('§3.12 of one letter the defender acts first', () => {
    const p = attack(
      { map: 'Genua: C.Caesar, C.Auxilia1, C.Legio8; Rome: P.Scipio, P.Pompey, P.Legio1' },
      ...over('Genua-Rome', 'C.Caesar', 'C.Auxilia1', 'C.Legio8'),
    );
    expect(roundOrder(p)).toEqual(['P.Scipio', 'C.Caesar', 'P.Pompey', 'C.Auxilia1', 'P.Legio1', 'C.Legio8']);
  });

  /** Where a block may be raised by a side that holds these cities. */
  const raises = (id: string, ...cities: string[]): string[] => {
    const side = id.startsWith('C.') ? 'C' : 'P';
    const guards = [...each(`${side}.Auxilia`, 1, 2, 3), `${side}.Ballista`].filter((b) => b !== id);
    const map = cities.map((c, i) => `${c}: ${guards[i]}`).join('; ');
    return paths(
      start({ cards: side === 'C' ? ['2/2', '1/2'] : ['1/2', '2/2'], map }).do('done'),
      'raise',
      id,
    );
  };

  test('§3.13 a legion is raised in the city it names', () => {
    expect(HOMES.length).toBe(28);
    for (const [id, city] of HOMES) {
      expect([id, raises(id, 'Massilia', 'Salamis', city)]).toEqual([id, [city]]);
      expect([id, raises(id, 'Massilia', 'Salamis')]).toEqual([id, []]);
    }
  });

  test('§3.21 three leaders a side, the third locked; they are raised anywhere friendly', () => {
    const p = newGame();
    expect(['C.Caesar', 'C.Antonius', 'C.Octavian'].map((b) => p.at(b))).toEqual([
      'Ravenna',
      'Genua',
      'locked',
    ]);
    expect(['P.Pompey', 'P.Scipio', 'P.Brutus'].map((b) => p.at(b))).toEqual([
      'Neapolis',
      'Antioch',
      'locked',
    ]);
    expect(raises('C.Antonius', 'Massilia', 'Salamis')).toEqual(['Massilia', 'Salamis']);
    expect(raises('P.Brutus', 'Massilia', 'Salamis')).toEqual([]);
  });

  test('§3.22 legions act at C; a veteran hits where a recruit misses', () => {
    const fire = (legion: number, die: number): number =>
      attack({ map: `Genua: C.Legio${legion} 1; Rome: P.Auxilia1 2` }, `move C.Legio${legion} Genua-Rome`)
        .do('pass P.Auxilia1')
        .roll(die)
        .do(`fire C.Legio${legion}`)
        .strength('P.Auxilia1');
    expect([fire(10, 4), fire(11, 4), fire(11, 3), fire(7, 3), fire(7, 2)]).toEqual([1, 2, 1, 2, 1]);
  });

  test('§3.23 auxilia are raised in any friendly city: two archers at A, two of light infantry at B', () => {
    for (const id of [...each('C.Auxilia', 1, 2, 3, 4), ...each('P.Auxilia', 1, 2, 3, 4)])
      expect([id, raises(id, 'Massilia', 'Salamis')]).toEqual([id, ['Massilia', 'Salamis']]);
    const p = attack(
      { map: 'Genua: C.Auxilia1, C.Auxilia4; Rome: P.Auxilia2, P.Auxilia3' },
      ...over('Genua-Rome', 'C.Auxilia1', 'C.Auxilia4'),
    );
    expect(roundOrder(p)).toEqual(['P.Auxilia3', 'C.Auxilia4', 'P.Auxilia2', 'C.Auxilia1']);
  });

  test('§3.24 cavalry and the elephant are raised in their own cities', () => {
    for (const [id, city] of HORSES) {
      expect([id, raises(id, 'Massilia', 'Salamis', city)]).toEqual([id, [city]]);
      expect([id, raises(id, 'Massilia', 'Salamis')]).toEqual([id, []]);
    }
  });

  test('§3.25 a ballista is raised anywhere friendly, defends at B and attacks at D', () => {
    for (const id of ['C.Ballista', 'P.Ballista'])
      expect(raises(id, 'Massilia', 'Salamis')).toEqual(['Massilia', 'Salamis']);
    const p = attack({ map: 'Genua: C.Ballista; Rome: P.Ballista, P.Navis1' }, 'move C.Ballista Genua-Rome');
    expect(roundOrder(p)).toEqual(['P.Ballista', 'P.Navis1', 'C.Ballista']);
    passUntil(p, 'C.Ballista').roll(4, 5).do('fire C.Ballista');
    expect(p.step).toBe('hits');
  });

  test('§3.26 Navis are built in friendly major ports only', () => {
    const majors = [
      'Massilia',
      'CarthagoNova',
      'Neapolis',
      'Ravenna',
      'Utica',
      'Syracuse',
      'Creta',
      'Athena',
      'Ephesus',
      'Salamis',
      'Alexandria',
    ];
    for (const city of majors)
      expect([city, raises('C.Navis5', city, 'Rome', 'Genua')]).toEqual([city, [city]]);
    for (const city of ['Tarraco', 'Antioch', 'Byzantium', 'Rome', 'Genua', 'Brundisium', 'Toletum'])
      expect([city, raises('C.Navis5', city)]).toEqual([city, []]);
  });

  test('§3.27 Cleopatra begins for Pompey and is no leader: captured she is worth nothing and unlocks nobody', () => {
    expect(block(newGame(), 'Cleopatra')).toEqual(['Alexandria', 4, 'pompey']);
    const p = attack(
      { map: 'Pelusium: C.Equitatus1; Memphis: C.Legio7; Alexandria: Cleopatra 1' },
      'move C.Equitatus1 Pelusium-Alexandria',
    )
      .roll(1, 6, 6)
      .do('fire C.Equitatus1');
    expect(block(p, 'Cleopatra')).toEqual(['Alexandria', 1, 'caesar']);
    expect([p.points('caesar'), p.at('P.Brutus')]).toEqual([2, 'locked']);
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
});

describe('4 the map', () => {
  test('§4.1 land blocks never enter a sea, Navis never go inland or by road', () => {
    const p = start({ map: 'Genua: C.Legio7, C.Navis1' });
    expect(paths(p, 'move', 'C.Legio7').join(' ')).not.toMatch(/Hispanum|Tyrrhenum/);
    const navis = ['Hispanum', 'Tyrrhenum'].flatMap((sea) => [
      `Genua-${sea}`,
      ...neighbours(sea)
        .filter((a) => a !== 'Genua')
        .map((a) => `Genua-${sea}-${a}`),
    ]);
    expect(paths(p, 'move', 'C.Navis1')).toEqual(navis.sort());
  });

  function neighbours(sea: string): string[] {
    return [...PORTS[sea]!, ...BORDERS[sea]!];
  }

  test('§4.2 eleven cities are worth thirteen points', () => {
    const values = {
      Rome: 2,
      Alexandria: 2,
      Antioch: 1,
      Athena: 1,
      Byzantium: 1,
      CarthagoNova: 1,
      Ephesus: 1,
      Massilia: 1,
      Syracuse: 1,
      Tarraco: 1,
      Utica: 1,
    };
    for (const [city, value] of Object.entries(values))
      expect([city, start({ map: `${city}: C.Legio7` }).points('caesar')]).toEqual([city, value]);
    const cities = [...new Set(Object.values(PORTS).flat())].filter((c) => !(c in values));
    for (const city of [...cities, 'Toletum', 'Cordoba', 'Lugdunum', 'Ancyra', 'Jerusalem', 'Pergamum'])
      expect([city, start({ map: `${city}: C.Legio7` }).points('caesar')]).toEqual([city, 0]);
  });

  test('§4.21 control changes at once: vacant when left, contested when entered, worth nothing while contested', () => {
    const p = start({ map: 'Massilia: C.Legio7; Genua: C.Legio8; Rome: P.Legio1' });
    expect([p.points('caesar'), p.points('pompey'), p.status('Ravenna')]).toEqual([1, 2, 'vacant']);
    p.do('move C.Legio7 Massilia-Narbo');
    expect([p.status('Massilia'), p.status('Narbo'), p.points('caesar')]).toEqual(['vacant', 'caesar', 0]);
    p.do('move C.Legio8 Genua-Rome');
    expect([p.status('Rome'), p.points('caesar'), p.points('pompey')]).toEqual(['contested', 0, 0]);
  });

  test('§4.31 a major road takes four blocks, a minor road two', () => {
    const genua = `Genua: ${each('C.Legio', ...range(7, 11)).join(', ')}`;
    const major = start({ map: genua }).do(...over('Genua-Massilia', ...each('C.Legio', 7, 8, 9, 10)));
    expect(paths(major, 'move', 'C.Legio11').filter((r) => r.startsWith('Genua-Massilia'))).toEqual([]);
    const minor = start({ map: genua }).do(...over('Genua-Lugdunum', ...each('C.Legio', 7, 8)));
    expect([
      minor.refuses('move C.Legio9 Genua-Lugdunum'),
      minor.refuses('move C.Legio9 Genua-Massilia-Lugdunum'),
    ]).toEqual([true, false]);
  });

  test('§4.32 four straits, two blocks each, one against a defended city; Navis pass them freely', () => {
    for (const [a, b] of [
      ['Gades', 'Tingis'],
      ['Messana', 'Rhegium'],
      ['Aenos', 'Pergamum'],
      ['Byzantium', 'Nicomedia'],
    ] as const)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const map = `${from}: C.Legio7, C.Legio8, C.Legio9`;
        const free = start({ map }).do(...over(`${from}-${to}`, 'C.Legio7', 'C.Legio8'));
        expect([from, free.refuses(`move C.Legio9 ${from}-${to}`)]).toEqual([from, true]);
        const held = start({ map: `${map}; ${to}: P.Legio1 1` }).do(`move C.Legio7 ${from}-${to}`);
        expect([from, held.refuses(`move C.Legio8 ${from}-${to}`)]).toEqual([from, true]);
      }
    const p = start({
      map: 'Aegaeum: C.Navis1, C.Navis2, C.Navis3; Byzantium: P.Legio35; Nicomedia: P.Legio36; Aenos: P.Legio37',
    });
    p.do(...over('Aegaeum-Propontis-Euxinus', ...each('C.Navis', 1, 2, 3)));
    expect(p.blocksIn('Euxinus')).toHaveLength(3);
  });

  test('§4.4 nine seas, their borders and their ports', () => {
    for (const sea of Object.keys(PORTS)) {
      const steps = paths(start({ map: `${sea}: C.Navis1` }), 'move', 'C.Navis1').filter(
        (r) => r.split('-').length === 2,
      );
      expect([sea, steps]).toEqual([
        sea,
        neighbours(sea)
          .map((a) => `${sea}-${a}`)
          .sort(),
      ]);
    }
  });

  test('§4.4 a sea is controlled like a city', () => {
    const p = start({ map: 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1' });
    expect([p.status('Hispanum'), p.status('Tyrrhenum'), p.status('Internum')]).toEqual([
      'caesar',
      'pompey',
      'vacant',
    ]);
    p.do('move C.Navis1 Hispanum-Tyrrhenum');
    expect([p.status('Hispanum'), p.status('Tyrrhenum')]).toEqual(['vacant', 'contested']);
  });

  test('§4.41 no road leads to an island; Sicily has roads of its own and a strait', () => {
    for (const island of ['Aleria', 'Caralis', 'Creta', 'Salamis']) {
      const p = start({ map: `${island}: C.Legio7, C.Navis1` });
      expect([island, paths(p, 'move', 'C.Legio7')]).toEqual([island, []]);
      expect([island, paths(p, 'move', 'C.Navis1').length > 0]).toEqual([island, true]);
    }
    expect(paths(start({ map: 'Lilybaeum: C.Legio7' }), 'move', 'C.Legio7')).toEqual(
      ['Messana', 'Messana-Rhegium', 'Messana-Syracuse', 'Syracuse', 'Syracuse-Messana'].map(
        (r) => `Lilybaeum-${r}`,
      ),
    );
    const ferry = start({ map: 'Salamis: C.Legio7; Egypticum: C.Navis1' });
    expect(paths(ferry, 'embark', 'C.Legio7')).toEqual(
      PORTS['Egypticum']!.filter((c) => c !== 'Salamis').map((c) => `Salamis-Egypticum-${c}`),
    );
  });

  test('§4.42 ports on a border open on two seas, Utica and Creta on three', () => {
    const seas = (port: string): string[] =>
      paths(start({ map: `${port}: C.Navis1` }), 'move', 'C.Navis1').filter((r) => r.split('-').length === 2);
    for (const port of new Set(Object.values(PORTS).flat()))
      expect(seas(port)).toEqual(
        Object.keys(PORTS)
          .filter((s) => PORTS[s]!.includes(port))
          .map((s) => `${port}-${s}`)
          .sort(),
      );
    expect([seas('Utica').length, seas('Creta').length, seas('Rome').length]).toEqual([3, 3, 1]);
  });

  test('§4.4 a contested sea is friendly to nobody and carries nobody', () => {
    const p = start({ map: 'Hispanum: C.Navis1; Tyrrhenum: P.Navis1; Neapolis: P.Legio1' });
    p.do('move C.Navis1 Hispanum-Tyrrhenum', 'done', 'done');
    expect(p.status('Tyrrhenum')).toBe('contested');
    expect(paths(p, 'embark', 'P.Legio1')).toEqual([]);
  });
});

describe('5 set-up', () => {
  test('§5.1 the historical deployment, everybody at full strength', () => {
    const p = newGame();
    const placed = new Set(Object.values(DEPLOYMENT).flat());
    for (const [city, blocks] of Object.entries(DEPLOYMENT))
      expect([city, p.blocksIn(city)]).toEqual([city, blocks]);
    for (const [blocks, , , strength] of RATINGS)
      for (const b of blocks.filter((x) => placed.has(x))) expect([b, p.strength(b)]).toEqual([b, strength]);
    for (const b of [...TAN, ...GREEN].filter((x) => !placed.has(x)))
      expect([b, p.at(b)]).toEqual([b, b === 'C.Octavian' || b === 'P.Brutus' ? 'locked' : 'pool']);
  });

  test('§5.2 an eliminated block lies face-up and cannot be levied until the next year', () => {
    const setup: Setup = {
      map: 'Genua: C.Legio7; Rome: C.Legio8; Alexandria: Cleopatra',
      faceUp: 'C.Legio17, C.Auxilia1',
    };
    const p = start(setup).do('done');
    expect([p.at('C.Legio17'), paths(p, 'raise', 'C.Legio17'), paths(p, 'raise', 'C.Auxilia1')]).toEqual([
      'face-up',
      [],
      [],
    ]);
    expect(paths(p, 'raise', 'C.Auxilia2')).toEqual(['Genua', 'Rome']);
    const winter = start({ ...setup, ...WINTER });
    expect(winter.at('C.Legio17')).toBe('face-up');
    winter.do('done');
    expect([winter.step, winter.year, winter.turn, winter.at('C.Legio17'), winter.at('C.Auxilia1')]).toEqual([
      'cards',
      707,
      1,
      'pool',
      'pool',
    ]);
  });

  const FREE = { options: { freeDeployment: true } };

  test('§5.3 free deployment: blocks change places, the number in each city stays', () => {
    const p = newGame(FREE);
    expect([p.step, p.side]).toEqual(['deploy', null]);
    const counts = (side: string): string[] =>
      Object.entries(DEPLOYMENT).flatMap(([city, blocks]) =>
        blocks[0]!.startsWith(side) ? blocks.map(() => city) : [],
      );
    const caesars = [
      'C.Navis1',
      'C.Navis2',
      ...Object.values(DEPLOYMENT)
        .flat()
        .filter((b) => b.startsWith('C.') && !b.includes('Navis')),
    ];
    const order = (b: string, i: number, cities: string[]): string => `deploy ${b} ${cities[i]}`;
    expect(p.refuses('done', 'caesar')).toBe(true);
    for (const o of caesars.slice(0, 13).map((b, i) => order(b, i, counts('C')))) p.do(`caesar: ${o}`);
    expect(p.legal('caesar')).toEqual([`deploy ${caesars[13]} Lugdunum`]);
    p.do(`caesar: deploy ${caesars[13]} Lugdunum`);
    expect(p.legal('caesar')).toEqual(['done']);
    p.do('caesar: done');
    expect([p.step, p.legal('caesar')]).toEqual(['deploy', []]);
    const pompeys = [
      'P.Navis1',
      'P.Navis2',
      'P.Navis3',
      ...Object.values(DEPLOYMENT)
        .flat()
        .filter((b) => !b.startsWith('C.') && !b.includes('Navis')),
    ];
    for (const o of pompeys.map((b, i) => order(b, i, counts('P')))) p.do(`pompey: ${o}`);
    p.do('pompey: done');
    expect(p.step).toBe('cards');
    for (const [city, blocks] of Object.entries(DEPLOYMENT))
      expect([city, p.blocksIn(city).length]).toEqual([city, blocks.length]);
    expect([...caesars, ...pompeys].map((b) => p.at(b))).toEqual([...counts('C'), ...counts('P')]);
    expect([p.strength('C.Navis1'), p.strength('P.Legio1')]).toEqual([2, 4]);
  });

  test('§5.3 no fourth block in a city of three, no block of the pool, no Navis inland, nobody twice', () => {
    const p = newGame(FREE);
    expect(p.refuses('deploy C.Legio17 Genua', 'caesar')).toBe(true);
    expect(p.refuses('deploy C.Navis1 Lugdunum', 'caesar')).toBe(true);
    expect(p.refuses('deploy C.Legio7 Rome', 'caesar')).toBe(true);
    expect(p.refuses('deploy C.Legio7 Neapolis', 'caesar')).toBe(true);
    p.do('caesar: deploy C.Legio7 Genua', 'caesar: deploy C.Legio8 Genua');
    expect([
      p.refuses('deploy C.Legio7 Massilia', 'caesar'),
      p.refuses('deploy C.Legio9 Genua', 'caesar'),
    ]).toEqual([true, false]);
    p.do('caesar: deploy C.Legio9 Genua');
    expect([
      p.refuses('deploy C.Legio10 Genua', 'caesar'),
      p.refuses('deploy C.Legio10 Massilia', 'caesar'),
    ]).toEqual([true, false]);
  });
});
