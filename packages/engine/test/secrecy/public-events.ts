// More of what is ruled public: battles, gods, winter and the end of the game.
import { start, cardPhase, type Play } from '../kit/play.ts';
import { caesars, of, pompeys, stack, stacksIn, twoRoads, type PublicFact } from './public-facts.ts';

const shown = (block: string, strength: number): object => ({ block, strength });
const duel = (map: string, ...more: string[]): Play =>
  start({ map }).do('move C.Legio7 Narbo-Tarraco', ...more, 'done', 'done', 'done', 'done');
const passTo = (play: Play, round: number): Play => {
  while (play.battle !== null && play.battle.round < round) play.do(`pass ${play.legal()[0]!.split(' ')[1]}`);
  return play;
};
const bigBattle = (): Play => twoRoads('2.0').do('done', 'done', 'done', 'done');

/** Everything that happens in a battle to blocks taking part in it. */
const BATTLE: readonly PublicFact[] = [
  caesars(
    'who takes part in a battle and how strong',
    bigBattle,
    (seen) => [of(seen, 'battle'), stacksIn(seen, 'Tarraco').filter(({ role }) => role === 'main')],
    [
      [
        {
          ...{ kind: 'battle', area: 'Tarraco', attacker: 'caesar', surprise: false },
          blocks: [shown('C.Legio7', 2), shown('P.Legio5', 3), shown('P.Legio6', 1)],
        },
      ],
      [
        stack('Tarraco', 1, {
          ...{ moved: true, entry: 'Narbo', role: 'main' },
          blocks: [shown('C.Legio7', 2)],
        }),
        stack('Tarraco', 2, {
          ...{ side: 'pompey', colour: 'green', role: 'main' },
          blocks: [shown('P.Legio5', 3), shown('P.Legio6', 1)],
        }),
      ],
    ],
  ),
  caesars(
    'reserves once they arrive',
    () => passTo(bigBattle(), 2),
    (seen) => [
      of(seen, 'reserves'),
      stacksIn(seen, 'Tarraco').find(({ entry }) => entry === 'Bilbilis')?.blocks,
      seen.view.battle?.round,
    ],
    [
      [{ kind: 'reserves', side: 'caesar', area: 'Tarraco', blocks: [shown('C.Legio8', 3)] }],
      [shown('C.Legio8', 3)],
      2,
    ],
  ),
  pompeys(
    'all dice, who fires, and who is hit',
    () => bigBattle().roll(1, 2, 6).do('fire P.Legio5'),
    (seen) => of(seen, 'fired', 'hit', 'eliminated'),
    [
      { kind: 'fired', side: 'pompey', block: 'P.Legio5', dice: [1, 2, 6], hits: 2 },
      { kind: 'hit', side: 'caesar', block: 'C.Legio7', strength: 2 },
      { kind: 'hit', side: 'caesar', block: 'C.Legio7', strength: 1 },
      { kind: 'eliminated', side: 'caesar', block: 'C.Legio7', area: 'Tarraco', cause: 'battle' },
    ],
  ),
  caesars(
    'the disruption of reserves, and who was eliminated',
    () => bigBattle().roll(1, 2, 6).do('fire P.Legio5'),
    (seen) => [of(seen, 'disrupted'), seen.view.pools.caesar.faceUp],
    [
      [{ kind: 'disrupted', side: 'caesar', area: 'Tarraco', blocks: ['C.Legio8'], swapped: false }],
      ['C.Legio7'],
    ],
  ),
  caesars(
    'who passed and who has had his turn',
    () => bigBattle().do('pass P.Legio5', 'pass P.Legio6'),
    (seen) => [of(seen, 'passed'), seen.view.battle?.acted, seen.view.battle?.turn],
    [
      [
        { kind: 'passed', side: 'pompey', block: 'P.Legio5' },
        { kind: 'passed', side: 'pompey', block: 'P.Legio6' },
      ],
      ['P.Legio5', 'P.Legio6'],
      5,
    ],
  ),
  caesars(
    'hits still to be taken',
    () =>
      duel('Narbo: C.Legio7 1, C.Legio9 1; Tarraco: P.Legio5', 'move C.Legio9 Narbo-Tarraco')
        .roll(1, 6, 6)
        .do('fire P.Legio5'),
    ({ view }) => [view.step, view.asked, view.battle?.hits],
    ['hits', 'caesar', 1],
  ),
  pompeys(
    'hits that nobody is left to take',
    () => duel('Narbo: C.Legio7 1; Tarraco: P.Legio5').roll(1, 2, 6).do('fire P.Legio5'),
    (seen) => of(seen, 'hits-lost', 'won'),
    [
      { kind: 'hits-lost', side: 'caesar', hits: 1 },
      { kind: 'won', side: 'pompey', area: 'Tarraco' },
    ],
  ),
  pompeys(
    'the destination of a retreat',
    () => passTo(duel('Narbo: C.Legio7; Tarraco: P.Legio5'), 2).do('retreat P.Legio5 Tarraco-CarthagoNova'),
    (seen) => [of(seen, 'retreated'), stacksIn(seen, 'CarthagoNova')],
    [
      [{ kind: 'retreated', side: 'pompey', block: 'P.Legio5', path: ['Tarraco', 'CarthagoNova'] }],
      [stack('CarthagoNova', 1, { side: 'pompey', colour: 'green' })],
    ],
  ),
  caesars(
    'numbers in a regroup',
    () =>
      passTo(duel('Narbo: C.Legio7, C.Legio9; Tarraco: P.Legio5', 'move C.Legio9 Narbo-Tarraco'), 2).do(
        ...['retreat P.Legio5 Tarraco-CarthagoNova', 'regroup C.Legio7 Tarraco-Narbo'],
      ),
    (seen) => [of(seen, 'regrouped'), stacksIn(seen, 'Narbo', 'Tarraco')],
    [
      [{ kind: 'regrouped', side: 'caesar', colour: 'tan', block: null, path: ['Tarraco', 'Narbo'] }],
      [stack('Narbo', 1, { moved: true }), stack('Tarraco', 1, { moved: true })],
    ],
  ),
  pompeys(
    'that a leader is killed, and who is unlocked by it',
    () =>
      duel('Narbo: C.Legio7 3; Tarraco: P.Scipio 1')
        .roll(6)
        .do('fire P.Scipio')
        .roll(1, 6, 6)
        .do('fire C.Legio7'),
    (seen) => [of(seen, 'leader-killed'), seen.view.pools.pompey.dead],
    [
      [
        {
          ...{ kind: 'leader-killed', side: 'pompey', block: 'P.Scipio', area: 'Tarraco', cause: 'battle' },
          unlocked: 'P.Brutus',
        },
      ],
      ['P.Scipio'],
    ],
  ),
  pompeys(
    'that Cleopatra has gone over',
    () =>
      duel('Narbo: C.Legio7 3; Tarraco: Cleopatra 1').do('pass Cleopatra').roll(1, 6, 6).do('fire C.Legio7'),
    (seen) => [
      of(seen, 'cleopatra-joined'),
      stacksIn(seen, 'Tarraco').map(({ side, colour }) => [side, colour]),
    ],
    [
      [{ kind: 'cleopatra-joined', side: 'caesar', area: 'Tarraco', cause: 'battle' }],
      [
        ['caesar', 'tan'],
        ['caesar', 'blue'],
      ],
    ],
  ),
];

