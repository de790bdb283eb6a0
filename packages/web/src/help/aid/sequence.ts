// The sequence of play as rows: which there are, which one is current, and which may follow.
import type { CardId, Ruleset, Side, View } from '@rubicon/engine';
import { isGod } from '@rubicon/words';

export type RowStep =
  | 'deploy'
  | 'discard'
  | 'play'
  | 'reveal'
  | 'god'
  | 'move'
  | 'main'
  | 'surprise'
  | 'levy'
  | 'fight'
  | 'battle'
  | 'hits'
  | 'regroup'
  | 'home'
  | 'victory'
  | 'harbour'
  | 'supply'
  | 'disband'
  | 'reset'
  | 'over';

export type Player = 'first' | 'second';

/** A row of the chart; the rows of a player turn come twice, once for each player. */
export interface Row {
  readonly step: RowStep;
  readonly player: Player | null;
}

export const PHASES = ['before', 'cards', 'command', 'battles', 'winter', 'end'] as const;
export type PhaseName = (typeof PHASES)[number];

const PHASE_OF: Readonly<Record<RowStep, PhaseName>> = {
  deploy: 'before',
  discard: 'cards',
  play: 'cards',
  reveal: 'cards',
  god: 'command',
  move: 'command',
  main: 'command',
  surprise: 'command',
  levy: 'command',
  fight: 'battles',
  battle: 'battles',
  hits: 'battles',
  regroup: 'battles',
  home: 'winter',
  victory: 'winter',
  harbour: 'winter',
  supply: 'winter',
  disband: 'winter',
  reset: 'winter',
  over: 'end',
};
export const phaseOf = ({ step }: Row): PhaseName => PHASE_OF[step];

const row = (step: RowStep, player: Player | null = null): Row => ({ step, player });
export const isSame = (one: Row, other: Row): boolean =>
  one.step === other.step && one.player === other.player;

/** The rows of a player turn: all steps where the card is not known. The player of a god card is Player 1. */
function commandRows(player: Player, card: CardId | null, { mainAttack }: Ruleset): Row[] {
  const has = (...gods: CardId[]): boolean => (card === null ? player === 'first' : gods.includes(card)); // except for one turn in edition 2.0, known when it comes
  const marches = card === null || (card !== 'Jupiter' && card !== 'Vulcan');
  return [
    ...(has('Jupiter', 'Vulcan') ? [row('god', player)] : []),
    ...(marches ? [row('move', player)] : []),
    ...(marches && mainAttack === 'declared' ? [row('main', player)] : []),
    ...(has('Mars', 'Neptune') ? [row('surprise', player)] : []),
    ...(card === null || !isGod(card) ? [row('levy', player)] : []),
  ];
}

const cardOf = ({ cards, first }: View, player: Player): CardId | null =>
  first === null ? null : cards.effects[sideOf(first, player)];

export const sideOf = (first: Side, player: Player): Side =>
  (player === 'first') === (first === 'caesar') ? 'caesar' : 'pompey';

const winterRows = ({ winterVictory }: Ruleset): Row[] =>
  winterVictory === 'before-harbour'
    ? [row('home'), row('victory'), row('harbour'), row('supply'), row('disband'), row('reset')]
    : [row('home'), row('harbour'), row('supply'), row('victory'), row('disband'), row('reset')];

/** All rows of a year, in order. */
export const allRows = (rules: Ruleset): Row[] => [
  ...(rules.freeDeployment ? [row('deploy')] : []),
  ...[row('discard'), row('play'), row('reveal')],
  ...commandRows('first', null, rules),
  ...commandRows('second', null, rules),
  ...[row('fight'), row('battle'), row('hits'), row('regroup')],
  ...winterRows(rules),
];

/** The rows of the current turn: those its cards leave, then winter. */
export const rowsOf = (view: View): Row[] => [
  ...(view.step === 'deploy' ? [row('deploy')] : []),
  ...(view.turn <= 1 || view.step === 'deploy' ? [row('discard')] : []),
  ...[row('play'), row('reveal')],
  ...commandRows('first', cardOf(view, 'first'), view.rules),
  ...commandRows('second', cardOf(view, 'second'), view.rules),
  ...[row('fight'), row('battle'), row('hits'), row('regroup')],
  ...winterRows(view.rules),
  ...(view.step === 'over' ? [row('over')] : []),
];

const GOD_STEPS = { jupiter: 'god', defect: 'god', vulcan: 'god' } as const;

