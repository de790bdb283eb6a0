// Positions that random games seldom come to, to check secrecy from: all that have a list of legal orders, and these.
import type { Happening } from '../../src/state/happening.ts';
import type { State } from '../../src/state/state.ts';
import { start, type Play, type Setup } from '../kit/play.ts';
import { POSITIONS } from '../rules/positions.ts';

interface RarePosition {
  readonly name: string;
  readonly play: () => Play;
}

const SEA = 'Narbo: C.Legio7, C.Navis1; Hispanum: C.Navis2';

const RARE: readonly RarePosition[] = [
  {
    name: 'Jupiter may take the only attacker',
    play: () =>
      start({
        ...{ turn: '705.1', cards: ['2/2', 'Jupiter'] },
        map: 'Narbo: C.Legio7; Tarraco: P.Legio5; Bilbilis: P.Legio2; Alexandria: Cleopatra',
      }).do('move C.Legio7 Narbo-Tarraco', 'done', 'done'),
  },
  {
    name: 'Jupiter may take one of a main force and a reserve',
    play: () =>
      start({
        ...{ turn: '705.1', cards: ['3/1', 'Jupiter'] },
        map: 'Narbo: C.Legio7, C.Legio8; Bilbilis: C.Legio9; Tarraco: P.Legio5; CarthagoNova: P.Legio2; Alexandria: Cleopatra',
      }).do('move C.Legio7 Narbo-Tarraco', 'move C.Legio9 Bilbilis-Tarraco', 'done', 'done'),
  },
  {
    name: 'Jupiter has taken a block that has two ways to go',
    play: () =>
      start({
        cards: ['Jupiter', '2/2'],
        map: 'Narbo: C.Legio7; Bilbilis: C.Legio8; Tarraco: P.Legio5, P.Legio6, P.Navis1; Alexandria: Cleopatra',
      })
        .roll(1)
        .do('jupiter Tarraco'),
  },
  {
    name: 'both sides hold defectors, in ports and inland',
    play: () =>
      start({
        map: 'Narbo: C.Legio7, P.Legio5~, P.Legio6~; Lugdunum: P.Legio1~, C.Caesar; Tarraco: P.Legio2, C.Legio8~; Toletum: C.Legio9~, C.Legio10~, P.Scipio; Alexandria: Cleopatra',
      }),
  },
  {
    name: 'defectors may be disbanded',
    play: () =>
      start({
        ...{ turn: '706.5', cards: ['Mars', 'Pluto'] },
        map: 'Narbo: P.Legio5~, P.Legio6~, P.Legio1~, P.Legio4~; Tarraco: C.Legio8~, C.Legio9~; Alexandria: Cleopatra',
      }),
  },
  {
    name: 'Cleopatra at I under Vulcan',
    play: () =>
      start({
        ...{ edition: '1.1', cards: ['Vulcan', '2/2'] },
        map: 'Narbo: C.Legio7; Alexandria: Cleopatra 1, P.Legio38 1, P.Legio39 2',
      }),
  },
  {
    name: 'a leader at I under Vulcan',
    play: () =>
      start({
        cards: ['Vulcan', '2/2'],
        map: 'Narbo: C.Legio7; Antioch: P.Scipio 1, P.Legio34 1, P.Elephant 2; Alexandria: Cleopatra 1',
      }),
  },
  {
    name: 'Cleopatra comes home to the other side',
    play: () =>
      start({
        ...{ turn: '706.5', cards: ['1/2', '1/3'] },
        map: 'Alexandria: C.Legio7; Tarsus: Cleopatra 3, P.Legio5; Hispanum: P.Navis1',
      }),
  },
  {
    name: 'reserves of both sides, by road and by sea, before round 1',
    play: () =>
      start({
        cards: ['4/1', '3/2'],
        map: `${SEA}, C.Navis3; Bilbilis: C.Legio8, C.Legio9; Tarraco: P.Legio5, P.Navis1; CarthagoNova: P.Legio2, P.Legio4, P.Equitatus1; Alexandria: Cleopatra`,
      }).do(
        ...[
          'move C.Legio8 Bilbilis-Tarraco',
          'move C.Legio7 Narbo-Tarraco',
          'move C.Navis2 Hispanum-Tarraco',
        ],
        ...['done', 'done', 'move P.Legio2 CarthagoNova-Tarraco', 'move P.Legio4 CarthagoNova-Tarraco'],
        ...['done', 'done'],
      ),
  },
];

export interface StateToCheck {
  readonly name: string;
  readonly state: State;
}

/** What happens in these only. */
export const SELDOM: readonly Happening['kind'][] = ['no-battle'];

/** Whole positions: every block and card is somewhere. */
export const rarePositions = (): StateToCheck[] =>
  RARE.map(({ name, play }) => ({ name, state: play().state }));

/** With those of the table, which set up only what they need. */
export const secretPositions = (): StateToCheck[] => [
  ...rarePositions(),
  ...POSITIONS.map(({ name, edition, options, turn, cards, last, map, dead, faceUp, dice, orders }) => {
    const given = { edition, options, turn, cards, last, map, dead, faceUp };
    const setup = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const play = start(setup as unknown as Setup).roll(...(dice ?? []));
    return { name, state: play.do(...(orders ?? [])).state };
  }),
];
