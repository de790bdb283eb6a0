import {
  REVISION,
  SeededChance,
  newGame,
  viewOf,
  type AreaId,
  type BattleView,
  type BlockId,
  type CommandView,
  type GameResult,
  type View,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import type { SeenStep } from '@rubicon/words';
import { NO_MACHINES, type GameId, type Table } from '../authority/table.ts';
import { promptOf } from './prompts.ts';

const { game } = newGame(
  { edition: '2.0', revision: REVISION, rules: {}, clock: null },
  new SeededChance(1),
  0,
);
const fresh = viewOf(game, 'caesar');
const area = (id: string): AreaId => id as AreaId;

const waiting: Table = {
  game: 'x' as GameId,
  seat: 'caesar',
  options: game.options,
  players: { caesar: 'Ada', pompey: 'Bo' },
  machines: NO_MACHINES,
  cursor: 0,
  view: fresh,
  decision: null,
  next: 'pompey',
  undo: { order: 0, phase: 0, actions: 0 },
  drawOffer: null,
  result: null,
};

/** Caesar before a question, with a view changed to fit it. */
const asked = (
  step: SeenStep,
  orders: readonly string[],
  change: Partial<View> = {},
  required = true,
): Table => ({
  ...waiting,
  view: { ...fresh, step, ...change },
  next: 'caesar',
  decision: { number: 1, side: 'caesar', step, required, orders },
});

const command = (moves: number, levies: number): CommandView => ({
  side: 'caesar',
  moves,
  levies,
  active: [],
  used: [],
  held: [],
  embarkClosed: false,
});
const effect = (card: 'Mars' | 'Pluto' | '3/1'): View['cards'] => ({
  ...fresh.cards,
  effects: { caesar: card, pompey: '2/2' },
});
const battle = (round: number, turn: number, hits = 0): BattleView => ({
  area: area('Rome'),
  round,
  turn,
  acted: [],
  hits,
  seaRetreated: { caesar: false, pompey: false },
  used: [],
});
const unplaced = (blocks: readonly string[]): View['pools'] => ({
  ...fresh.pools,
  caesar: { ...fresh.pools.caesar, unplaced: blocks as BlockId[] },
});

type Case = readonly [table: Table, title: string, sentence: string];

/** At least one case for each step that asks something. */
const CASES: Readonly<Record<Exclude<SeenStep, 'over'>, readonly Case[]>> = {
  deploy: [
    [
      asked('deploy', ['deploy C.Legio7 Narbo'], { pools: unplaced(['C.Legio7']) }),
      'Caesar deploys',
      'Choose a block and then a lit city. One block is still to be placed; each city gets as many as history gave it.',
    ],
    [
      asked('deploy', ['done'], { pools: unplaced([]) }),
      'Caesar deploys',
      'Every block has its place: end the deployment, or take a block back first.',
    ],
  ],
  cards: [
    [
      asked('cards', ['discard Mars', 'discard 2/2']),
      'Caesar lays a card aside',
      'Choose one of your six cards to lay aside for the year. It is not shown.',
    ],
    [
      asked('cards', ['play 2/2'], { cards: { ...fresh.cards, hands: { caesar: ['2/2'], pompey: null } } }),
      'Caesar chooses a card',
      'Choose a card to play, face down. On the first turn of the war Caesar goes first, whatever is played.',
    ],
    [
      asked('cards', ['play 2/2'], {
        year: 706,
        cards: { ...fresh.cards, hands: { caesar: ['Apollo', '2/2'], pompey: null } },
      }),
      'Caesar chooses a card',
      'Choose a card to play, face down. The side with more moves goes first, and Caesar if they are equal; a god goes before all. Apollo has nothing to copy on the first turn of a year.',
    ],
    [
      asked(
        'cards',
        ['play 2/2', 'play 3/1'],
        { cards: { ...fresh.cards, committed: { caesar: '3/1', pompey: null } } },
        false,
      ),
      'Caesar chooses a card',
      'III/I is put down. Until Pompey has chosen too, another card can take its place.',
    ],
  ],
  jupiter: [
    [
      asked('jupiter', ['jupiter Rome', 'done']),
      'Caesar calls on Jupiter',
      'Choose a lit city. One enemy block there, taken by lot, comes over to you; a leader or Navis loses a step instead.',
    ],
  ],
  defect: [
    [
      asked('defect', ['defect Rome', 'defect Genua'], {
        chosen: {
          area: area('Ravenna'),
          colour: 'green',
          moved: false,
          entry: null,
          block: 'P.Legio3' as BlockId,
          strength: 3,
        },
      }),
      'A block goes over to Caesar',
      'Legio III comes over at III. Choose the friendly city it goes to.',
    ],
  ],
  vulcan: [
    [
      asked('vulcan', ['vulcan Rome', 'done']),
      'Caesar calls on Vulcan',
      'Choose a lit city. Every enemy block in it loses a step, and those at I are eliminated.',
    ],
  ],
  move: [
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(3, 1),
        cards: effect('3/1'),
      }),
      'Caesar moves',
      'Choose blocks, then a lit place. Three moves are left, each for the blocks of one place; whoever meets an enemy stops there and attacks.',
    ],
    [
      asked('move', ['done', 'embark C.Legio7 Narbo-Hispanum-Utica'], {
        command: command(1, 1),
        cards: effect('3/1'),
      }),
      'Caesar moves',
      'Choose blocks, then a lit place. One move is left, for the blocks of one place; whoever meets an enemy stops there and attacks. Blocks that cross the sea go first, at one move each.',
    ],
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(1, 0),
        cards: effect('Mars'),
      }),
      'Caesar moves',
      'Choose land blocks of one place, then a lit place. Mars will help in one battle where you attack.',
    ],
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(0, 0),
        cards: effect('Pluto'),
      }),
      'Caesar moves',
      'More blocks may follow from the same place. End the moves when all have gone.',
    ],
    [
      asked('move', ['done'], { command: command(0, 1), cards: effect('3/1') }),
      'Caesar moves',
      'No more blocks can move: end the moves.',
    ],
  ],
  main: [
    [
      asked('main', ['main Ravenna-Rome', 'main Genua-Rome']),
      'Caesar declares the main attack',
      'Choose the way of the main attack on Rome. Blocks that came by other ways wait in reserve until round II.',
    ],
  ],
  surprise: [
    [
      asked('surprise', ['surprise Rome', 'done'], { cards: effect('Mars') }),
      'Caesar plans a surprise',
      'Choose a battle where you attack. With Mars your main force there acts before any defender in round I.',
    ],
  ],
  levy: [
    [
      asked('levy', ['done', 'levy C.Legio7'], { command: command(0, 2) }),
      'Caesar levies',
      'Choose a block in a friendly city to gain a step, or a block of the pool and a lit city to raise it in. Two levies are left.',
    ],
    [
      asked('levy', ['done'], { command: command(0, 0) }),
      'Caesar levies',
      'All levies are spent: end the levies.',
    ],
    [
      asked('levy', ['done'], { command: command(0, 1) }),
      'Caesar levies',
      'There is nothing to levy: end the levies.',
    ],
  ],
  fight: [
    [
      asked('fight', ['fight Rome', 'fight Narbo']),
      'Caesar chooses a battle',
      'Choose which of two battles to fight next. How it ends may open or close ways of retreat in the other.',
    ],
  ],
  battle: [
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(1, 5) }),
      'Caesar fights in Rome',
      'Round I: the attacking C blocks act. Choose a block, then let it fire or pass; nobody retreats in round I.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(1, 5), surprise: area('Rome') }),
      'Caesar fights in Rome',
      'Round I: the defending B blocks act. Choose a block, then let it fire or pass; nobody retreats in round I.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7', 'retreat C.Legio7 Rome-Genua'], {
        battle: battle(2, 4),
        surprise: area('Rome'),
      }),
      'Caesar fights in Rome',
      'Round II: the defending C blocks act. Choose a block, then let it fire, pass or retreat to a lit place.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(3, 4) }),
      'Caesar fights in Rome',
      'Round III: the defending C blocks act. Choose a block, then let it fire or pass.',
    ],
    [
      asked('battle', ['retreat C.Legio7 Rome-Genua', 'perish C.Legio9'], { battle: battle(4, 5) }),
      'Caesar fights in Rome',
      'Round IV: attackers must leave. Choose a block and the lit place it retreats to.',
    ],
    [
      asked('battle', ['perish C.Legio7'], { battle: battle(4, 5) }),
      'Caesar fights in Rome',
      'Round IV: attackers must leave, and there is no way out. Choose a block that is lost.',
    ],
  ],
  hits: [
    [
      asked('hits', ['hit C.Legio7', 'hit C.Legio9'], { battle: battle(1, 2, 3) }),
      'Caesar takes hits in Rome',
      'Choose which of your strongest blocks takes the first of three hits.',
    ],
  ],
  regroup: [
    [
      asked('regroup', ['regroup C.Legio7 Rome-Genua', 'done'], { battle: battle(0, 0) }),
      'Caesar regroups in Rome',
      'The battle is won. Choose blocks and then a lit place next door, or let them stay.',
    ],
  ],
  harbour: [
    [
      asked('harbour', [
        'harbour C.Navis1 Hispanum-Massilia',
        'harbour C.Navis1 Hispanum-Narbo',
        'harbour C.Navis2 Hispanum-Narbo',
      ]),
      'Caesar brings the fleet in',
      'Winter is near. Two Navis are at sea: choose a friendly port on the same sea.',
    ],
  ],
  supply: [
    [
      asked('supply', ['disband C.Legio7', 'disband C.Caesar']),
      'Caesar feeds the army',
      'There is not enough food in Narbo and Ravenna. Choose who is disbanded: a city feeds three blocks, and one more for each point of its value.',
    ],
  ],
  disband: [
    [
      asked('disband', ['disband C.Legio7', 'done']),
      'Caesar may disband',
      'Choose blocks to send back to the pool, if you like. Their steps are lost, but they can be raised again next year.',
    ],
  ],
};

