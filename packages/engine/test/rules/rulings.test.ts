// The numbered rulings, on what the rule texts leave open: all but battles (20 to 27).
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../src/knowledge/event.ts';
import {
  WINTER,
  acting,
  attack,
  block,
  each,
  legal,
  named,
  over,
  passTo,
  paths,
  range,
  roundOrder,
} from '../kit/shorthand.ts';
import { cardPhase, newGame, start } from '../kit/play.ts';
import type { Play, Setup } from '../kit/play.ts';
import { PORTS } from '../kit/rulebook-lists.ts';

/** Player 1 makes these moves and no levies; Player 2 is asked for his. */
const then = (setup: Setup, ...moves: string[]): Play => start(setup).do(...moves, 'done', 'done');
/** Turn 1 of 705: Caesar first with 2/2, Pompey with a god. */
const second = (god: string, map: string, ...moves: string[]): Play =>
  then({ turn: '705.1', cards: ['2/2', god], map }, ...moves);

const aenos = 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1';

describe('cards', () => {
  test('ruling 1 a commitment binds and shows nothing until both have committed', () => {
    const p = cardPhase({
      turn: '706.1',
      hands: [
        ['2/1', '2/2', '2/3', '3/1', '4/1', 'Mars'],
        ['1/2', '1/3', '3/2', '2/2', 'Pluto', 'Vulcan'],
      ],
      map: 'Genua: C.Legio8; Rome: P.Legio1',
    });
    const before = p.legal('pompey').sort();
    p.do('caesar: discard 2/1', 'caesar: play 4/1');
    expect([p.step, p.player1, p.legal('pompey').sort()]).toEqual(['cards', null, before]);
    p.do('pompey: discard Pluto', 'pompey: play 1/2');
    expect([p.step, p.player1, p.moves]).toEqual(['move', 'caesar', 4]);
  });

  test('ruling 2 Apollo copies even a card that was cancelled; the copy ranks like the card itself', () => {
    const apollo = (cards: [string, string], last: [string, string]): Play =>
      start({ cards, last, map: 'Genua: C.Legio8; Rome: P.Legio1' });
    expect(apollo(['4/1', 'Apollo'], ['Mars', 'Pluto'])).toMatchObject({
      player1: 'pompey',
      step: 'move',
      moves: 1,
      turn: 2,
    });
    expect(apollo(['2/1', 'Apollo'], ['2/3', '2/2'])).toMatchObject({ player1: 'caesar', moves: 2 });
    expect(apollo(['Apollo', '3/1'], ['4/1', '2/3'])).toMatchObject({ player1: 'pompey', moves: 3 });
    const own = apollo(['Apollo', '3/1'], ['2/2', '3/2']);
    expect([own.player1, own.moves, own.do('done').levies]).toEqual(['caesar', 3, 2]);
    expect(apollo(['Apollo', 'Mars'], ['2/2', '3/2'])).toMatchObject({ step: 'cards', turn: 3 });
    expect(apollo(['Apollo', 'Mars'], ['2/2', 'Pluto'])).toMatchObject({ step: 'cards', turn: 3 });
  });

  test('ruling 3 every effect may be left unused', () => {
    const map = 'Genua: C.Legio8 1; Rome: P.Legio1 4, P.Legio3 3';
    for (const god of ['Jupiter', 'Vulcan', 'Mars', 'Mercury', 'Pluto']) {
      const p = start({ cards: [god, '2/2'], map }).do('done');
      expect([god, p.side, p.step, p.strength('P.Legio1'), p.blocksIn('Rome').length]).toEqual([
        god,
        'pompey',
        'move',
        4,
        2,
      ]);
    }
    const mars = start({ cards: ['Mars', '2/2'], map }).do(
      'move C.Legio8 Genua-Rome',
      'done',
      'done',
      'done',
      'done',
    );
    expect(acting(mars)).toEqual(['P.Legio1', 'P.Legio3']);
  });

  const FIRST = 'Genua: C.Legio7; Rome: P.Legio1; Neapolis: P.Legio3; Asculum: P.Legio4; Ravenna: C.Legio8';

  test('ruling 4 Mars held by Player 2 serves where he attacks, not where he responds', () => {
    const idle = second('Mars', FIRST, 'move C.Legio7 Genua-Rome').do('move P.Legio3 Neapolis-Rome', 'done');
    expect([idle.step, acting(idle)]).toEqual(['battle', ['P.Legio1']]);
    const p = second('Mars', FIRST, 'move C.Legio7 Genua-Rome').do('move P.Legio4 Asculum-Ravenna', 'done');
    expect([p.step, p.side, legal(p)]).toEqual(['surprise', 'pompey', ['done', 'surprise Ravenna']]);
    p.do('surprise Ravenna', 'fight Ravenna');
    expect(roundOrder(p)).toEqual(['P.Legio4', 'C.Legio8']);
  });

  test('ruling 4 Jupiter may hit a contested city, Vulcan may not', () => {
    const jupiter = second('Jupiter', FIRST, 'move C.Legio7 Genua-Rome');
    expect(legal(jupiter)).toEqual(['done', 'jupiter Ravenna', 'jupiter Rome']);
    const vulcan = second('Vulcan', FIRST, 'move C.Legio7 Genua-Rome');
    expect(legal(vulcan)).toEqual(['done', 'vulcan Ravenna']);
  });
});

