// Everything that is ruled public, a row for each fact, with a position in which the other side and spectators must
// be told exactly it: a view that shows nothing keeps every secret and is no use.
import { eventsFor, type Event } from '../../src/knowledge/event.ts';
import type { Side, Viewer } from '../../src/board/side.ts';
import { viewFor, type View } from '../../src/knowledge/view.ts';
import { cardPhase, newGame, start, type Play } from '../kit/play.ts';

/** What a viewer was told up to now and what he sees. */
export interface Seen {
  readonly view: View;
  readonly events: readonly Event[];
}

export interface PublicFact {
  readonly fact: string;
  readonly viewers: readonly Viewer[];
  readonly play: () => Play;
  readonly told: (seen: Seen) => unknown;
  readonly is: unknown;
}

export const seenBy = (play: Play, viewer: Viewer): Seen => ({
  view: viewFor(play.state, viewer),
  events: eventsFor(play.happenings, viewer),
});

export const of = ({ events }: Seen, ...kinds: Event['kind'][]): Event[] =>
  events.filter(({ kind }) => kinds.includes(kind));
export const stacksIn = ({ view }: Seen, ...areas: string[]): View['stacks'] =>
  view.stacks.filter(({ area }) => areas.includes(area));

/** Facts that a side brings about or owns: told to the other side and to spectators. */
const fact =
  (owner: Side) =>
  (text: string, play: () => Play, told: (seen: Seen) => unknown, is: unknown): PublicFact => ({
    fact: text,
    viewers: [owner === 'caesar' ? 'pompey' : 'caesar', 'spectator'],
    play,
    told,
    is,
  });
export const caesars = fact('caesar');
export const pompeys = fact('pompey');

export const stack = (area: string, count: number, more: object = {}): object => ({
  area,
  side: 'caesar',
  colour: 'tan',
  moved: false,
  entry: null,
  role: null,
  count,
  blocks: null,
  ...more,
});
const told = { side: 'caesar', colour: 'tan', block: null };

const camp = (): Play => start({ map: 'Massilia: C.Legio7, C.Legio8, C.Navis1; Tarraco: P.Legio5' });
const mixed = (): Play => start({ map: 'Rome: C.Legio7, P.Legio1~, Cleopatra~; Tarraco: P.Legio5' });
export const twoRoads = (edition: '2.0' | '1.1'): Play =>
  start({
    edition,
    map: 'Narbo: C.Legio7 2, C.Legio9; Bilbilis: C.Legio8; Tarraco: P.Legio5, P.Legio6 1',
  }).do('move C.Legio7 Narbo-Tarraco', 'move C.Legio8 Bilbilis-Tarraco');
const deployAll = (play: Play, side: Side): Play => {
  while (!play.legal(side).includes('done')) play.do(`${side}: ${play.legal(side)[0]}`);
  return play.do(`${side}: done`);
};

