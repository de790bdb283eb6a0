// “Why can't I?”: what stands in the way of a wish, from what the seat knows and no more. What the rules allow is said by
// the legal orders of the decision alone; this only finds the words, and a test compares the two.
import type { CardId } from '../board/cards.ts';
import { CARD_IDS, MARS, NEPTUNE, isGod } from '../board/cards.ts';
import type { Decision } from '../game/game.ts';
import { sideIndex, type Side } from '../board/side.ts';
import type { Step } from '../state/state.ts';
import type { View } from '../knowledge/view.ts';
import { fireReason, fleeReason, hitReason } from './battle.ts';
import { cardReason, defectReason, jupiterReason, mainReason, surpriseReason, vulcanReason } from './card.ts';
import { factsOf, isReason, ownOnMap, type Facts } from './facts.ts';
import { levyReason } from './levy.ts';
import { moveReason } from './move.ts';
import { because, type Reason } from './reason.ts';
import { regroupReason } from './retreat.ts';
import { deployReason, disbandReason, harbourReason } from './winter.ts';
import { grants, type Wish } from './wish.ts';

/** Why the wish cannot be granted now; null if it can. `decision` is what the seat is asked. */
export function whyNot(view: View, decision: Decision | null, wish: Wish): Reason | null {
  const standing = 'block' in wish ? placeOf(view, wish.block) : null;
  if (decision !== null && decision.orders.some((order) => grants(order, wish, standing))) return null;
  const side = decision?.side ?? (view.viewer === 'spectator' ? null : view.viewer);
  if (view.step === 'over') return because('over');
  if (side === null) return because('watching');
  return reasonIn(factsOf(view, side), wish) ?? because('stopped');
}

const placeOf = (view: View, block: string) =>
  view.stacks.find((stack) => stack.blocks?.some((known) => known.block === block) === true)?.area ?? null;

/** What the rules say, whatever the decision; exported for the test that compares it with the legal orders. */
export function reasonIn(facts: Facts, wish: Wish): Reason | null {
  const untimely = untimelyReason(facts, wish);
  if (untimely !== null) return untimely;
  switch (wish.kind) {
    case 'play':
    case 'discard':
      return cardReason(facts, wish.kind, wish.card);
    case 'levy':
      return levyReason(facts, wish.block, wish.to);
    case 'deploy':
      return deployReason(facts, wish.block, wish.to);
    case 'jupiter':
      return jupiterReason(facts, wish.area);
    case 'vulcan':
      return vulcanReason(facts, wish.area);
    case 'surprise':
      return surpriseReason(facts, wish.area);
    case 'defect':
      return defectReason(facts, wish.area);
    case 'main':
      return mainReason(facts, wish.area, wish.from);
    case 'fight':
      return facts.view.battles.some(({ area }) => area === wish.area)
        ? null
        : because('fight-nobody', { area: wish.area });
    default:
      return blockReason(facts, wish);
  }
}

type BlockWish = Extract<Wish, { block: unknown }>;

function blockReason(facts: Facts, wish: BlockWish): Reason | null {
  const own = ownOnMap(facts, wish.block);
  if (isReason(own)) return own;
  const to = 'to' in wish ? wish.to : undefined;
  switch (wish.kind) {
    case 'fire':
      return fireReason(facts, own);
    case 'retreat':
      return fleeReason(facts, own, to);
    case 'hit':
      return hitReason(facts, own);
    case 'regroup':
      return regroupReason(facts, own, to);
    case 'harbour':
      return harbourReason(facts, own, to);
    case 'disband':
      return disbandReason(facts, own);
    default:
      return moveReason(facts, own, to);
  }
}

const COMMAND: ReadonlySet<Step> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'move',
  'main',
  'surprise',
  'levy',
]);
const BATTLE: ReadonlySet<Step> = new Set(['fight', 'battle', 'hits', 'regroup']);

