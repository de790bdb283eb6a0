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
  type Stack,
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

/** Caesar asked a question, with a view changed to fit it. */
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
const doubled = (stack: Stack): Stack => ({ ...stack, count: 2 * stack.count });
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
      'Choose a block, then a highlighted city. 1 block left to deploy; each city gets as many as in the historical deployment.',
    ],
    [
      asked('deploy', ['done'], { pools: unplaced([]) }),
      'Caesar deploys',
      'All blocks are deployed: end deployment, or undo first.',
    ],
  ],
  cards: [
    [
      asked('cards', ['discard Mars', 'discard 2/2']),
      'Caesar discards a card',
      'Choose one of your six cards to discard for the year. It is not revealed.',
    ],
    [
      asked('cards', ['play 2/2'], { cards: { ...fresh.cards, hands: { caesar: ['2/2'], pompey: null } } }),
      'Caesar chooses a card',
      'Choose a card to play face down. On the first turn of the game Caesar is always Player 1.',
    ],
    [
      asked('cards', ['play 2/2'], {
        year: 706,
        cards: { ...fresh.cards, hands: { caesar: ['Apollo', '2/2'], pompey: null } },
      }),
      'Caesar chooses a card',
      'Choose a card to play face down. More moves is Player 1, Caesar if tied; a God card is always Player 1. Apollo has no card to copy on the first turn of a year.',
    ],
    [
      asked(
        'cards',
        ['play 2/2', 'play 3/1'],
        { cards: { ...fresh.cards, committed: { caesar: '3/1', pompey: null } } },
        false,
      ),
      'Caesar chooses a card',
      'You have played III/I. You can change it until Pompey has chosen.',
    ],
  ],
  jupiter: [
    [
      asked('jupiter', ['jupiter Rome', 'done']),
      'Caesar uses Jupiter',
      'Choose a highlighted city. A random enemy block there defects to you; a leader or Navis loses a step instead.',
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
      'A block defects to Caesar',
      'Legio III defects at strength III. Choose a friendly city for it.',
    ],
  ],
  vulcan: [
    [
      asked('vulcan', ['vulcan Rome', 'done']),
      'Caesar uses Vulcan',
      'Choose a highlighted city. Every enemy block in it loses a step; blocks at strength I are eliminated.',
    ],
  ],
  move: [
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(3, 1),
        cards: effect('3/1'),
      }),
      'Caesar moves',
      'Choose blocks, then a highlighted location. 3 move points left, each for one group. Blocks that meet an enemy stop and attack.',
    ],
    [
      asked('move', ['done', 'embark C.Legio7 Narbo-Hispanum-Utica'], {
        command: command(1, 1),
        cards: effect('3/1'),
      }),
      'Caesar moves',
      'Choose blocks, then a highlighted location. 1 move point left, for one group. Blocks that meet an enemy stop and attack. Amphibious moves come first, at 1 move point per block.',
    ],
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(1, 0),
        cards: effect('Mars'),
      }),
      'Caesar moves',
      'Choose land blocks in one location, then a highlighted location. Mars helps in one battle where you attack.',
    ],
    [
      asked('move', ['done', 'move C.Legio7 Narbo-Massilia'], {
        command: command(0, 0),
        cards: effect('Pluto'),
      }),
      'Caesar moves',
      'More blocks may move from the same location. End your moves when you are done.',
    ],
    [
      asked('move', ['done'], { command: command(0, 1), cards: effect('3/1') }),
      'Caesar moves',
      'No more blocks can move: end your moves.',
    ],
  ],
  main: [
    [
      asked('main', ['main Ravenna-Rome', 'main Genua-Rome']),
      'Caesar declares the main attack',
      'Choose the road or sea border of the main attack on Rome. Blocks that used others are in reserve until round II.',
    ],
  ],
  surprise: [
    [
      asked('surprise', ['surprise Rome', 'done'], { cards: effect('Mars') }),
      'Caesar chooses a surprise attack',
      'Choose a battle where you attack. With Mars your main force there goes before any defender in round I.',
    ],
  ],
  levy: [
    [
      asked('levy', ['done', 'levy C.Legio7'], { command: command(0, 2) }),
      'Caesar levies',
      'Choose a block in a friendly city to add a step, or a block in the levy pool and a highlighted city to raise it. 2 levy points left.',
    ],
    [
      asked('levy', ['done'], { command: command(0, 0) }),
      'Caesar levies',
      'No levy points left: end your levies.',
    ],
    [
      asked('levy', ['done'], { command: command(0, 1) }),
      'Caesar levies',
      'There is nothing to levy: end your levies.',
    ],
  ],
  fight: [
    [
      asked('fight', ['fight Rome', 'fight Narbo']),
      'Caesar chooses a battle',
      'Choose which of 2 battles to fight next. The result may open or block retreats in the rest.',
    ],
  ],
  battle: [
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(1, 5) }),
      'Caesar fights in Rome',
      'Round I: attacking C blocks. Choose a block, then fire or pass; no retreats in round I.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(1, 5), surprise: area('Rome') }),
      'Caesar fights in Rome',
      'Round I: defending B blocks. Choose a block, then fire or pass; no retreats in round I.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7', 'retreat C.Legio7 Rome-Genua'], {
        battle: battle(2, 4),
        surprise: area('Rome'),
      }),
      'Caesar fights in Rome',
      'Round II: defending C blocks. Choose a block, then fire, pass or retreat to a highlighted location.',
    ],
    [
      asked('battle', ['fire C.Legio7', 'pass C.Legio7'], { battle: battle(3, 4) }),
      'Caesar fights in Rome',
      'Round III: defending C blocks. Choose a block, then fire or pass.',
    ],
    [
      asked('battle', ['retreat C.Legio7 Rome-Genua', 'perish C.Legio9'], { battle: battle(4, 5) }),
      'Caesar fights in Rome',
      'Round IV: attackers must retreat. Choose a block, then a highlighted location.',
    ],
    [
      asked('battle', ['perish C.Legio7'], { battle: battle(4, 5) }),
      'Caesar fights in Rome',
      'Round IV: attackers must retreat, but cannot. Choose a block to eliminate.',
    ],
  ],
  hits: [
    [
      asked('hits', ['hit C.Legio7', 'hit C.Legio9'], { battle: battle(1, 2, 3) }),
      'Caesar takes hits in Rome',
      'Choose which of your strongest blocks takes the first of 3 hits.',
    ],
  ],
  regroup: [
    [
      asked('regroup', ['regroup C.Legio7 Rome-Genua', 'done'], { battle: battle(0, 0) }),
      'Caesar regroups in Rome',
      'You won the battle. Choose blocks, then a highlighted adjacent location, or leave them here.',
    ],
  ],
  harbour: [
    [
      asked('harbour', [
        'harbour C.Navis1 Hispanum-Massilia',
        'harbour C.Navis1 Hispanum-Narbo',
        'harbour C.Navis2 Hispanum-Narbo',
      ]),
      'Caesar: Navis to port',
      'Choose a friendly port on the same sea. 2 Navis are still at sea.',
    ],
  ],
  supply: [
    [
      asked('supply', ['disband C.Legio7', 'disband C.Caesar'], { stacks: fresh.stacks.map(doubled) }),
      'Caesar: winter supply',
      'Disband 3 blocks in Narbo and 3 blocks in Ravenna. A city supplies 3 blocks plus its value.',
    ],
  ],
  disband: [
    [
      asked('disband', ['disband C.Legio7', 'done']),
      'Caesar may disband',
      'You may disband blocks to the levy pool. Their steps are forfeit, but they can be raised again next year.',
    ],
  ],
};

