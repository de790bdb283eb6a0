// Views and events of one viewer: what is shown, and what is hidden.
import { describe, expect, test } from 'vitest';
import { eventsFor } from './event.ts';
import { VIEWERS, type Viewer } from '../board/side.ts';
import { viewFor, type View } from './view.ts';
import { WINTER, attack, over, passTo } from '../../test/kit/shorthand.ts';
import { cardPhase, newGame, start, type Play } from '../../test/kit/play.ts';

const seen = (p: Play, viewer: Viewer, area: string): View['stacks'] =>
  viewFor(p.state, viewer).stacks.filter((stack) => stack.area === area);
/** The blocks of an area that a viewer knows by name. */
const known = (p: Play, viewer: Viewer, area: string): string[] =>
  seen(p, viewer, area)
    .flatMap(({ blocks }) => (blocks ?? []).map(({ block }): string => block))
    .sort();

describe('what is shown', () => {
  test('outside a battle there is no battle, no surprise, no block chosen and no result to be seen', () => {
    const view = viewFor(start({ map: 'Rome: C.Legio7; Utica: P.Legio1' }).state, 'pompey');
    expect(view).toMatchObject({ first: 'caesar', surprise: null, battle: null, chosen: null });
    expect(view).toMatchObject({ deployed: null, handicapLeft: 0, result: null, battles: [] });
    const deploying = viewFor(newGame({ options: { freeDeployment: true } }).state, 'caesar');
    expect([deploying.points, deploying.deployed, deploying.asked, deploying.first]).toEqual([
      { caesar: 0, pompey: 0 },
      { caesar: false, pompey: false },
      null,
      null,
    ]);
  });

  test('§1.2 the result as it is seen: who won and why, or that nobody did', () => {
    const ended = (map: string): View['result'] =>
      viewFor(start({ ...WINTER, turn: '709.5', map }).state, 'spectator').result;
    const egypt = 'Alexandria: P.Legio1, Cleopatra';
    expect(ended(`Rome: C.Legio7; ${egypt}`)).toEqual({ winner: 'caesar', reason: 'rome' });
    expect(ended(`Massilia: C.Legio7; Rome: P.Legio2; ${egypt}`)).toEqual({
      winner: 'pompey',
      reason: 'more-points',
    });
    expect(ended(`Massilia: C.Legio7; Antioch: C.Legio8; ${egypt}`)).toEqual({
      winner: null,
      reason: 'equal',
    });
  });

  test('§4.21 stacks of neighbouring cities, sides and woods are told apart', () => {
    const cities = ['Aenos', 'Aleria', 'Alexandria', 'Ambracia', 'Ancyra', 'Antioch', 'Appia', 'Aquileia'];
    const map = cities
      .map((city, index) => `${city}: P.Legio${index < 6 ? index + 1 : index + 26}`)
      .join('; ');
    const { stacks } = viewFor(
      start({ map: `${map}; Utica: C.Legio7, P.Legio39~, Cleopatra~` }).state,
      'spectator',
    );
    expect(stacks.map(({ area, side, colour, count }) => [area, side, colour, count])).toEqual([
      ...cities.map((city) => [city, 'pompey', 'green', 1]),
      ...['tan', 'green', 'blue'].map((colour) => ['Utica', 'caesar', colour, 1]),
    ]);
  });

  test('§6.1 those that moved and those that did not are told apart, in each wood', () => {
    const p = start({ map: 'Rome: C.Legio7, P.Legio5~; Genua: C.Legio8, P.Legio6~; Utica: P.Legio1' });
    p.do(...over('Genua-Rome', 'C.Legio8', 'P.Legio6'));
    expect(seen(p, 'spectator', 'Rome').map(({ colour, moved, count }) => [colour, moved, count])).toEqual([
      ['tan', false, 1],
      ['tan', true, 1],
      ['green', false, 1],
      ['green', true, 1],
    ]);
    expect(viewFor(p.state, 'spectator').command).toMatchObject({ active: ['Genua'], embarkClosed: true });
  });

  test('ruling 9 attackers by two roads are undeclared until their player has spoken', () => {
    const p = start({ edition: '1.1', map: 'Byzantium: C.Legio7; Thessalonika: C.Legio8; Aenos: P.Legio1' });
    p.do('move C.Legio7 Byzantium-Aenos', 'move C.Legio8 Thessalonika-Aenos', 'done');
    const roles = (): unknown =>
      seen(p, 'pompey', 'Aenos').map(({ side, entry, role }) => [side, entry, role]);
    const defender = ['pompey', null, 'main'];
    expect(roles()).toEqual([
      ['caesar', 'Byzantium', 'undeclared'],
      ['caesar', 'Thessalonika', 'undeclared'],
      defender,
    ]);
    p.do('main Thessalonika-Aenos');
    expect(roles()).toEqual([
      ['caesar', 'Byzantium', 'reserve'],
      ['caesar', 'Thessalonika', 'main'],
      defender,
    ]);
  });

  test('ruling 18 who responds to a Cleopatra won by Vulcan is in reserve', () => {
    const map = 'Alexandria: P.Legio1, Cleopatra 1; Memphis: P.Legio2; Rome: C.Legio7';
    const p = start({ edition: '1.1', cards: ['Vulcan', '2/2'], map }).do('vulcan Alexandria');
    p.do('move P.Legio2 Memphis-Alexandria');
    expect(seen(p, 'caesar', 'Alexandria').map(({ colour, role }) => [colour, role])).toEqual([
      ['blue', 'main'],
      ['green', 'main'],
      ['green', 'reserve'],
    ]);
  });

  test('§7.3 the ways into a battle, in the order they were used, and those who answered', () => {
    const p = start({
      map: 'Genua: C.Legio7; Ravenna: C.Legio8; Rome: P.Legio1; Neapolis: P.Legio2; Utica: C.Navis1',
    });
    p.do(
      'move C.Legio8 Ravenna-Rome',
      'move C.Legio7 Genua-Rome',
      'done',
      'done',
      'move P.Legio2 Neapolis-Rome',
    );
    expect(viewFor(p.state, 'spectator').battles).toEqual([
      {
        ...{ area: 'Rome', attacker: 'caesar', main: 'Ravenna' },
        entries: [
          { from: 'Ravenna', side: 'caesar', number: 1 },
          { from: 'Genua', side: 'caesar', number: 2 },
          { from: 'Neapolis', side: 'pompey', number: 3 },
        ],
      },
    ]);
  });

  test('§7.64 a side that has retreated by sea this round is seen to have done so', () => {
    const caesars = attack(
      {
        cards: ['1/2', '2/2'],
        map: 'Gades: C.Legio7, C.Legio9; Olisipo: C.Legio8; Atlanticus: C.Navis1; Cordoba: P.Legio1',
      },
      'move P.Legio1 Cordoba-Gades',
    );
    passTo(caesars, 2).do('retreat C.Legio7 Gades-Atlanticus-Olisipo');
    expect(viewFor(caesars.state, 'pompey').battle).toMatchObject({
      area: 'Gades',
      seaRetreated: { caesar: true, pompey: false },
    });
    const pompeys = attack(
      { map: 'Gades: P.Legio1, P.Legio2; Olisipo: P.Legio3; Atlanticus: P.Navis1; Cordoba: C.Legio7' },
      'move C.Legio7 Cordoba-Gades',
    );
    passTo(pompeys, 2).do('retreat P.Legio1 Gades-Atlanticus-Olisipo');
    expect(viewFor(pompeys.state, 'caesar').battle).toMatchObject({
      area: 'Gades',
      seaRetreated: { caesar: false, pompey: true },
    });
  });

  test('ruling 15 what Jupiter took is shown to both sides while its place is chosen, to others only its wood', () => {
    const p = start({
      ...{ turn: '705.1', cards: ['2/2', 'Jupiter'] },
      map: 'Genua: C.Legio7 2; Rome: P.Legio1; Ravenna: P.Legio2; Neapolis: P.Legio3',
    });
    p.do('move C.Legio7 Genua-Rome', 'done', 'done').roll(1).do('jupiter Rome');
    expect(p.step).toBe('defect');
    const place = { area: 'Rome', colour: 'tan', moved: true, entry: 'Genua' };
    for (const viewer of ['caesar', 'pompey'] as const)
      expect(viewFor(p.state, viewer).chosen).toEqual({ ...place, block: 'C.Legio7', strength: 2 });
    expect(viewFor(p.state, 'spectator').chosen).toEqual({ ...place, block: null, strength: null });
  });

  test('§7.7 when the winner regroups nobody counts as having acted', () => {
    const p = attack({ map: 'Genua: C.Legio7; Rome: P.Legio1 1' }, 'move C.Legio7 Genua-Rome');
    p.do('pass P.Legio1').roll(1, 6, 6).do('fire C.Legio7');
    expect(p.step).toBe('regroup');
    expect(viewFor(p.state, 'pompey').battle).toEqual({
      ...{ area: 'Rome', round: 0, turn: 0, acted: [], hits: 0, used: [] },
      seaRetreated: { caesar: false, pompey: false },
    });
    p.do('done');
    expect(viewFor(p.state, 'pompey').battle).toBeNull();
  });

  test('§2.1 in the card phase both are asked, so nobody is named; nor is anybody when the game is over', () => {
    const cards = newGame();
    expect([cards.step, viewFor(cards.state, 'caesar').asked]).toEqual(['cards', null]);
    const ended = start({ ...WINTER, turn: '709.5', map: 'Rome: C.Legio7; Alexandria: P.Legio1, Cleopatra' });
    expect([ended.step, viewFor(ended.state, 'caesar').asked]).toEqual(['over', null]);
    const moving = start({ map: 'Rome: C.Legio7; Utica: P.Legio1' });
    expect(viewFor(moving.state, 'pompey').asked).toBe('caesar');
  });
});