/** The current row for the viewer: a player who has discarded is at the next. */
export function rowNow({ step, viewer, cards, asked, first }: View): Row {
  if (step === 'cards') {
    const { caesar, pompey } = cards.hasDiscarded;
    const isDone = viewer === 'spectator' ? caesar && pompey : cards.hasDiscarded[viewer];
    return row(isDone ? 'play' : 'discard');
  }
  const player = asked === first ? 'first' : 'second';
  if (step in GOD_STEPS) return row('god', player);
  if (step === 'move' || step === 'main' || step === 'surprise' || step === 'levy') return row(step, player);
  return row(step as RowStep);
}

interface Coming {
  readonly row: Row;
  readonly isSure: boolean;
}

/** What follows: rows that may come, and the row that comes in any case if none of them does. */
export interface Following {
  readonly may: readonly Row[];
  readonly next: Row | null;
}

export function followingOf(view: View): Following {
  const coming = comingAfter(view, rowNow(view));
  const sure = coming.findIndex(({ isSure }) => isSure);
  const may = (sure < 0 ? coming : coming.slice(0, sure)).map((each) => each.row);
  return { may, next: sure < 0 ? null : coming[sure]!.row };
}

const sure = (step: RowStep, player: Player | null = null): Coming => ({
  row: row(step, player),
  isSure: true,
});
const maybe = (step: RowStep, player: Player | null = null): Coming => ({
  row: row(step, player),
  isSure: false,
});

function comingAfter(view: View, { step, player }: Row): Coming[] {
  switch (step) {
    case 'deploy':
      return [sure('discard')];
    case 'discard':
      return [sure('play')];
    case 'play':
      return [...revealed(), ...turnEnd(view)];
    case 'god':
    case 'move':
    case 'main':
    case 'surprise':
    case 'levy':
      return afterCommand(view, step, player!);
    case 'fight':
      return [sure('battle')];
    case 'battle':
      return [maybe('hits'), maybe('regroup'), maybe('fight'), ...turnEnd(view)];
    case 'hits':
      return [maybe('battle'), maybe('regroup'), maybe('fight'), ...turnEnd(view)];
    case 'regroup':
      return battlesLeft(view);
    default:
      return winterAfter(view, step);
  }
}

/** Cards may be unused gods, and two gods end the turn. */
const revealed = (): Coming[] => [maybe('god', 'first'), maybe('move', 'first'), maybe('move', 'second')];

/** A god's row comes only if his effect is possible; moves and levies are always asked for. */
function commandComing(view: View, player: Player, after: RowStep | null): Coming[] {
  const rows = commandRows(player, cardOf(view, player), view.rules);
  const at = after === null ? -1 : rows.findIndex((each) => each.step === after);
  return rows
    .slice(at + 1)
    .map((each) => ({ row: each, isSure: each.step === 'move' || each.step === 'levy' }));
}

function afterCommand(view: View, step: RowStep, player: Player): Coming[] {
  const rest = commandComing(view, player, step);
  if (player === 'first') return [...rest, ...commandComing(view, 'second', null), ...battlesToCome(view)];
  return [...rest, ...(step === 'levy' || step === 'surprise' ? battlesLeft(view) : battlesToCome(view))];
}

const battlesToCome = (view: View): Coming[] => [maybe('fight'), maybe('battle'), ...turnEnd(view)];

/** Once all moves are made, the battles are known: a single one needs no choice. */
function battlesLeft(view: View): Coming[] {
  const count = view.battles.length;
  if (count === 0) return turnEnd(view);
  return [sure(count === 1 ? 'battle' : 'fight')];
}

const TURNS = 5;
const LAST_YEAR = 709;

/** The last card of a hand leaves no choice. */
function turnEnd(view: View): Coming[] {
  if (view.turn < TURNS - 1) return [sure('play')];
  return [...(view.turn < TURNS ? revealed() : []), ...winterAfter(view, null)];
}

/** Steps of winter that need a decision, and the end of the game if it comes. */
function winterAfter(view: View, step: RowStep | null): Coming[] {
  if (step === 'over') return [];
  const rows = winterRows(view.rules);
  const at = rows.findIndex((each) => each.step === step);
  return rows.slice(at + 1).flatMap((each) => {
    switch (each.step) {
      case 'victory':
        return [view.year === LAST_YEAR ? sure('over') : maybe('over')];
      case 'home':
        return [];
      case 'reset':
        return [sure('discard')];
      default:
        return [maybe(each.step)];
    }
  });
}
