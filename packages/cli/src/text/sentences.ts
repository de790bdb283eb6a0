// What a viewer was told, in English: a sentence for each event.
import type {
  AreaId,
  BlockId,
  CardId,
  Cause,
  Colour,
  Event,
  FirstReason,
  ResultReason,
  Side,
} from '@rubicon/engine';

export const nameOfSide = (side: Side): string => (side === 'caesar' ? 'Caesar' : 'Pompey');
export const ROMAN = ['0', 'I', 'II', 'III', 'IV'];

interface Told {
  readonly colour: Colour;
  readonly block: BlockId | null;
}
interface Shown {
  readonly block: BlockId;
  readonly strength: number;
}

const blockOf = ({ block, colour }: Told): string => block ?? `a ${colour} block`;
const atStrength = (strength: number | null): string => (strength === null ? '' : ` ${ROMAN[strength]}`);
const way = (path: readonly AreaId[]): string => path.join('–');
const shown = ({ block, strength }: Shown): string => `${block} ${ROMAN[strength]}`;
const list = (items: readonly string[]): string => (items.length === 0 ? 'nobody' : items.join(', '));
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const FIRST: Readonly<Record<FirstReason, string>> = {
  'first-turn': 'as always in the first turn',
  god: 'a god',
  moves: 'more moves',
  tie: 'as always in a tie',
  cancelled: 'gods on both sides',
};

const CAUSE: Readonly<Record<Cause, string>> = {
  battle: 'in battle',
  disruption: 'by disruption',
  'no-retreat': 'without a retreat',
  jupiter: 'by Jupiter',
  vulcan: 'by Vulcan',
};

const RESULT: Readonly<Record<ResultReason, string>> = {
  'ten-points': 'ten points',
  'more-points': 'more points in the end',
  rome: 'equal points, and Rome',
  equal: 'equal points, and Rome is nobody’s',
};

const DISBANDED = { 'no-port': 'no port for it', supply: 'no supply', choice: 'by choice' } as const;

/** A card, and what Apollo made of it. */
const card = (played: CardId, effect: CardId): string =>
  played === effect ? played : `${played} as ${effect}`;