const jupiter = (tarraco: string): Play =>
  start({ cards: ['Jupiter', '2/2'], map: `Narbo: C.Legio7; Bilbilis: C.Legio8; Tarraco: ${tarraco}` })
    .roll(1)
    .do('jupiter Tarraco');
const struck = (more: object): object => ({
  ...{ kind: 'struck', side: 'pompey', colour: 'green', by: 'caesar', area: 'Tarraco' },
  ...more,
});

/** Jupiter and Vulcan. */
const GODS: readonly PublicFact[] = [
  {
    fact: 'what Jupiter takes, to both sides',
    viewers: ['caesar', 'pompey'],
    play: () => jupiter('P.Legio5 2'),
    told: (seen) => [of(seen, 'struck'), seen.view.chosen],
    is: [
      [struck({ block: 'P.Legio5', outcome: 'defects', strength: 2 })],
      { area: 'Tarraco', colour: 'green', moved: false, entry: null, block: 'P.Legio5', strength: 2 },
    ],
  },
  {
    fact: 'where Jupiter’s defector goes, to both sides',
    viewers: ['caesar', 'pompey'],
    play: () => jupiter('P.Legio5 2').do('defect Narbo'),
    told: (seen) => of(seen, 'defected'),
    is: [
      {
        ...{ kind: 'defected', side: 'caesar', colour: 'green', block: 'P.Legio5' },
        ...{ from: 'Tarraco', to: 'Narbo', strength: 2 },
      },
    ],
  },
  {
    fact: 'that Jupiter takes a block, its colour and its way, to spectators',
    viewers: ['spectator'],
    play: () => jupiter('P.Legio5 2').do('defect Narbo'),
    told: (seen) => [of(seen, 'struck', 'defected'), stacksIn(seen, 'Narbo').map(({ colour }) => colour)],
    is: [
      [
        struck({ block: null, outcome: 'defects', strength: null }),
        {
          ...{ kind: 'defected', side: 'caesar', colour: 'green', block: null },
          ...{ from: 'Tarraco', to: 'Narbo', strength: null },
        },
      ],
      ['tan', 'green'],
    ],
  },
  pompeys(
    'what Jupiter only reduces, to all',
    () => jupiter('P.Scipio 3'),
    (seen) => of(seen, 'struck'),
    [struck({ block: 'P.Scipio', outcome: 'reduced', strength: 3 })],
  ),
  pompeys(
    'whom Vulcan eliminates, and how many were there',
    () =>
      start({ cards: ['Vulcan', '2/2'], map: 'Narbo: C.Legio7; Tarraco: P.Legio5 1, P.Legio6 3' }).do(
        'vulcan Tarraco',
      ),
    (seen) => [
      of(seen, 'erupted', 'eliminated'),
      stacksIn(seen, 'Tarraco').map(({ count, blocks }) => [count, blocks]),
    ],
    [
      [
        { kind: 'erupted', side: 'caesar', area: 'Tarraco', blocks: 2 },
        { kind: 'eliminated', side: 'pompey', block: 'P.Legio5', area: 'Tarraco', cause: 'vulcan' },
      ],
      [[1, null]],
    ],
  ),
  caesars(
    'a god left unused',
    () => start({ cards: ['Vulcan', '2/2'], map: 'Narbo: C.Legio7; Tarraco: P.Legio5' }).do('done'),
    (seen) => of(seen, 'unused'),
    [{ kind: 'unused', side: 'caesar', card: 'Vulcan' }],
  ),
];