describe('movement', () => {
  test('ruling 5 an area paid for stays open, also after other areas have moved; arrivals do not move on', () => {
    const p = start({ map: 'Genua: C.Legio7, C.Legio8; Massilia: C.Legio9; Ravenna: C.Legio10' });
    p.do('move C.Legio7 Genua-Rome', 'move C.Legio9 Massilia-Genua', 'move C.Legio8 Genua-Ravenna');
    expect([p.moves, legal(p)]).toEqual([0, ['done']]);
  });

  test('ruling 6 a path neither turns back nor goes through an enemy; a Mercury path may come home', () => {
    const p = start({ map: 'Genua: C.Legio7; Hispanum: C.Navis1; Massilia: C.Legio8' });
    expect([
      p.refuses('move C.Legio7 Genua-Massilia-Genua'),
      p.refuses('move C.Navis1 Hispanum-Massilia-Hispanum'),
    ]).toEqual([true, true]);
    const mercury = start({ cards: ['Mercury', '2/2'], map: 'Genua: C.Legio7' });
    expect(mercury.refuses('move C.Legio7 Genua-Massilia-Genua')).toBe(true);
    expect(mercury.refuses('move C.Legio7 Genua-Massilia-Lugdunum-Massilia')).toBe(true);
    expect(mercury.do('move C.Legio7 Genua-Massilia-Lugdunum-Genua').at('C.Legio7')).toBe('Genua');
  });

  test('ruling 6 Mercury attacks on step one or two, not three, and never through an enemy', () => {
    const map =
      'Massilia: C.Legio7; Genua: P.Legio1; Ravenna: P.Legio3; Tarraco: P.Legio5; CarthagoNova: P.Legio4';
    const all = paths(start({ cards: ['Mercury', '2/2'], map }), 'move', 'C.Legio7');
    const reached = (city: string): string[] => all.filter((r) => r.endsWith(`-${city}`));
    expect(reached('Genua')).toEqual(['Massilia-Genua', 'Massilia-Lugdunum-Genua']);
    expect(reached('Tarraco')).toEqual(['Massilia-Narbo-Tarraco']);
    expect([reached('Ravenna'), reached('CarthagoNova')]).toEqual([[], []]);
    expect(reached('Bilbilis')).toEqual(['Massilia-Narbo-Burdigala-Bilbilis']);
  });

  test('ruling 6 a response comes from an adjacent area, with Mercury too', () => {
    const p = second(
      'Mercury',
      'Genua: C.Legio7; Rome: P.Legio1; Rhegium: P.Legio3; Neapolis: P.Legio4; Sipontum: P.Legio5; Ravenna: C.Legio8',
      'move C.Legio7 Genua-Rome',
    );
    expect([
      p.refuses('move P.Legio3 Rhegium-Neapolis-Rome'),
      p.refuses('move P.Legio5 Sipontum-Asculum-Rome'),
    ]).toEqual([true, true]);
    expect([
      p.refuses('move P.Legio4 Neapolis-Rome'),
      p.refuses('move P.Legio5 Sipontum-Asculum-Ravenna'),
    ]).toEqual([false, false]);
  });

  test('ruling 6 from sea to sea through a friendly or vacant port, not through an enemy one', () => {
    const through = (map: string): boolean =>
      !start({ map: `Hispanum: C.Navis1${map}` }).refuses('move C.Navis1 Hispanum-Genua-Tyrrhenum');
    expect([through(''), through('; Genua: C.Legio7'), through('; Genua: P.Legio1')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('ruling 7 limits hold on every step of Mercury, the third too', () => {
    const three = each('C.Legio', 7, 8, 9);
    const p = start({ cards: ['Mercury', '2/2'], map: `Massilia: ${three.join(', ')}` });
    p.do(...over('Massilia-Genua-Ravenna-Rome', 'C.Legio7', 'C.Legio8'));
    expect(p.refuses('move C.Legio9 Massilia-Genua-Ravenna-Rome')).toBe(true);
    expect(p.refuses('move C.Legio9 Massilia-Genua-Rome')).toBe(false);
    const war = start({ cards: ['Mercury', '2/2'], map: `Ravenna: ${three.join(', ')}; Rome: P.Legio1` });
    war.do(...over('Ravenna-Rome', 'C.Legio7', 'C.Legio8'));
    expect(war.refuses('move C.Legio9 Ravenna-Rome')).toBe(true);
    expect(war.refuses('move C.Legio9 Ravenna-Genua-Rome')).toBe(false);
  });

  test('ruling 7 a strait takes two in all, one of them into an enemy; a Navis defends too', () => {
    const p = start({
      cards: ['4/1', '2/2'],
      map: 'Rhegium: C.Legio7, C.Legio8; Messana: P.Navis1; Syracuse: C.Legio9',
    }).do('move C.Legio7 Rhegium-Messana');
    expect([p.refuses('move C.Legio8 Rhegium-Messana'), p.refuses('move C.Legio9 Syracuse-Messana')]).toEqual(
      [true, false],
    );
    const late = start({
      cards: ['4/1', '2/2'],
      map: 'Rhegium: C.Legio7, C.Legio8; Messana: P.Legio1; Syracuse: C.Legio9',
    });
    late.do('move C.Legio9 Syracuse-Messana', 'move C.Legio7 Rhegium-Messana');
    expect([late.isMain('C.Legio7'), late.refuses('move C.Legio8 Rhegium-Messana')]).toEqual([false, true]);
  });

  test('ruling 7 sea borders have no limit', () => {
    const fleet = each('C.Navis', ...range(1, 5));
    const p = start({ map: `Hispanum: ${fleet.join(', ')}; Tyrrhenum: P.Navis1` }).do(
      ...over('Hispanum-Tyrrhenum', ...fleet),
    );
    expect(fleet.map((b) => p.isMain(b))).toEqual([true, true, true, true, true]);
  });

  test('ruling 8 a city just taken is defended by all that stand there, moved or not', () => {
    const p = then(
      { map: 'Genua: C.Legio7; Ravenna: C.Legio8; Neapolis: P.Legio1' },
      'move C.Legio7 Genua-Rome',
      'move C.Legio8 Ravenna-Rome',
    );
    p.do('move P.Legio1 Neapolis-Rome', 'done', 'done');
    expect(p.battle).toEqual({ area: 'Rome', round: 1, attacker: 'pompey' });
    expect(roundOrder(p)).toEqual(['C.Legio7', 'C.Legio8', 'P.Legio1']);
  });

  test('ruling 9 two ports into one sea are two entries; so are two seas into one port', () => {
    const sea = start({ map: 'Neapolis: C.Navis1; Genua: C.Navis2, C.Navis3; Tyrrhenum: P.Navis1' });
    sea.do(
      'move C.Navis2 Genua-Tyrrhenum',
      'move C.Navis1 Neapolis-Tyrrhenum',
      'move C.Navis3 Genua-Tyrrhenum',
    );
    expect(each('C.Navis', 1, 2, 3).map((b) => sea.isMain(b))).toEqual([false, true, true]);
    const port = start({ map: 'Hispanum: C.Navis1; Internum: C.Navis2; Utica: P.Legio39' }).do(
      'move C.Navis2 Internum-Utica',
      'move C.Navis1 Hispanum-Utica',
    );
    expect(each('C.Navis', 1, 2).map((b) => port.isMain(b))).toEqual([false, true]);
  });

  test('ruling 9 a Mercury group enters one city by two roads for its one point; the entry is the last step', () => {
    const p = start({ cards: ['Mercury', '2/2'], map: 'Massilia: C.Legio7, C.Legio8; Genua: P.Legio1' });
    p.do('move C.Legio8 Massilia-Lugdunum-Genua', 'move C.Legio7 Massilia-Genua');
    expect([p.moves, p.isMain('C.Legio7'), p.isMain('C.Legio8')]).toEqual([0, false, true]);
  });

  test('ruling 9 under 1.1 one declaration for each area entered twice, by either player, before the levies', () => {
    const map =
      'Genua: C.Legio7, C.Legio8; Massilia: C.Legio9; Ravenna: C.Legio10; Rome: P.Legio1; Lugdunum: P.Legio3; Narbo: P.Legio4';
    const p = start({ edition: '1.1', cards: ['3/1', '2/2'], map });
    p.do(
      'move C.Legio7 Genua-Rome',
      'move C.Legio8 Genua-Lugdunum',
      'move C.Legio9 Massilia-Lugdunum',
      'move C.Legio10 Ravenna-Rome',
      'done',
    );
    expect(legal(p)).toEqual([
      'main Genua-Lugdunum',
      'main Genua-Rome',
      'main Massilia-Lugdunum',
      'main Ravenna-Rome',
    ]);
    p.do('main Massilia-Lugdunum');
    expect(legal(p)).toEqual(['main Genua-Rome', 'main Ravenna-Rome']);
    p.do('main Genua-Rome');
    expect([p.step, ...each('C.Legio', 7, 8, 9, 10).map((b) => p.isMain(b))]).toEqual([
      'levy',
      true,
      false,
      true,
      false,
    ]);
    const q = then({ edition: '1.1', map: 'Rome: P.Legio1; Ravenna: P.Legio3; Genua: C.Legio7' }).do(
      'move P.Legio1 Rome-Genua',
      'move P.Legio3 Ravenna-Genua',
      'done',
    );
    expect([q.step, q.side, legal(q)]).toEqual(['main', 'pompey', ['main Ravenna-Genua', 'main Rome-Genua']]);
    expect(q.do('main Ravenna-Genua').step).toBe('levy');
  });

  test('ruling 10 pinning counts the blocks that were there; Navis leaving and embarking count; an unpinned block may respond elsewhere', () => {
    const map =
      'Genua: C.Legio7; Rome: P.Legio1, P.Navis1; Neapolis: P.Legio3; Sipontum: C.Legio8; Asculum: P.Legio4';
    const begin = (): Play => then({ map }, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Sipontum-Neapolis');
    const p = begin();
    expect(named(p, 'move')).toEqual(['P.Legio1', 'P.Legio4', 'P.Navis1']);
    expect(paths(p, 'move', 'P.Legio1')).toContain('Rome-Neapolis');
    p.do('move P.Legio1 Rome-Neapolis');
    expect([p.isMain('P.Legio1'), paths(p, 'move', 'P.Navis1')]).toEqual([false, []]);
    expect(begin().do('move P.Navis1 Rome-Tyrrhenum').refuses('move P.Legio1 Rome-Neapolis')).toBe(true);
    expect(
      begin()
        .do('move P.Legio4 Asculum-Rome')
        .do('move P.Legio1 Rome-Neapolis')
        .refuses('move P.Navis1 Rome-Tyrrhenum'),
    ).toBe(true);
  });

  test('ruling 10 Player 1 is never pinned, and fewer defenders than attackers are all pinned', () => {
    const p = then(
      { map: 'Genua: C.Legio7, C.Legio8, C.Legio9; Rome: P.Legio1, P.Legio3' },
      ...over('Genua-Rome', ...each('C.Legio', 7, 8, 9)),
    );
    expect(named(p, 'move')).toEqual([]);
  });

  test('ruling 11 responders never join the main force, even of one road with others', () => {
    const p = then(
      {
        map: 'Genua: C.Legio7; Rome: P.Legio1; Neapolis: P.Legio3, P.Legio4, P.Legio5, P.Legio6, P.Auxilia1',
      },
      'move C.Legio7 Genua-Rome',
    );
    p.do(...over('Neapolis-Rome', ...each('P.Legio', 3, 4, 5, 6)));
    expect([
      p.refuses('move P.Auxilia1 Neapolis-Rome'),
      each('P.Legio', 1, 3, 4, 5, 6).map((b) => p.isMain(b)),
    ]).toEqual([true, [true, false, false, false, false]]);
    p.do('done', 'done');
    expect(roundOrder(p)).toEqual(['P.Legio1', 'C.Legio7']);
  });

  test('ruling 12 a port does not join two seas', () => {
    const p = start({ map: 'Massilia: C.Legio7; Hispanum: C.Navis1; Internum: C.Navis2; Utica: C.Legio8' });
    expect(paths(p, 'embark', 'C.Legio7')).toEqual(
      PORTS['Hispanum']!.filter((c) => c !== 'Massilia').map((c) => `Massilia-Hispanum-${c}`),
    );
    expect(paths(p, 'embark', 'C.Legio8').filter((r) => r.includes('Internum')).length).toBe(
      PORTS['Internum']!.length - 1,
    );
  });

  test('ruling 12 no detours: a route with a shorter one inside is not offered', () => {
    const p = start({
      map: 'Genua: C.Legio7; Hispanum: C.Navis1; Tyrrhenum: C.Navis2; Internum: C.Navis3; Aegaeum: C.Navis4; Egypticum: C.Navis5',
    });
    const to = (city: string): string[] =>
      paths(p, 'embark', 'C.Legio7').filter((r) => r.endsWith(`-${city}`));
    expect(to('Caralis')).toEqual(['Genua-Hispanum-Caralis', 'Genua-Tyrrhenum-Caralis']);
    expect(to('Massilia')).toEqual(['Genua-Hispanum-Massilia']);
    expect(to('Ephesus')).toEqual(['Genua-Tyrrhenum-Internum-Aegaeum-Ephesus']);
    expect(to('Creta')).toEqual(['Genua-Tyrrhenum-Internum-Creta']);
    expect(to('Antioch')).toEqual(['Genua-Tyrrhenum-Internum-Egypticum-Antioch']);
  });

  test('ruling 12 a sea crossed keeps a Navis, whichever; its relief frees the first', () => {
    const p = start({
      cards: ['4/1', '2/2'],
      map: 'Rome: C.Legio7; Tyrrhenum: C.Navis1; Genua: C.Navis2',
    }).do('embark C.Legio7 Rome-Tyrrhenum-Aleria');
    expect(paths(p, 'move', 'C.Navis1')).toEqual([]);
    p.do('move C.Navis2 Genua-Tyrrhenum');
    expect([paths(p, 'move', 'C.Navis1').length > 0, paths(p, 'move', 'C.Navis2')]).toEqual([true, []]);
  });

  test('ruling 13 port to sea to port and sea to port to sea are moves of two; one group with the land blocks', () => {
    const p = start({ cards: ['2/1', '1/2'], map: 'Rome: C.Navis1, C.Legio7; Tyrrhenum: C.Navis2' });
    p.do(
      'move C.Navis1 Rome-Tyrrhenum-Utica',
      'move C.Legio7 Rome-Neapolis',
      'move C.Navis2 Tyrrhenum-Utica-Hispanum',
    );
    expect([p.moves, p.at('C.Navis1'), p.at('C.Navis2')]).toEqual([0, 'Utica', 'Hispanum']);
    expect(start({ map: 'Rome: C.Navis1' }).refuses('move C.Navis1 Rome-Tyrrhenum-Utica-Hispanum')).toBe(
      true,
    );
  });

  test('ruling 14 without an attack there is no surprise; only the main force of the chosen battle gains, in round 1', () => {
    expect(
      start({ cards: ['Mars', '2/2'], map: 'Genua: C.Legio7; Rome: P.Legio1' }).do(
        'move C.Legio7 Genua-Massilia',
        'done',
      ).side,
    ).toBe('pompey');
    const p = start({
      cards: ['Mars', '2/2'],
      map: 'Genua: C.Legio7, C.Auxilia3; Rome: P.Pompey; Neapolis: P.Scipio',
    }).do(...over('Genua-Rome', 'C.Legio7', 'C.Auxilia3'), 'done', 'surprise Rome');
    p.do('move P.Scipio Neapolis-Rome', 'done', 'done');
    expect(roundOrder(p)).toEqual(['C.Auxilia3', 'C.Legio7', 'P.Pompey']);
    expect(roundOrder(p)).toEqual(['P.Scipio', 'C.Auxilia3', 'P.Pompey', 'C.Legio7']);
  });

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
});

describe('Jupiter, Vulcan, leaders', () => {
  test('ruling 15 the city must lie next to a friendly one by road or strait; the player chooses among those', () => {
    const map =
      'Genua: C.Legio7; Ravenna: C.Legio8; Tyrrhenum: C.Navis1; Rome: P.Legio1 2, P.Legio3; Aleria: P.Legio4; Neapolis: P.Legio5';
    const p = start({ cards: ['Jupiter', '2/2'], map });
    expect(legal(p)).toEqual(['done', 'jupiter Rome']);
    p.roll(1).do('jupiter Rome');
    expect([p.step, p.side, legal(p)]).toEqual(['defect', 'caesar', ['defect Genua', 'defect Ravenna']]);
    p.do('defect Ravenna');
    expect([block(p, 'P.Legio1'), p.side]).toEqual([['Ravenna', 2, 'caesar'], 'pompey']);
  });

  test('ruling 15 a block of one’s own colour taken back is simply one’s own; a leader and a Navis only lose a step', () => {
    const strike = (n: number): Play =>
      start({ cards: ['Jupiter', '2/2'], map: 'Genua: C.Legio7; Rome: C.Legio8~ 1, P.Scipio 3, P.Navis1 1' })
        .roll(n)
        .do('jupiter Rome');
    expect(block(strike(1), 'C.Legio8')).toEqual(['Genua', 1, 'caesar']);
    expect(block(strike(2), 'P.Scipio')).toEqual(['Rome', 2, 'pompey']);
    expect(strike(3).at('P.Navis1')).toBe('face-up');
  });

  test('ruling 15 on the very first turn: the next entry becomes main, undisrupted; no attacker left, no battle', () => {
    const map = 'Genua: C.Legio7; Ravenna: C.Legio8; Asculum: C.Legio9; Rome: P.Legio1; Neapolis: P.Legio3';
    const setup: Setup = { turn: '705.1', cards: ['4/1', 'Jupiter'], map };
    const p = then(
      setup,
      'move C.Legio7 Genua-Rome',
      'move C.Legio9 Asculum-Rome',
      'move C.Legio8 Ravenna-Rome',
    )
      .roll(1)
      .do('jupiter Rome');
    expect(block(p, 'C.Legio7')).toEqual(['Neapolis', 3, 'pompey']);
    expect([p.battle?.round, p.isMain('C.Legio9'), p.isMain('C.Legio8')]).toEqual([1, true, false]);
    expect([p.strength('C.Legio9'), p.strength('C.Legio8'), roundOrder(p)]).toEqual([
      3,
      3,
      ['P.Legio1', 'C.Legio9'],
    ]);
    const reserve = then(setup, 'move C.Legio7 Genua-Rome', 'move C.Legio8 Ravenna-Rome')
      .roll(2)
      .do('jupiter Rome');
    expect([block(reserve, 'C.Legio8')[0], roundOrder(reserve)]).toEqual([
      'Neapolis',
      ['P.Legio1', 'C.Legio7'],
    ]);
  });

  test('ruling 16 a defector dies or disbands into the pool it came from, and stays through winter', () => {
    const p = attack(
      { cards: ['1/2', '2/2'], map: 'Genua: P.Legio1~ 1; Rome: P.Legio3' },
      'move P.Legio3 Rome-Genua',
    )
      .do('pass P.Legio1')
      .roll(1, 6, 6)
      .do('fire P.Legio3');
    expect(block(p, 'P.Legio1')).toEqual(['face-up', 0, 'pompey']);
    const winter = (): Play =>
      start({ ...WINTER, map: 'Genua: P.Legio1~ 2, C.Legio7; Alexandria: Cleopatra' });
    expect(named(winter(), 'disband')).toEqual(['C.Legio7', 'P.Legio1']);
    expect(winter().do('disband P.Legio1').at('P.Legio1')).toBe('pool');
    expect(winter().do('disband P.Legio1').holder('P.Legio1')).toBe('pompey');
    expect(block(winter().do('done'), 'P.Legio1')).toEqual(['Genua', 2, 'caesar']);
  });

  test('ruling 17 every dead leader scores, the third too; Vulcan may kill two at once', () => {
    const p = start({
      cards: ['2/2', 'Vulcan'],
      map: 'Genua: C.Antonius 1, C.Octavian 1; Rome: P.Legio1',
      dead: 'C.Caesar',
    });
    expect(p.points('pompey')).toBe(3);
    p.do('vulcan Genua');
    expect([p.points('pompey'), p.at('C.Antonius'), p.at('C.Octavian'), p.status('Genua')]).toEqual([
      5,
      'dead',
      'dead',
      'vacant',
    ]);
  });

  test('ruling 17 a disbanded leader is not dead and comes back at I in any friendly city', () => {
    const w = start({ ...WINTER, map: 'Genua: C.Caesar, C.Legio7; Alexandria: Cleopatra' }).do(
      'disband C.Caesar',
    );
    expect([w.at('C.Caesar'), w.at('C.Octavian'), w.points('pompey')]).toEqual(['pool', 'locked', 2]);
    const p = start({ map: 'Genua: C.Legio7; Salamis: C.Legio8' }).do('done');
    expect([paths(p, 'raise', 'C.Caesar'), paths(p, 'raise', 'C.Octavian')]).toEqual([
      ['Genua', 'Salamis'],
      [],
    ]);
    expect(p.do('raise C.Caesar Salamis').strength('C.Caesar')).toBe(1);
  });

  const VULCAN: Setup = {
    edition: '1.1',
    cards: ['Vulcan', '2/2'],
    map: 'Pelusium: C.Legio7; Alexandria: Cleopatra 1, P.Navis2 1',
  };

  test('ruling 18 Vulcan wins a city whose only survivor is Cleopatra', () => {
    const p = start(VULCAN).do('vulcan Alexandria');
    expect([p.status('Alexandria'), p.attacker('Alexandria'), p.points('caesar')]).toEqual([
      'caesar',
      null,
      2,
    ]);
    expect(p.do('done', 'done').step).toBe('cards');
  });

  test('ruling 18 among survivors she is his main force, pins one, and retreats to friends or by sea only', () => {
    const map =
      'Alexandria: Cleopatra 1, P.Legio38 2, P.Legio1 2; Genua: C.Legio8; Pelusium: C.Legio7; Egypticum: C.Navis1; Salamis: C.Legio9; Tarsus: C.Navis2';
    const p = start({ ...VULCAN, map }).do('vulcan Alexandria');
    expect([p.attacker('Alexandria'), p.isMain('Cleopatra'), named(p, 'move')]).toEqual([
      'caesar',
      true,
      ['P.Legio1', 'P.Legio38'],
    ]);
    p.do('move P.Legio1 Alexandria-Memphis');
    expect(named(p, 'move')).toEqual([]);
    p.do('done', 'done');
    expect(roundOrder(p)).toEqual(['P.Legio38', 'Cleopatra']);
    p.do('pass P.Legio38');
    expect(paths(p, 'retreat', 'Cleopatra')).toEqual([
      'Alexandria-Egypticum-Pelusium',
      'Alexandria-Egypticum-Salamis',
      'Alexandria-Egypticum-Tarsus',
      'Alexandria-Pelusium',
    ]);
    const alone = start({ ...VULCAN, map: 'Genua: C.Legio8; Alexandria: Cleopatra 1, P.Legio38 2' }).do(
      'vulcan Alexandria',
      'done',
      'done',
    );
    passTo(alone, 4).do('pass P.Legio38');
    expect(legal(alone)).toEqual(['perish Cleopatra']);
    expect(block(alone.do('perish Cleopatra'), 'Cleopatra')).toEqual(['Alexandria', 1, 'pompey']);
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
});

describe('levies', () => {
  test('ruling 19 in a city entered this turn, to blocks that moved, to Cleopatra and defectors; not to the face-up', () => {
    const p = start({
      cards: ['2/3', '2/2'],
      map: 'Genua: C.Legio7 2; Pelusium: Cleopatra~ 2; Ravenna: P.Legio1~ 1',
      faceUp: 'C.Legio18, C.Auxilia1',
    });
    p.do('move C.Legio7 Genua-Rome-Neapolis', 'done');
    expect(named(p, 'levy')).toEqual(['C.Legio7', 'Cleopatra', 'P.Legio1']);
    expect([
      paths(p, 'raise', 'C.Legio18'),
      paths(p, 'raise', 'C.Auxilia1'),
      paths(p, 'raise', 'C.Navis1'),
    ]).toEqual([[], [], ['Neapolis', 'Ravenna']]);
    p.do('levy Cleopatra', 'levy P.Legio1', 'levy C.Legio7');
    expect(['Cleopatra', 'P.Legio1', 'C.Legio7'].map((b) => p.strength(b))).toEqual([3, 2, 3]);
  });
});

describe('winter and the end', () => {
  test('ruling 28 Cleopatra keeps her side if Alexandria is vacant, holds it, and empties the city she leaves', () => {
    const p = start({ ...WINTER, map: 'Antioch: Cleopatra~ 2; Genua: C.Legio7; Rome: P.Legio1' });
    expect([block(p, 'Cleopatra'), p.status('Antioch'), p.points('caesar')]).toEqual([
      ['Alexandria', 2, 'caesar'],
      'vacant',
      2,
    ]);
  });

  test('ruling 29 Caesar’s Navis first in every edition; vacant ports do not serve', () => {
    for (const edition of ['2.0', '1.1', '1.0'] as const) {
      const map =
        'Hispanum: C.Navis1; Tyrrhenum: P.Navis1; Massilia: C.Legio7; Tarraco: C.Legio8; Rome: P.Legio1; Neapolis: P.Legio3; Alexandria: Cleopatra';
      const p = start({ ...WINTER, edition, map });
      expect([p.side, legal(p)]).toEqual([
        'caesar',
        ['harbour C.Navis1 Hispanum-Massilia', 'harbour C.Navis1 Hispanum-Tarraco'],
      ]);
      p.do('harbour C.Navis1 Hispanum-Tarraco');
      expect([p.side, legal(p)]).toEqual([
        'pompey',
        ['harbour P.Navis1 Tyrrhenum-Neapolis', 'harbour P.Navis1 Tyrrhenum-Rome'],
      ]);
    }
  });

  test('ruling 30 Cleopatra eats but never goes; nor is she disbanded', () => {
    for (const edition of ['2.0', '1.1', '1.0'] as const) {
      const five = ['P.Navis2', ...each('P.Legio', 1, 2, 3, 4)];
      const p = start({ ...WINTER, edition, map: `Alexandria: Cleopatra, ${five.join(', ')}` });
      expect([p.step, p.side, named(p, 'disband')]).toEqual(['supply', 'pompey', [...five].sort()]);
      p.do('disband P.Navis2');
      expect([p.step, p.side, named(p, 'disband')]).toEqual([
        'disband',
        'pompey',
        each('P.Legio', 1, 2, 3, 4),
      ]);
    }
  });

  test('ruling 31 the disbanded are upright at once, the fallen at the reset, dead leaders never', () => {
    const p = start({
      ...WINTER,
      map: 'Genua: C.Legio7, C.Legio8; Alexandria: Cleopatra',
      faceUp: 'C.Legio9',
      dead: 'P.Scipio',
    }).do('disband C.Legio8');
    expect([p.at('C.Legio8'), p.at('C.Legio9'), p.at('P.Scipio')]).toEqual(['pool', 'face-up', 'dead']);
    p.do('done');
    expect([p.year, p.at('C.Legio9'), p.at('P.Scipio'), p.points('caesar')]).toEqual([
      707,
      'pool',
      'dead',
      1,
    ]);
  });

  test('ruling 32 ten points win in any year, the last included; then points, then Rome, then nobody', () => {
    const map = `${['Massilia', 'Tarraco', 'CarthagoNova', 'Utica', 'Syracuse', 'Athena'].map((c, i) => `${c}: C.Legio${7 + i}`).join('; ')}; Rome: C.Legio17; Alexandria: Cleopatra~`;
    for (const year of range(705, 709)) {
      const end = (m: string): Play => start({ turn: `${year}.5`, cards: ['Mars', 'Pluto'], map: m });
      expect([year, end(map).winner]).toEqual([year, 'caesar']);
      expect([year, end(map.replace('Athena', 'Genua')).winner]).toEqual([
        year,
        year === 709 ? 'caesar' : null,
      ]);
    }
  });

  test('ruling 33 free deployment comes before the deal, in secret, with Cleopatra, no Navis in Lugdunum', () => {
    const p = newGame({ options: { freeDeployment: true } });
    const places = (b: string, side: 'caesar' | 'pompey'): string[] =>
      p
        .legal(side)
        .filter((o) => o.startsWith(`deploy ${b} `))
        .map((o) => o.split(' ')[2]!)
        .sort();
    expect(places('C.Caesar', 'caesar')).toEqual(['Genua', 'Lugdunum', 'Massilia', 'Narbo', 'Ravenna']);
    expect(places('C.Navis1', 'caesar')).toEqual(['Genua', 'Massilia', 'Narbo', 'Ravenna']);
    const pompey = [
      'Alexandria',
      'Antioch',
      'Brundisium',
      'CarthagoNova',
      'Neapolis',
      'Syracuse',
      'Tarraco',
      'Utica',
    ];
    expect([
      places('Cleopatra', 'pompey'),
      places('P.Navis1', 'pompey'),
      places('C.Legio7', 'pompey'),
    ]).toEqual([pompey, pompey, []]);
    p.do('pompey: deploy Cleopatra Syracuse');
    expect([
      places('Cleopatra', 'pompey'),
      places('P.Legio1', 'pompey').includes('Syracuse'),
      p.legal('caesar').some((o) => o.startsWith('play') || o.startsWith('discard')),
    ]).toEqual([[], false, false]);
  });
});