export function sentenceOf(event: Event): string {
  switch (event.kind) {
    case 'deployed':
      return 'Both sides have deployed.';
    case 'dealt':
      return event.hand === null
        ? `The cards of year ${event.year} are dealt.`
        : `The cards of year ${event.year} are dealt: ${event.hand.join(', ')}.`;
    case 'discarded':
      return `${nameOfSide(event.side)} discards ${event.card}.`;
    case 'committed':
      return `${nameOfSide(event.side)} commits ${event.card}.`;
    case 'revealed':
      return revealed(event);
    case 'command':
      return `${nameOfSide(event.side)} commands with ${event.card}: ${counted(event.moves, 'move')}, ${counted(event.levies, 'levy', 'levies')}.`;
    case 'unused':
      return `${nameOfSide(event.side)} leaves ${event.card} unused.`;
    case 'moved': {
      const role = { move: '', attack: ', attacking', response: ', in response' }[event.as];
      return `${nameOfSide(event.side)} moves ${blockOf(event)} ${way(event.path)}${role}.`;
    }
    case 'embarked':
      return `${nameOfSide(event.side)} embarks ${blockOf(event)} ${way(event.path)}.`;
    case 'regrouped':
      return `${nameOfSide(event.side)} regroups ${blockOf(event)} ${way(event.path)}.`;
    case 'harboured':
      return `${nameOfSide(event.side)} harbours ${blockOf(event)} ${way(event.path)}.`;
    case 'declared':
      return `${nameOfSide(event.side)} declares the main attack ${way(event.entry)}.`;
    case 'surprise':
      return `${nameOfSide(event.side)} will surprise ${event.area}.`;
    case 'levied':
      return levied(event);
    case 'struck':
      return `Jupiter strikes for ${nameOfSide(event.by)} in ${event.area}: ${blockOf(event)}${atStrength(event.strength)} ${
        event.outcome === 'defects' ? 'goes over' : 'loses a step'
      }.`;
    case 'defected':
      return `${nameOfSide(event.side)} takes ${blockOf(event)}${atStrength(event.strength)} from ${event.from} to ${event.to}.`;
    case 'erupted':
      return `Vulcan erupts for ${nameOfSide(event.side)} in ${event.area}: ${counted(event.blocks, 'block loses a step', 'blocks lose a step')}.`;
    case 'battle':
      return `Battle in ${event.area}, ${nameOfSide(event.attacker)} attacks${event.surprise ? ' by surprise' : ''}: ${list(event.blocks.map(shown))}.`;
    case 'round':
      return `Round ${event.round} in ${event.area}.`;
    case 'reserves':
      return `${nameOfSide(event.side)}’s reserves arrive in ${event.area}: ${list(event.blocks.map(shown))}.`;
    case 'disrupted':
      return `${nameOfSide(event.side)}’s reserves are disrupted in ${event.area}: ${list(event.blocks)}${event.swapped ? '; now they are the attacker' : ''}.`;
    case 'fired':
      return `${event.block} fires: ${event.dice.join(' ')}, ${counted(event.hits, 'hit')}.`;
    case 'passed':
      return `${event.block} passes.`;
    case 'hit':
      return `${event.block} takes a hit at ${ROMAN[event.strength]}.`;
    case 'hits-lost':
      return `${counted(event.hits, 'hit finds', 'hits find')} nobody.`;
    case 'retreated':
      return `${event.block} retreats ${way(event.path)}.`;
    case 'eliminated':
      return `${event.block} is eliminated in ${event.area} ${CAUSE[event.cause]}.`;
    case 'leader-killed':
      return `${event.block} is killed in ${event.area} ${CAUSE[event.cause]}, a point for the enemy${event.unlocked === null ? '' : `; ${event.unlocked} can be raised from now on`}.`;
    case 'cleopatra-joined':
      return `Cleopatra joins ${nameOfSide(event.side)} in ${event.area} ${CAUSE[event.cause]}.`;
    case 'won':
      return `${nameOfSide(event.side)} wins ${event.area}.`;
    case 'no-battle':
      return `There is no battle in ${event.area} any more.`;
    case 'turn-ended':
      return `Turn ${event.turn} of year ${event.year} ends.`;
    case 'cleopatra-home':
      return `Cleopatra goes home from ${event.from}${event.joined ? ` and joins ${nameOfSide(event.side)}` : ''}.`;
    case 'scored':
      return `Year ${event.year}: Caesar has ${counted(event.points.caesar, 'point')}, Pompey ${event.points.pompey}.`;
    case 'disbanded':
      return `${nameOfSide(event.side)} disbands ${blockOf(event)} in ${event.area}: ${DISBANDED[event.cause]}.`;
    case 'ended':
      return event.winner === null
        ? `The game is a draw: ${RESULT[event.reason]}.`
        : `${nameOfSide(event.winner)} wins the game: ${RESULT[event.reason]}.`;
  }
}

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

function revealed({ cards, effects, first, reason }: Of<'revealed'>): string {
  const played = `Caesar plays ${card(cards.caesar, effects.caesar)}, Pompey ${card(cards.pompey, effects.pompey)}`;
  return first === null
    ? `${played}: the turn is cancelled (${FIRST[reason]}).`
    : `${played}: ${nameOfSide(first)} is first (${FIRST[reason]}).`;
}

function levied({ side, area, raised, own }: Of<'levied'>): string {
  if (own === null) return `${nameOfSide(side)} levies ${raised ? 'a new block' : 'a step'} in ${area}.`;
  return `${nameOfSide(side)} ${raised ? 'raises' : 'strengthens'} ${own.block} in ${area}, now ${ROMAN[own.strength]}.`;
}