const winter = (map: string, turn = '706.5'): Play => start({ map, turn, cards: ['Mars', 'Pluto'] });
const six = 'C.Legio7, C.Legio8, C.Legio9, C.Legio10, C.Legio11';
const disbanded = (area: string, cause: string): object => ({
  ...{ kind: 'disbanded', side: 'caesar', colour: 'tan', block: null },
  ...{ area, cause },
});

/** Winter, by numbers only, and the end of the game. */
const WINTER: readonly PublicFact[] = [
  caesars(
    'winter moves, by numbers',
    () =>
      winter('Massilia: C.Legio7; Hispanum: C.Navis1; Alexandria: Cleopatra').do(
        'harbour C.Navis1 Hispanum-Massilia',
      ),
    (seen) => [of(seen, 'harboured'), stacksIn(seen, 'Massilia')],
    [
      [{ kind: 'harboured', side: 'caesar', colour: 'tan', block: null, path: ['Hispanum', 'Massilia'] }],
      [stack('Massilia', 2)],
    ],
  ),
  caesars(
    'disbandings, by numbers',
    () =>
      winter(`Genua: C.Auxilia1; Massilia: ${six}; Euxinus: C.Navis1; Alexandria: Cleopatra`).do(
        ...['disband C.Legio9', 'disband C.Legio7'],
      ),
    (seen) => [of(seen, 'disbanded'), stacksIn(seen, 'Massilia'), seen.view.pools.caesar.upright],
    [
      [disbanded('Euxinus', 'no-port'), disbanded('Massilia', 'supply'), disbanded('Massilia', 'choice')],
      [stack('Massilia', 3)],
      26,
    ],
  ),
  caesars(
    'that Cleopatra goes home, and to whom',
    () => winter('Alexandria: C.Legio7; Rome: Cleopatra'),
    (seen) => of(seen, 'cleopatra-home'),
    [{ kind: 'cleopatra-home', side: 'caesar', from: 'Rome', joined: true }],
  ),
  caesars(
    'the points of the year',
    () => winter('Rome: C.Legio7; Alexandria: Cleopatra'),
    (seen) => of(seen, 'scored', 'turn-ended'),
    [
      { kind: 'turn-ended', year: 706, turn: 5 },
      { kind: 'scored', year: 706, points: { caesar: 2, pompey: 2 } },
    ],
  ),
  caesars(
    'the end of the game',
    () => winter('Rome: C.Legio7 2; Tarraco: P.Legio5; Alexandria: Cleopatra', '709.5'),
    (seen) => [of(seen, 'ended'), seen.view.result],
    [
      [{ kind: 'ended', winner: 'pompey', reason: 'more-points' }],
      { winner: 'pompey', reason: 'more-points' },
    ],
  ),
  caesars(
    'hidden blocks, hands and discards at the end of the game',
    () =>
      cardPhase({
        ...{ turn: '709.5', map: 'Rome: C.Legio7 2; Alexandria: Cleopatra' },
        hands: [
          ['Mars', '3/1'],
          ['Pluto', '4/1'],
        ],
      }).do('caesar: play Mars', 'pompey: play Pluto'),
    (seen) => [
      stacksIn(seen, 'Rome').map(({ blocks }) => blocks),
      seen.view.cards.hands,
      seen.view.cards.discards,
      seen.view.pools.caesar.blocks?.some((id) => id === 'C.Legio8'),
    ],
    [[[shown('C.Legio7', 2)]], { caesar: ['3/1'], pompey: ['4/1'] }, { caesar: '2/1', pompey: '2/1' }, true],
  ),
];

export const PUBLIC_EVENTS: readonly PublicFact[] = [...BATTLE, ...GODS, ...WINTER];