/** It is not the time for it, or the enemy's. */
function untimelyReason(facts: Facts, wish: Wish): Reason | null {
  const { view } = facts;
  switch (wish.kind) {
    case 'move':
      return commandReason(facts, 'move', moveLater);
    case 'levy':
      return commandReason(facts, 'levy', levyLater);
    case 'fire':
    case 'retreat':
      if (view.step === 'battle') return null; // whose turn it is comes after what bars the block anyway
      if (view.step === 'hits') return because('hits-first');
      return because(wish.kind === 'fire' ? 'fire-in-battle' : 'retreat-in-battle');
    case 'hit':
      return asked(facts, ['hits'], 'enemy-takes-hits') ?? unless(view, ['hits'], because('no-hits'));
    case 'regroup':
      return (
        asked(facts, ['regroup'], 'enemy-regroups') ?? unless(view, ['regroup'], because('regroup-after'))
      );
    case 'fight':
      return fightReason(facts);
    case 'play':
    case 'discard':
      return unless(view, ['cards'], because(view.step === 'deploy' ? 'deploying' : 'cards-later'));
    case 'jupiter':
      return godReason(facts, 'jupiter', 'Jupiter');
    case 'vulcan':
      return godReason(facts, 'vulcan', 'Vulcan');
    case 'surprise':
      return godReason(facts, 'surprise', facts.card === NEPTUNE ? 'Neptune' : 'Mars');
    case 'defect':
      return enemyCommands(facts) ?? unless(view, ['defect'], because('defect-later'));
    case 'main':
      if (view.rules.mainAttack === 'first-entry') return because('main-first');
      return enemyCommands(facts) ?? unless(view, ['main'], because('main-later'));
    case 'harbour':
      return (
        asked(facts, ['harbour'], 'enemy-winters') ?? unless(view, ['harbour'], because('harbour-winter'))
      );
    case 'disband':
      return (
        asked(facts, ['supply', 'disband'], 'enemy-winters') ??
        unless(view, ['supply', 'disband'], because('disband-winter'))
      );
    case 'deploy':
      return unless(view, ['deploy'], because('deploy-over'));
  }
}

const unless = (view: View, steps: readonly Step[], reason: Reason): Reason | null =>
  steps.includes(view.step) ? null : reason;

const isMine = ({ view, side }: Facts): boolean => view.asked !== null && sideIndex(view.asked) === side;

/** In one of these steps, but of the enemy. */
const asked = (
  facts: Facts,
  steps: readonly Step[],
  code: 'enemy-takes-hits' | 'enemy-regroups' | 'enemy-winters',
): Reason | null =>
  steps.includes(facts.view.step) && !isMine(facts) ? because(code, { side: theirs(facts) }) : null;

const theirs = ({ side }: Facts): Side => (side === 0 ? 'pompey' : 'caesar');

const enemyCommands = (facts: Facts): Reason | null =>
  COMMAND.has(facts.view.step) && !isMine(facts) ? because('enemy-commands', { side: theirs(facts) }) : null;

/** Moves and levies belong to a step of one's own command phase. */
function commandReason(facts: Facts, step: Step, later: (facts: Facts) => Reason): Reason | null {
  const { view } = facts;
  if (view.step === 'deploy') return because('deploying');
  if (view.step === 'cards') return because('cards-first');
  if (BATTLE.has(view.step)) return because('battle-phase');
  if (!COMMAND.has(view.step)) return because('winter-phase');
  return enemyCommands(facts) ?? (view.step === step ? null : later(facts));
}

const cardNamed = ({ card }: Facts): { readonly card: CardId } => ({ card: CARD_IDS[card]! });

const moveLater = (facts: Facts): Reason =>
  ['jupiter', 'defect', 'vulcan'].includes(facts.view.step)
    ? because('god-no-moves', cardNamed(facts))
    : because('moves-over');

const levyLater = (facts: Facts): Reason =>
  isGod(facts.card) ? because('god-no-levies', cardNamed(facts)) : because('levies-later');

function godReason(facts: Facts, step: Step, god: CardId): Reason | null {
  const { view, card } = facts;
  const elsewhere = enemyCommands(facts) ?? unless(view, [step], because('god-not-played', { card: god }));
  if (elsewhere === null || !COMMAND.has(view.step) || !isMine(facts)) return elsewhere;
  if (step === 'jupiter' && view.step === 'defect') return because('jupiter-struck');
  const comes = step === 'surprise' && (card === MARS || card === NEPTUNE);
  return comes ? because('surprise-later', cardNamed(facts)) : elsewhere;
}

function fightReason(facts: Facts): Reason | null {
  const { step } = facts.view;
  if (step === 'fight') return isMine(facts) ? null : because('enemy-picks-battle', { side: theirs(facts) });
  if (BATTLE.has(step)) return because('battle-on');
  return because(['harbour', 'supply', 'disband'].includes(step) ? 'battles-over' : 'fight-later');
}