describe('what is hidden', () => {
  const twoRoads = (): Play =>
    start({
      map: 'Narbo: C.Legio7, C.Legio9; Bilbilis: C.Legio8; Tarraco: P.Legio5; Rome: C.Legio10; Neapolis: P.Legio1',
    }).do(
      ...['move C.Legio7 Narbo-Tarraco', 'move C.Legio8 Bilbilis-Tarraco', 'done', 'done'],
      ...['move P.Legio1 Neapolis-Rome', 'done', 'done'],
    );

  test('§7.1 blocks are revealed when their own battle is fought, and stand up after it', () => {
    const p = twoRoads();
    expect(p.step).toBe('fight');
    for (const city of ['Tarraco', 'Rome']) expect(known(p, 'spectator', city)).toEqual([]);
    p.do('fight Rome');
    for (const viewer of VIEWERS) expect(known(p, viewer, 'Rome')).toEqual(['C.Legio10', 'P.Legio1']);
    expect(known(p, 'spectator', 'Tarraco')).toEqual([]);
    p.roll(1, 1, 1, 6).do('fire C.Legio10');
    expect(p.at('P.Legio1')).toBe('Rome');
    passTo(p, 4);
    p.do('pass C.Legio10', 'retreat P.Legio1 Rome-Neapolis');
    expect(p.step).toBe('regroup');
    expect(known(p, 'spectator', 'Rome')).toEqual([]);
    expect(known(p, 'pompey', 'Rome')).toEqual([]);
  });

  test('§7.3 reserves are revealed when they arrive, in round 2', () => {
    const p = twoRoads().do('fight Tarraco');
    expect(known(p, 'pompey', 'Tarraco')).toEqual(['C.Legio7', 'P.Legio5']);
    passTo(p, 2);
    for (const viewer of VIEWERS)
      expect(known(p, viewer, 'Tarraco')).toEqual(['C.Legio7', 'C.Legio8', 'P.Legio5']);
  });

  test('§5.2 the upright blocks of a pool are counted for the enemy, named for their owner', () => {
    const p = newGame();
    expect(viewFor(p.state, 'caesar').pools.caesar.blocks).toHaveLength(16);
    for (const viewer of ['pompey', 'spectator'] as const)
      expect(viewFor(p.state, viewer).pools.caesar).toMatchObject({ upright: 16, blocks: null });
  });

  test('§2.1 the discard is not revealed, nor the card before both have played', () => {
    const p = cardPhase({
      turn: '705.1',
      map: 'Rome: C.Legio7; Neapolis: P.Legio1',
      hands: [
        ['2/2', '3/1', '2/1'],
        ['2/2', '3/1', '2/1'],
      ],
    }).do('caesar: discard 3/1', 'caesar: play 2/2');
    const own = viewFor(p.state, 'caesar').cards;
    expect([own.discards.caesar, own.committed.caesar, own.hands.caesar]).toEqual(['3/1', '2/2', ['2/1']]);
    for (const viewer of ['pompey', 'spectator'] as const) {
      const { discards, committed, hands, hasDiscarded, hasCommitted } = viewFor(p.state, viewer).cards;
      expect([discards.caesar, committed.caesar, hands.caesar]).toEqual([null, null, null]);
      expect([hasDiscarded.caesar, hasCommitted.caesar]).toEqual([true, true]);
      expect(eventsFor(p.happenings, viewer).filter(({ kind }) => kind !== 'dealt')).toEqual([]);
    }
    expect(eventsFor(p.happenings, 'caesar').map(({ kind }) => kind)).toEqual(['discarded', 'committed']);
  });

  test('§2.1 each side is told its own hand of six when the cards are dealt, a spectator none', () => {
    const p = newGame();
    const dealt = (viewer: Viewer): unknown =>
      eventsFor(p.happenings, viewer).flatMap((event) => (event.kind === 'dealt' ? [event.hand] : []));
    const hands = { caesar: p.legal('caesar'), pompey: p.legal('pompey') };
    for (const side of ['caesar', 'pompey'] as const) {
      const hand = viewFor(p.state, side).cards.hands[side]!;
      expect(hand).toHaveLength(6);
      expect(dealt(side)).toEqual([hand]);
      expect([...new Set(hand)].map((card) => `discard ${card}`).sort()).toEqual(hands[side].sort());
    }
    expect(hands.caesar).not.toEqual(hands.pompey);
    expect(dealt('spectator')).toEqual([null]);
  });

  test('ruling 33 nobody sees where the other deploys until both are done', () => {
    const p = newGame({ options: { freeDeployment: true } }).do('caesar: deploy C.Caesar Narbo');
    expect(known(p, 'caesar', 'Narbo')).toEqual(['C.Caesar']);
    const left = viewFor(p.state, 'caesar').pools.caesar.unplaced ?? [];
    expect([left.length, left.map(String).includes('C.Caesar')]).toEqual([13, false]);
    expect(viewFor(newGame().state, 'caesar').pools.caesar.unplaced).toBeNull();
    for (const viewer of ['pompey', 'spectator'] as const) {
      expect(viewFor(p.state, viewer).stacks).toEqual([]);
      expect(viewFor(p.state, viewer).pools.caesar.unplaced).toBeNull();
    }
  });
});