/** Where blocks stand and how they came there. */
const STANDING: readonly PublicFact[] = [
  caesars('how many blocks stand in an area', camp, (seen) => stacksIn(seen, 'Massilia'), [
    stack('Massilia', 3),
  ]),
  caesars(
    'the colour of their wood: Cleopatra and a defector are recognisable',
    mixed,
    (seen) => stacksIn(seen, 'Rome').map(({ colour, count }) => [colour, count]),
    [
      ['tan', 1],
      ['green', 1],
      ['blue', 1],
    ],
  ),
  caesars('who controls them', mixed, (seen) => stacksIn(seen, 'Rome').map(({ side }) => side), [
    'caesar',
    'caesar',
    'caesar',
  ]),
  caesars(
    'which have moved this turn',
    () => camp().do('move C.Legio7 Massilia-Genua'),
    (seen) => stacksIn(seen, 'Genua', 'Massilia'),
    [stack('Genua', 1, { moved: true }), stack('Massilia', 2)],
  ),
  caesars(
    'every path moved',
    () => camp().do('move C.Legio7 Massilia-Genua-Rome', 'move C.Navis1 Massilia-Hispanum'),
    (seen) => of(seen, 'moved'),
    [
      { kind: 'moved', ...told, path: ['Massilia', 'Genua', 'Rome'], as: 'move' },
      { kind: 'moved', ...told, path: ['Massilia', 'Hispanum'], as: 'move' },
    ],
  ),
  caesars(
    'every path embarked on, and the seas it holds',
    () =>
      start({ map: 'Massilia: C.Legio7; Hispanum: C.Navis1' }).do(
        'embark C.Legio7 Massilia-Hispanum-Caralis',
      ),
    (seen) => [of(seen, 'embarked'), seen.view.command?.held, seen.view.command?.moves],
    [[{ kind: 'embarked', ...told, path: ['Massilia', 'Hispanum', 'Caralis'] }], ['Hispanum'], 1],
  ),
  caesars(
    'main force and reserve, and by which entry',
    () => twoRoads('2.0'),
    (seen) => [stacksIn(seen, 'Tarraco').filter(({ side }) => side === 'caesar'), seen.view.battles],
    [
      [
        stack('Tarraco', 1, { moved: true, entry: 'Narbo', role: 'main' }),
        stack('Tarraco', 1, { moved: true, entry: 'Bilbilis', role: 'reserve' }),
      ],
      [
        {
          area: 'Tarraco',
          attacker: 'caesar',
          main: 'Narbo',
          entries: [
            { from: 'Narbo', side: 'caesar', number: 1 },
            { from: 'Bilbilis', side: 'caesar', number: 2 },
          ],
        },
      ],
    ],
  ),
  caesars(
    'the main attack, when it is declared',
    () => twoRoads('1.1').do('done', 'main Bilbilis-Tarraco'),
    (seen) => [of(seen, 'declared'), seen.view.battles[0]?.main],
    [[{ kind: 'declared', side: 'caesar', entry: ['Bilbilis', 'Tarraco'] }], 'Bilbilis'],
  ),
  pompeys(
    'a response, always in reserve',
    () =>
      start({ map: 'Narbo: C.Legio7; Tarraco: P.Legio5; CarthagoNova: P.Legio2' }).do(
        ...['move C.Legio7 Narbo-Tarraco', 'done', 'done', 'move P.Legio2 CarthagoNova-Tarraco'],
      ),
    (seen) => [
      of(seen, 'moved').at(-1),
      stacksIn(seen, 'Tarraco')
        .filter(({ side }) => side === 'pompey')
        .map(({ role, entry }) => [role, entry]),
    ],
    [
      {
        ...{ kind: 'moved', side: 'pompey', colour: 'green', block: null },
        path: ['CarthagoNova', 'Tarraco'],
        as: 'response',
      },
      [
        ['main', null],
        ['reserve', 'CarthagoNova'],
      ],
    ],
  ),
  caesars(
    'the battle Mars chooses',
    () =>
      start({ cards: ['Mars', '2/2'], map: 'Narbo: C.Legio7; Tarraco: P.Legio5' }).do(
        ...['move C.Legio7 Narbo-Tarraco', 'done', 'surprise Tarraco'],
      ),
    (seen) => [of(seen, 'surprise'), seen.view.surprise],
    [[{ kind: 'surprise', side: 'caesar', area: 'Tarraco' }], 'Tarraco'],
  ),
  caesars(
    'roads used, areas activated, points left',
    () => camp().do('move C.Legio7 Massilia-Genua'),
    (seen) => seen.view.command,
    {
      ...{ side: 'caesar', moves: 1, levies: 2, active: ['Massilia'], held: [], embarkClosed: true },
      used: [{ between: ['Genua', 'Massilia'], blocks: 1, attacked: false }],
    },
  ),
  caesars(
    'where a levy point was spent, and that it made no new block',
    () => start({ map: 'Massilia: C.Legio7 1; Tarraco: P.Legio5' }).do('done', 'levy C.Legio7'),
    (seen) => of(seen, 'levied'),
    [{ kind: 'levied', side: 'caesar', area: 'Massilia', raised: false, own: null }],
  ),
  caesars(
    'where a levy point made a new block',
    () => camp().do('done', 'raise C.Auxilia1 Massilia'),
    (seen) => [of(seen, 'levied'), stacksIn(seen, 'Massilia')],
    [[{ kind: 'levied', side: 'caesar', area: 'Massilia', raised: true, own: null }], [stack('Massilia', 4)]],
  ),
  caesars(
    'that a free deployment is done',
    () => deployAll(newGame({ options: { freeDeployment: true } }), 'caesar'),
    (seen) => seen.view.deployed,
    { caesar: true, pompey: false },
  ),
  pompeys(
    'a free deployment, when both are done: counts and colours',
    () => {
      const play = deployAll(newGame({ options: { freeDeployment: true } }), 'caesar');
      return deployAll(play.do('pompey: deploy Cleopatra Tarraco'), 'pompey');
    },
    (seen) => [of(seen, 'deployed'), stacksIn(seen, 'Tarraco').map(({ colour, count }) => [colour, count])],
    [
      [{ kind: 'deployed' }],
      [
        ['green', 2],
        ['blue', 1],
      ],
    ],
  ),
];