describe('the prompt', () => {
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
  it('names the other side', () => {
    expect(promptOf(waiting)).toEqual({
      title: 'Pompey chooses a card',
      sentence: 'Waiting for Pompey.',
      rule: '2.1',
    });
  });

  it('says what the other side has', () => {
    const view: View = { ...fresh, step: 'move', asked: 'pompey', command: command(2, 1) };
    expect(promptOf({ ...waiting, view })).toEqual({
      title: 'Pompey moves',
      sentence: 'Waiting for Pompey: 2 move points and 1 levy point left.',
      rule: '6.1',
    });
  });

  it('for a battle names both', () => {
    const view: View = { ...fresh, step: 'battle', asked: 'pompey', battle: battle(1, 0) };
    expect(promptOf({ ...waiting, view, next: 'spectator' }).sentence).toBe(
      'The battle is fought face up, in front of both players.',
    );
  });
});

describe('the end of the game', () => {
  const view: View = { ...fresh, year: 707, points: { caesar: 10, pompey: 3 } };
  it.each<[GameResult, title: string, sentence: string, rule: string | null]>([
    [
      { winner: 'caesar', reason: 'ten-points' },
      'Caesar wins',
      'Caesar has 10 VP at the end of 47 BC; 10 VP win.',
      '1.2',
    ],
    [
      { winner: null, reason: 'equal' },
      'A draw',
      'After five years VP are tied, and no one holds Rome.',
      '1.2',
    ],
    [{ winner: 'pompey', reason: 'resignation' }, 'Pompey wins', 'Caesar resigned.', null],
    [{ winner: null, reason: 'agreement' }, 'A draw', 'Both sides agreed.', null],
    [
      { winner: null, reason: 'aborted' },
      'The game is over',
      'The game was aborted and does not count.',
      null,
    ],
    [{ winner: 'caesar', reason: 'time' }, 'Caesar wins', 'Pompey ran out of time.', null],
  ])('%j', (result, title, sentence, rule) => {
    expect(promptOf({ ...waiting, view, next: null, result })).toEqual({ title, sentence, rule });
  });

  it('does not say of a tournament’s game that it does not count', () => {
    const result = { winner: null, reason: 'aborted' } as const;
    expect(promptOf({ ...waiting, view, next: null, result, tournament: 'Ludi' }).sentence).toBe(
      'The game was ended early. How it counts in Ludi is on the tournament’s page.',
    );
  });
});
