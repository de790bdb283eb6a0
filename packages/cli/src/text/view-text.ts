// A view as text: a headline, the map, and what is known of each side.
import { SIDES, type ChosenView, type PoolView, type Side, type Stack, type View } from '@rubicon/engine';
import { drawMap } from '../map/map-art.ts';
import { roman, sideName } from '@rubicon/words';
import { resultText } from './notices.ts';
import { counted } from './numbers.ts';
import { wrap, type Paint } from '../shell/terminal.ts';

const TURNS = 5;

/** Who must decide, as far as the viewer knows: in a step of both sides, whoever has not yet. */
export function askedIn({ step, asked, cards, deployed }: View): Side[] {
  if (step === 'cards') return SIDES.filter((side) => !cards.hasDiscarded[side] || !cards.hasCommitted[side]);
  if (deployed !== null) return SIDES.filter((side) => !deployed[side]);
  return asked === null ? [] : [asked];
}

/** `isOver`: no one must decide, though the view has no result if the game ended by resignation, agreement or time. */
export function viewText(view: View, paint: Paint, isOver: boolean): string {
  const lines = [
    ...wrap('', headline(view, isOver ? [] : askedIn(view)), ' ·').map((line) => paint('bold', line)),
    '',
    ...drawMap(view, paint),
    '',
    paint('dim', 'C and P count blocks of Caesar and Pompey. CAPITALS are worth victory points. ~ is a sea.'),
    ...SIDES.flatMap((side) => ['', ...sideText(view, side, paint)]),
    ...battleText(view, paint),
  ];
  return `${lines.join('\n')}\n`;
}

function headline(view: View, asked: readonly Side[]): string[] {
  const { command, result, battle, deployed } = view;
  const who = asked.map(sideName).join(' and ');
  return [
    ...(deployed === null ? [`Year ${view.year}, turn ${view.turn} of ${TURNS}`] : ['Deployment']),
    `step ${view.step}`,
    ...(who === '' ? [] : [`${who} must decide`]),
    ...(command === null
      ? []
      : [`${counted(command.moves, 'move point')}, ${counted(command.levies, 'levy point')} left`]),
    ...(battle === null ? [] : [`${battle.area}, ${battle.round === 0 ? 'won' : `round ${battle.round}`}`]),
    ...(battle === null || battle.hits === 0 ? [] : [`${counted(battle.hits, 'hit')} to apply`]),
    ...(view.chosen === null ? [] : [chosenText(view.chosen)]),
    ...(view.handicapLeft === 0 ? [] : [`handicap: ${view.handicapLeft} left`]),
    ...(view.first === null ? [] : [`Player 1 is ${sideName(view.first)}`]),
    ...(result === null ? [] : [resultText(result)]),
    `edition ${view.rules.edition}`,
  ];
}

const chosenText = ({ block, strength, colour, area }: ChosenView): string =>
  `Jupiter: ${block === null ? `a ${colour} block` : `${block} ${roman(strength!)}`} in ${area} defects`;

function sideText(view: View, side: Side, paint: Paint): string[] {
  const stacks = view.stacks.filter((stack) => stack.side === side);
  const areas = Map.groupBy(stacks, ({ area }) => area);
  const width = Math.max(...[...areas.keys()].map((area) => area.length), 0);
  return [
    paint(side, `${sideName(side).toUpperCase()} (${side === 'caesar' ? 'C' : 'P'})`) +
      ` ${view.points[side]} VP`,
    ...cardsText(view, side),
    ...poolText(view.pools[side]),
    ...[...areas].flatMap(([area, here]) => wrap(`  ${area.padEnd(width)}  `, here.flatMap(stackWords), ',')),
  ];
}

/** The blocks of a stack, each with what they share in brackets. */
function stackWords({ blocks, count, colour, moved, entry, role }: Stack): string[] {
  const shared = [
    ...(moved && entry === null ? ['moved'] : []),
    ...(role === null ? [] : [entry === null ? role : `${role} from ${entry}`]),
  ].join(', ');
  const words =
    blocks === null
      ? [`${count} ${colour}`]
      : blocks.map(({ block, strength }) => `${block} ${roman(strength)}`);
  return words.map((word) => (shared === '' ? word : `${word} [${shared}]`));
}

function cardsText({ cards }: View, side: Side): string[] {
  const hand = cards.hands[side];
  const parts = [
    `hand ${hand === null ? counted(cards.handSize[side], 'card') : hand.join(' ') || 'empty'}`,
    ...(cards.hasDiscarded[side] ? [`discarded ${cards.discards[side] ?? 'a card'}`] : []),
    ...(cards.hasCommitted[side] ? [`committed ${cards.committed[side] ?? 'a card'}`] : []),
    ...(cards.played[side] === null ? [] : [`played ${playedText(cards, side)}`]),
    ...(cards.last[side] === null ? [] : [`last turn ${cards.last[side]}`]),
  ];
  return wrap('  cards: ', parts, ';');
}

const playedText = ({ played, effects }: View['cards'], side: Side): string =>
  played[side] === effects[side] ? `${played[side]}` : `${played[side]} as ${effects[side]}`;

function poolText({ upright, blocks, faceUp, dead, locked, unplaced }: PoolView): string[] {
  const group = (name: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${name} ${items[0]}`, ...items.slice(1)];
  const words = [
    ...(blocks ?? [counted(upright, 'block')]),
    ...group('eliminated', faceUp),
    ...group('killed', dead),
    ...group('locked', locked === null ? [] : [locked]),
    ...group('to deploy', unplaced ?? []),
  ];
  return words.length === 0 ? [] : wrap('  pool:  ', words, ',');
}

function battleText({ battles, battle, surprise }: View, paint: Paint): string[] {
  if (battles.length === 0) return [];
  const lines = battles.flatMap(({ area, attacker, main, entries }) =>
    wrap(
      `  ${area}  `,
      [
        `${sideName(attacker)} attacks${main === null ? '' : ` from ${main}`}`,
        ...(surprise === area ? ['surprise'] : []),
        ...entries
          .filter(({ from, side }) => side !== attacker || from !== main)
          .map(({ from, side }) => `${sideName(side)}’s reserves from ${from}`),
        ...(battle?.area === area ? battle.acted.map((block) => `${block} has acted`) : []),
      ],
      ',',
    ),
  );
  return ['', paint('bold', 'BATTLES'), ...lines];
}