const pools = (): Play =>
  start({
    map: 'Massilia: C.Legio7, C.Legio8; Tarraco: P.Legio5, C.Legio9~',
    dead: 'P.Scipio',
    faceUp: 'C.Legio10, P.Legio6',
  });
const hands = (turn: string): Play =>
  cardPhase({
    turn,
    map: 'Massilia: C.Legio7; Tarraco: P.Legio5',
    hands: [
      ['Mars', '2/2', '3/1'],
      ['Pluto', '2/2', '4/1', '1/3'],
    ],
  });

/** Pools and cards. */
const OFF_MAP: readonly PublicFact[] = [
  caesars('eliminated blocks, face-up', pools, ({ view }) => view.pools.caesar.faceUp, ['C.Legio10']),
  caesars('how many blocks stand in a pool', pools, ({ view }) => view.pools.caesar.upright, 26),
  pompeys('dead leaders', pools, ({ view }) => view.pools.pompey.dead, ['P.Scipio']),
  caesars('that the third leader is locked', pools, ({ view }) => view.pools.caesar.locked, 'C.Octavian'),
  pompeys('that the third leader is locked no more', pools, ({ view }) => view.pools.pompey.locked, null),
  caesars('points, with dead leaders', pools, ({ view }) => view.points, { caesar: 2, pompey: 1 }),
  caesars(
    'hand sizes',
    () => hands('706.2'),
    ({ view }) => view.cards.handSize,
    { caesar: 3, pompey: 4 },
  ),
  caesars(
    'that a card has been discarded',
    () => hands('706.1').do('caesar: discard 2/2'),
    ({ view }) => [view.cards.hasDiscarded, view.cards.handSize],
    [
      { caesar: true, pompey: false },
      { caesar: 2, pompey: 4 },
    ],
  ),
  caesars(
    'that a card has been committed',
    () => hands('706.2').do('caesar: play Mars'),
    ({ view }) => [view.cards.hasCommitted, view.cards.handSize],
    [
      { caesar: true, pompey: false },
      { caesar: 2, pompey: 4 },
    ],
  ),
  caesars(
    'cards once revealed, and who is Player 1',
    () => hands('706.2').do('caesar: play Mars', 'pompey: play 4/1'),
    (seen) => [of(seen, 'revealed', 'command'), seen.view.cards.played, seen.view.first],
    [
      [
        {
          kind: 'revealed',
          cards: { caesar: 'Mars', pompey: '4/1' },
          effects: { caesar: 'Mars', pompey: '4/1' },
          first: 'caesar',
          reason: 'god',
        },
        { kind: 'command', side: 'caesar', card: 'Mars', moves: 1, levies: 0 },
      ],
      { caesar: 'Mars', pompey: '4/1' },
      'caesar',
    ],
  ),
  caesars(
    'what Apollo copies',
    () =>
      start({ cards: ['Apollo', '4/1'], last: ['2/2', '3/2'], map: 'Massilia: C.Legio7; Tarraco: P.Legio5' }),
    ({ view }) => [view.cards.played.caesar, view.cards.effects.caesar],
    ['Apollo', '3/2'],
  ),
  caesars(
    'cards played earlier this year',
    () => start({ last: ['3/1', 'Neptune'], map: 'Massilia: C.Legio7; Tarraco: P.Legio5' }),
    ({ view }) => [view.cards.last, view.cards.seen],
    [{ caesar: '3/1', pompey: 'Neptune' }, ['Neptune', '3/1', '2/2', '2/2']],
  ),
  caesars(
    'year, turn, step and who is asked',
    camp,
    ({ view }) => [view.year, view.turn, view.step, view.asked],
    [706, 2, 'move', 'caesar'],
  ),
];

/** Where blocks stand, pools and cards. */
export const PUBLIC_POSITIONS: readonly PublicFact[] = [...STANDING, ...OFF_MAP];
