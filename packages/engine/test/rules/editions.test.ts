// What differs between editions, what is common to all, and the options.
import { describe, expect, test } from 'vitest';
import {
  WINTER,
  acting,
  attack,
  block,
  each,
  legal,
  named,
  over,
  passUntil,
  range,
  roundOrder,
} from '../kit/shorthand.ts';
import { cardPhase, newGame, start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';

const EDITIONS = ['2.0', '1.1', '1.0'] as const;
const OLD = ['1.1', '1.0'] as const;
const MAP = 'Genua: C.Legio8; Rome: P.Legio1';

describe('the switches', () => {
  test('editions: the first turn is Caesar’s under 2.0, a matter of cards under 1.1 and 1.0; the option goes either way', () => {
    const first = (setup: Partial<Setup>): string | null =>
      start({ turn: '705.1', cards: ['1/3', '4/1'], map: MAP, ...setup }).player1;
    expect(EDITIONS.map((edition) => first({ edition }))).toEqual(['caesar', 'pompey', 'pompey']);
    expect(first({ options: { firstTurn: 'cards' } })).toBe('pompey');
    for (const edition of OLD) expect(first({ edition, options: { firstTurn: 'caesar' } })).toBe('caesar');
    expect(EDITIONS.map((edition) => first({ edition, cards: ['4/1', 'Mars'] }))).toEqual([
      'caesar',
      'pompey',
      'pompey',
    ]);
    for (const edition of EDITIONS) {
      expect(start({ edition, turn: '705.1', cards: ['Mars', 'Pluto'], map: MAP })).toMatchObject({
        step: 'cards',
        year: 705,
        turn: 2,
      });
      expect(first({ edition, turn: '705.2' })).toBe('pompey');
    }
  });

  const ALEXANDRIA =
    'Pelusium: C.Legio7; Alexandria: P.Legio38, P.Pompey 2, P.Navis2, Cleopatra 3, C.Legio8~ 2';

  test('editions: Jupiter under 2.0 names a city, and any enemy block there may be struck', () => {
    const begin = (): Play => start({ cards: ['Jupiter', '2/2'], map: ALEXANDRIA });
    expect(legal(begin())).toEqual(['done', 'jupiter Alexandria']);
    const strike = (n: number): Play => begin().roll(n).do('jupiter Alexandria');
    expect(block(strike(1), 'C.Legio8')).toEqual(['Pelusium', 2, 'caesar']);
    expect(block(strike(2), 'P.Pompey')).toEqual(['Alexandria', 1, 'pompey']);
    expect(block(strike(3), 'P.Legio38')).toEqual(['Pelusium', 4, 'caesar']);
    expect(block(strike(4), 'P.Navis2')).toEqual(['Alexandria', 1, 'pompey']);
    expect(block(strike(5), 'Cleopatra')).toEqual(['Pelusium', 3, 'caesar']);
  });

  test('editions: Jupiter under 1.1 and 1.0 names a colour too, and chance is among the blocks of that colour', () => {
    for (const edition of OLD) {
      const begin = (): Play => start({ edition, cards: ['Jupiter', '2/2'], map: ALEXANDRIA });
      expect(legal(begin())).toEqual([
        'done',
        'jupiter Alexandria blue',
        'jupiter Alexandria green',
        'jupiter Alexandria tan',
      ]);
      const strike = (n: number, colour: string): Play => begin().roll(n).do(`jupiter Alexandria ${colour}`);
      expect(block(strike(1, 'tan'), 'C.Legio8')).toEqual(['Pelusium', 2, 'caesar']);
      expect(block(strike(1, 'blue'), 'Cleopatra')).toEqual(['Pelusium', 3, 'caesar']);
      expect(block(strike(1, 'green'), 'P.Pompey')).toEqual(['Alexandria', 1, 'pompey']);
      expect(block(strike(2, 'green'), 'P.Legio38')).toEqual(['Pelusium', 4, 'caesar']);
      expect(block(strike(3, 'green'), 'P.Navis2')).toEqual(['Alexandria', 1, 'pompey']);
    }
  });

  test('editions: Jupiter reaches Navis at sea under 1.1 only, on a sea with a friendly port', () => {
    const map =
      'Genua: C.Legio7; Hispanum: P.Navis1 1; Internum: P.Navis2; Tyrrhenum: C.Navis1; Toletum: P.Legio5';
    const targets = (edition: (typeof EDITIONS)[number]): string[] => {
      const p = start({ edition, cards: ['Jupiter', '2/2'], map });
      return p.step === 'jupiter' ? legal(p) : [p.step];
    };
    expect(EDITIONS.map(targets)).toEqual([['move'], ['done', 'jupiter Hispanum green'], ['move']]);
    const p = start({ edition: '1.1', cards: ['Jupiter', '2/2'], map })
      .roll(1)
      .do('jupiter Hispanum green');
    expect([p.at('P.Navis1'), p.status('Hispanum')]).toEqual(['face-up', 'vacant']);
  });

  test('editions: the main attack is the first entry under 2.0, declared under 1.1 and 1.0', () => {
    const map = 'Genua: C.Legio7; Ravenna: C.Legio8; Rome: P.Legio1';
    for (const edition of EDITIONS) {
      const p = start({ edition, map }).do('move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome', 'done');
      expect(p.step).toBe(edition === '2.0' ? 'levy' : 'main');
      if (edition !== '2.0') p.do('main Ravenna-Rome');
      expect([p.isMain('C.Legio7'), p.isMain('C.Legio8')]).toEqual(
        edition === '2.0' ? [true, false] : [false, true],
      );
      p.do('done', 'done', 'done');
      expect(roundOrder(p)).toEqual(['P.Legio1', edition === '2.0' ? 'C.Legio7' : 'C.Legio8']);
    }
  });

  test('editions: Navis attack out of port under 2.0 and 1.1; under 1.0 from a sea only, but respond from port', () => {
    const map = 'Massilia: C.Navis1; Tyrrhenum: C.Navis2; Hispanum: P.Navis1; Tarraco: P.Navis2';
    const attacks = (edition: (typeof EDITIONS)[number]): string[] =>
      ['C.Navis1 Massilia-Hispanum', 'C.Navis2 Tyrrhenum-Hispanum'].filter(
        (o) => !start({ edition, map }).refuses(`move ${o}`),
      );
    expect(EDITIONS.map((e) => attacks(e).length)).toEqual([2, 2, 1]);
    expect(attacks('1.0')).toEqual(['C.Navis2 Tyrrhenum-Hispanum']);
    for (const edition of EDITIONS) {
      const p = start({ edition, map }).do('move C.Navis2 Tyrrhenum-Hispanum', 'done', 'done');
      expect(p.refuses('move P.Navis2 Tarraco-Hispanum')).toBe(false);
      expect(p.do('move P.Navis2 Tarraco-Hispanum').isMain('P.Navis2')).toBe(false);
    }
    const port = start({ edition: '1.0', map: 'Tyrrhenum: C.Navis1; Rome: P.Legio1' });
    expect(port.refuses('move C.Navis1 Tyrrhenum-Rome')).toBe(false);
  });

  test('editions: under 1.0 a Navis in port reinforces no attack at sea either', () => {
    const map = 'Massilia: C.Navis1; Tyrrhenum: C.Navis2; Hispanum: P.Navis1';
    for (const edition of EDITIONS) {
      const p = start({ edition, map }).do('move C.Navis2 Tyrrhenum-Hispanum');
      expect(p.refuses('move C.Navis1 Massilia-Hispanum')).toBe(edition === '1.0');
    }
  });

  test('editions: Vulcan on Cleopatra at I spares her under 2.0, wins her under 1.1 and 1.0; at II she loses a step in all', () => {
    for (const edition of EDITIONS) {
      const vulcan = (n: number): Play =>
        start({
          edition,
          cards: ['Vulcan', '2/2'],
          map: `Genua: C.Legio7; Salamis: Cleopatra ${n}, P.Legio1 4`,
        }).do('vulcan Salamis');
      expect(block(vulcan(1), 'Cleopatra')).toEqual(['Salamis', 1, edition === '2.0' ? 'pompey' : 'caesar']);
      expect(vulcan(1).attacker('Salamis')).toBe(edition === '2.0' ? null : 'caesar');
      expect(block(vulcan(2), 'Cleopatra')).toEqual(['Salamis', 1, 'pompey']);
      expect([vulcan(1).strength('P.Legio1'), vulcan(2).attacker('Salamis')]).toEqual([3, null]);
    }
  });

  test('editions: the winter check comes second under 2.0 and 1.1, after Navis and supply under 1.0', () => {
    const ten = ['Massilia', 'Tarraco', 'CarthagoNova', 'Utica', 'Syracuse', 'Athena', 'Ephesus', 'Byzantium']
      .map((c, i) => `${c}: C.Legio${7 + i}`)
      .join('; ');
    const map = `${ten}; Rome: C.Legio17; Genua: ${each('C.Auxilia', 1, 2, 3, 4).join(', ')}; Hispanum: C.Navis1; Alexandria: Cleopatra`;
    for (const edition of EDITIONS) {
      const p = start({ ...WINTER, edition, map });
      expect([p.winner, p.step]).toEqual(edition === '1.0' ? [null, 'harbour'] : ['caesar', 'over']);
      if (edition !== '1.0') continue;
      p.do('harbour C.Navis1 Hispanum-Massilia');
      expect([p.winner, p.step]).toEqual([null, 'supply']);
      p.do('disband C.Auxilia3');
      expect([p.winner, p.step]).toEqual(['caesar', 'over']);
    }
  });

  test('editions: a captured Cleopatra acts on her next battle turn; by option only in the next round', () => {
    const map = 'Pelusium: C.Equitatus1, C.Legio7; Alexandria: Cleopatra 1, P.Legio38 1';
    for (const edition of EDITIONS)
      for (const cleopatraActs of ['next-turn', 'next-round', undefined] as const) {
        const options = cleopatraActs === undefined ? {} : { cleopatraActs };
        const p = attack(
          { edition, options, map },
          ...over('Pelusium-Alexandria', 'C.Equitatus1', 'C.Legio7'),
        );
        p.roll(1, 6, 6).do('fire C.Equitatus1', 'hit Cleopatra');
        expect([block(p, 'Cleopatra'), acting(p)]).toEqual([['Alexandria', 1, 'caesar'], ['P.Legio38']]);
        p.do('pass P.Legio38');
        expect([p.battle?.round, acting(p)]).toEqual([
          1,
          cleopatraActs === 'next-round' ? ['C.Legio7'] : ['C.Legio7', 'Cleopatra'],
        ]);
        passUntil(p.do('pass C.Legio7'), 'Cleopatra');
        expect(p.battle?.round).toBe(cleopatraActs === 'next-round' ? 2 : 1);
      }
  });
});

describe('common to all editions', () => {
  test('editions: Apollo is not played on turn 1 of a year, but may be discarded', () => {
    for (const edition of EDITIONS) {
      const hands: [string[], string[]] = [
        ['Apollo', '2/1', '2/2', '2/3', '3/1', '4/1'],
        ['1/2', '1/3', '3/2', 'Mars', 'Pluto', '2/2'],
      ];
      const p = cardPhase({ edition, turn: '708.1', hands, map: MAP });
      expect(p.refuses('discard Apollo', 'caesar')).toBe(false);
      p.do('caesar: discard 4/1');
      expect(p.legal('caesar').sort()).toEqual(['play 2/1', 'play 2/2', 'play 2/3', 'play 3/1']);
    }
  });

  test('editions: Apollo copies every god', () => {
    const map = 'Genua: C.Legio8, C.Navis1; Rome: P.Legio1, P.Legio3; Ravenna: C.Legio9';
    for (const edition of EDITIONS)
      for (const [god, step, movers] of [
        ['Jupiter', 'jupiter', []],
        ['Vulcan', 'vulcan', []],
        ['Mars', 'move', ['C.Legio8', 'C.Legio9']],
        ['Neptune', 'move', ['C.Navis1']],
        ['Mercury', 'move', ['C.Legio8', 'C.Legio9']],
        ['Pluto', 'move', ['C.Legio8', 'C.Legio9']],
      ] as const) {
        const p = start({ edition, cards: ['Apollo', '4/1'], last: ['2/2', god], map });
        expect([god, p.player1, p.step, p.turn]).toEqual([god, 'caesar', step, 2]);
        expect([god, named(p, 'move')]).toEqual([god, movers]);
      }
  });

  test('editions: Mars, Mercury and Pluto move land blocks, Neptune Navis, one group each, nobody by sea', () => {
    const map = 'Genua: C.Legio8, C.Navis1; Ravenna: C.Legio9, C.Navis2; Tyrrhenum: C.Navis3';
    for (const edition of EDITIONS)
      for (const god of ['Mars', 'Mercury', 'Pluto', 'Neptune']) {
        const p = start({ edition, cards: [god, '2/2'], map });
        const sea = god === 'Neptune';
        expect([god, p.moves, named(p, 'move'), named(p, 'embark')]).toEqual([
          god,
          1,
          sea ? ['C.Navis1', 'C.Navis2', 'C.Navis3'] : ['C.Legio8', 'C.Legio9'],
          [],
        ]);
        p.do(sea ? 'move C.Navis1 Genua-Hispanum' : 'move C.Legio8 Genua-Massilia');
        expect([god, p.moves, legal(p)]).toEqual([god, 0, ['done']]);
      }
  });

  test('editions: no god gives levies', () => {
    for (const edition of EDITIONS)
      for (const god of ['Mars', 'Mercury', 'Pluto', 'Neptune', 'Vulcan', 'Jupiter']) {
        const p = start({ edition, cards: [god, '2/2'], map: 'Genua: C.Legio8 1, C.Navis1; Rome: P.Legio1' });
        expect([god, p.side, p.levies]).toEqual([god, 'caesar', 0]);
        p.do('done');
        expect([god, p.side, p.step]).toEqual([god, 'pompey', 'move']);
      }
  });

  test('editions: Pluto widens the road for the attacking step only', () => {
    for (const edition of EDITIONS) {
      const genua = `Genua: ${each('C.Legio', ...range(7, 14)).join(', ')}`;
      const p = start({
        edition,
        cards: ['Pluto', '2/2'],
        map: `${genua}; Rome: P.Legio1; Lugdunum: P.Legio3`,
      });
      p.do(...over('Genua-Massilia', ...each('C.Legio', 7, 8, 9, 10)));
      expect(p.refuses('move C.Legio11 Genua-Massilia')).toBe(true);
      p.do(...over('Genua-Lugdunum', ...each('C.Legio', 11, 12, 13)));
      expect([p.refuses('move C.Legio14 Genua-Lugdunum'), p.refuses('move C.Legio14 Genua-Rome')]).toEqual([
        true,
        false,
      ]);
      const strait = start({
        edition,
        cards: ['Pluto', '2/2'],
        map: 'Rhegium: C.Legio7, C.Legio8, C.Legio9; Messana: P.Legio1',
      });
      strait.do(...over('Rhegium-Messana', 'C.Legio7', 'C.Legio8'));
      expect(strait.refuses('move C.Legio9 Rhegium-Messana')).toBe(true);
    }
  });

  test('editions: Pluto helps no response (Player 2 of the very first turn)', () => {
    const map = 'Genua: C.Legio7; Rome: P.Legio1; Asculum: P.Legio3, P.Legio4, P.Legio5; Ravenna: C.Legio8';
    const p = start({ turn: '705.1', cards: ['2/2', 'Pluto'], map }).do(
      'move C.Legio7 Genua-Rome',
      'done',
      'done',
    );
    p.do(...over('Asculum-Rome', 'P.Legio3', 'P.Legio4'));
    expect([p.refuses('move P.Legio5 Asculum-Rome'), p.refuses('move P.Legio5 Asculum-Ravenna')]).toEqual([
      true,
      false,
    ]);
    const narrow = 'Neapolis: C.Legio7; Rhegium: P.Legio1; Messana: P.Legio3, P.Legio4';
    const q = start({ turn: '705.1', cards: ['2/2', 'Pluto'], map: narrow }).do(
      'move C.Legio7 Neapolis-Rhegium',
      'done',
      'done',
      'move P.Legio3 Messana-Rhegium',
    );
    expect(q.refuses('move P.Legio4 Messana-Rhegium')).toBe(true);
  });

  test('editions: Vulcan strikes enemy cities, neither own ones nor vacant ones nor a sea', () => {
    for (const edition of EDITIONS) {
      const p = start({
        edition,
        cards: ['Vulcan', '2/2'],
        map: 'Genua: C.Legio8; Rome: P.Legio1; Salamis: P.Navis2; Tyrrhenum: P.Navis1',
      });
      expect(legal(p)).toEqual(['done', 'vulcan Rome', 'vulcan Salamis']);
      p.do('vulcan Salamis');
      expect([p.strength('P.Navis2'), p.strength('P.Navis1'), p.strength('P.Legio1')]).toEqual([1, 2, 4]);
    }
  });

  test('editions: one group of Navis has one entry, so nothing is declared before the surprise', () => {
    for (const edition of OLD) {
      const map = 'Tyrrhenum: C.Navis1; Internum: C.Navis2; Utica: P.Navis3';
      const p = start({ edition, cards: ['Neptune', '2/2'], map }).do(
        'move C.Navis1 Tyrrhenum-Utica',
        'done',
      );
      expect([p.step, legal(p)]).toEqual(['surprise', ['done', 'surprise Utica']]);
    }
  });

  test('editions: a Mercury group by two roads declares under 1.1 and 1.0', () => {
    const map = 'Massilia: C.Legio7, C.Legio8; Genua: P.Legio1';
    const moves = ['move C.Legio7 Massilia-Genua', 'move C.Legio8 Massilia-Lugdunum-Genua', 'done'];
    for (const edition of OLD) {
      const p = start({ edition, cards: ['Mercury', '2/2'], map }).do(...moves);
      expect([p.step, legal(p)]).toEqual(['main', ['main Lugdunum-Genua', 'main Massilia-Genua']]);
      p.do('main Lugdunum-Genua');
      expect([p.isMain('C.Legio7'), p.isMain('C.Legio8'), p.side]).toEqual([false, true, 'pompey']);
    }
    const p = start({ cards: ['Mercury', '2/2'], map }).do(...moves);
    expect([p.isMain('C.Legio7'), p.isMain('C.Legio8'), p.side]).toEqual([true, false, 'pompey']);
  });
});

describe('options', () => {
  test('editions: free deployment on any edition', () => {
    for (const edition of EDITIONS) {
      expect(newGame({ edition, options: { freeDeployment: true } }).step).toBe('deploy');
      expect(newGame({ edition }).step).toBe('cards');
    }
  });

  const HANDICAP = { handicap: { side: 'pompey', points: 3 } } as const;

  test('editions: a handicap adds levy points once, in the first levy step of that side', () => {
    for (const edition of EDITIONS) {
      const p = cardPhase({
        edition,
        options: HANDICAP,
        turn: '706.2',
        hands: [
          ['2/2', '3/2'],
          ['2/1', '1/2'],
        ],
        map: 'Genua: C.Legio7 1; Rome: P.Legio1 1',
      });
      p.do('caesar: play 2/2', 'pompey: play 2/1', 'done');
      expect([p.side, p.levies]).toEqual(['caesar', 2]);
      p.do('done', 'done');
      expect([p.side, p.levies]).toEqual(['pompey', 4]);
      p.do('levy P.Legio1', 'levy P.Legio1', 'done', 'done', 'done', 'done');
      expect([p.turn, p.side, p.step, p.levies]).toEqual([3, 'pompey', 'levy', 2]);
    }
  });

  test('editions: a handicap waits for a turn with a levy step', () => {
    const p = cardPhase({
      options: HANDICAP,
      turn: '706.2',
      hands: [
        ['2/2', '3/2'],
        ['Mars', '1/2'],
      ],
      map: 'Genua: C.Legio7; Rome: P.Legio1 1',
    });
    p.do('caesar: play 2/2', 'pompey: play Mars', 'done', 'done', 'done');
    expect([p.turn, p.side]).toEqual([3, 'caesar']);
    p.do('done', 'done', 'done');
    expect([p.side, p.step, p.levies]).toEqual(['pompey', 'levy', 5]);
  });
});