describe('what is asked', () => {
  it.each(Object.values(CASES).flat())('$decision.step $decision.orders', (table, title, sentence) => {
    const prompt = promptOf(table);
    expect(prompt.title).toBe(title);
    expect(prompt.sentence).toBe(sentence);
    expect(prompt.rule).not.toBeNull();
  });

  it.each(['colour', 'colour-or-sea'] as const)('of Jupiter by %s names the colour', (jupiter) => {
    const table = asked('jupiter', ['jupiter Rome green', 'done'], { rules: { ...fresh.rules, jupiter } });
    expect(promptOf(table).sentence).toContain('a colour');
  });
});

describe('waiting', () => {
  it('is for the other side', () => {
    expect(promptOf(waiting)).toEqual({
      title: 'Pompey chooses a card',
      sentence: 'It is for Pompey to decide.',
      rule: '2.1',
    });
  });

  it('says what the other side has', () => {
    const view: View = { ...fresh, step: 'move', asked: 'pompey', command: command(2, 1) };
    expect(promptOf({ ...waiting, view })).toEqual({
      title: 'Pompey moves',
      sentence: 'It is for Pompey to decide, with two moves and one levy.',
      rule: '6.1',
    });
  });

  it('for a battle is for both', () => {
    const view: View = { ...fresh, step: 'battle', asked: 'pompey', battle: battle(1, 0) };
    expect(promptOf({ ...waiting, view, next: 'spectator' }).sentence).toBe(
      'The battle is fought face up, before both players.',
    );
  });
});

describe('the end', () => {
  const view: View = { ...fresh, year: 707, points: { caesar: 10, pompey: 3 } };
  it.each<[GameResult, title: string, sentence: string, rule: string | null]>([
    [
      { winner: 'caesar', reason: 'ten-points' },
      'Caesar wins',
      'Caesar has 10 points at the end of 47 BC; ten are enough.',
      '1.2',
    ],
    [
      { winner: null, reason: 'equal' },
      'A draw',
      'After five years points are equal, and nobody holds Rome.',
      '1.2',
    ],
    [{ winner: 'pompey', reason: 'resignation' }, 'Pompey wins', 'Caesar has resigned.', null],
    [{ winner: null, reason: 'agreement' }, 'A draw', 'Both sides have agreed to it.', null],
    [
      { winner: null, reason: 'aborted' },
      'The game is over',
      'It was aborted, and counts for nothing.',
      null,
    ],
    [{ winner: 'caesar', reason: 'time' }, 'Caesar wins', 'Pompey has run out of time.', null],
  ])('%j', (result, title, sentence, rule) => {
    expect(promptOf({ ...waiting, view, next: null, result })).toEqual({ title, sentence, rule });
  });
});
