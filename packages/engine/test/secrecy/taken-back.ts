// Orders that can still be taken back are shown to nobody else, and orders taken back to nobody ever: random games
// with undos, replaced choices and draw offers, and beside each a plain game with only the orders that stood.
import { RecordedChance, SeededChance } from '../../src/dice/chance.ts';
import {
  newGame,
  type Accepted,
  type Decision,
  type Game,
  type GameRefusal,
  type give,
} from '../../src/game/game.ts';
import type { Request } from '../../src/game/log.ts';
import { REVISION } from '../../src/editions/ruleset.ts';
import { SIDES, VIEWERS, type Side, type Viewer } from '../../src/board/side.ts';
import type { View } from '../../src/knowledge/view.ts';
import type { Random } from './permute.ts';
import type { GamePlan } from './checks.ts';
import type { Temper } from './any-player.ts';

/** Everything that shows a game to somebody. */
export interface GameTellers {
  readonly give: typeof give;
  readonly viewOf: (game: Game, viewer: Viewer) => View;
  readonly decisionOf: (game: Game, side: Side) => Decision | null;
}

export interface GameTally {
  games: number;
  requests: number;
  unseen: number; // requests of which the others must see nothing
  takenBack: number; // orders
  barriers: number;
}

export const newGameTally = (): GameTally => ({
  games: 0,
  requests: 0,
  unseen: 0,
  takenBack: 0,
  barriers: 0,
});

export const gameTallyText = (tally: GameTally): string =>
  `${tally.games} games with undo, ${tally.requests} requests, ${tally.unseen} unseen, ` +
  `${tally.takenBack} orders taken back, ${tally.barriers} barriers`;

/** An order that stands so far. */
interface Kept {
  readonly side: Side;
  readonly order: string;
  readonly step: string;
}

const BLANK = 'not compared';

/** Public at once, though it can be taken back: that a card was laid down, and that a deployment is done. */
function withoutPublic(view: View, author: Side): unknown {
  if (view.step !== 'cards' && view.step !== 'deploy') return view;
  const blank = { [author]: BLANK };
  const { cards, deployed } = view;
  return {
    ...view,
    deployed: deployed === null ? null : { ...deployed, ...blank },
    cards: {
      ...cards,
      handSize: { ...cards.handSize, ...blank },
      hasDiscarded: { ...cards.hasDiscarded, ...blank },
      hasCommitted: { ...cards.hasCommitted, ...blank },
    },
  };
}

const PROBES = ['done', 'pass C.Caesar', 'move P.Pompey Neapolis-Rome', 'regroup C.Legio7 Narbo-Massilia'];

/** Everything somebody else than the author can find out, as text. */
function outsideSight(tellers: GameTellers, game: Game, author: Side, viewer: Viewer): string {
  const view = tellers.viewOf(game, viewer);
  // That a side has played its card, or has deployed, is public too
  const running = view.step === 'cards' || view.step === 'deploy' ? null : game.clock?.running;
  const seen = { view: withoutPublic(view, author), offer: game.drawOffer, running };
  if (viewer === 'spectator') return JSON.stringify(seen);
  const decision = tellers.decisionOf(game, viewer);
  // A refusal must not tell what the author is about either
  const refusals =
    decision === null
      ? PROBES.map((order) =>
          tellers.give(game, { kind: 'order', side: viewer, decision: 0, order }, NO_CHANCE, 0),
        )
      : [];
  return JSON.stringify({ ...seen, decision, number: game.decisions[viewer], refusals });
}

const NO_CHANCE = new RecordedChance([]);

const wordOf = (order: string): string => order.split(' ')[0]!;

function pickText(orders: readonly string[], random: Random, temper: Temper): string {
  const words = [...new Set(orders.map(wordOf))];
  const shunned = words.includes('disband') ? 'disband' : 'done';
  const wanted =
    temper === 'eager' && words.length > 1 && random(8) > 0
      ? words.filter((word) => word !== shunned)
      : words;
  const word = wanted[random(wanted.length)]!;
  const alike = orders.filter((order) => wordOf(order) === word);
  return alike[random(alike.length)]!;
}

/** Something somebody may ask at this moment; not all of it will be accepted. */
function pickRequest(tellers: GameTellers, game: Game, random: Random, plan: GamePlan): Request {
  const side = SIDES[random(2)]!;
  const chance = random(100);
  if (chance < 3) return { kind: game.drawOffer === null ? 'offer-draw' : 'decline-draw', side };
  if (chance < 20) return { kind: 'undo', side, scope: random(3) === 0 ? 'phase' : 'order' };
  if (plan.seed % 3 === 0 && random(200) === 0)
    return game.drawOffer === null || game.drawOffer === side
      ? { kind: 'resign', side }
      : { kind: 'accept-draw', side };
  const again = chance < 30 ? discardAgain(tellers, game, side, random) : null;
  if (again !== null) return again;
  const decisions = SIDES.map((each) => tellers.decisionOf(game, each)).filter((each) => each !== null);
  const required = decisions.filter((each) => each.required);
  const decision =
    random(10) === 0 ? decisions[random(decisions.length)]! : required[random(required.length)]!;
  return {
    kind: 'order',
    side: decision.side,
    decision: decision.number,
    order: pickText(decision.orders, random, plan.temper),
  };
}

/** A discard can be made otherwise as well, until the first cards are revealed. */
function discardAgain(tellers: GameTellers, game: Game, side: Side, random: Random): Request | null {
  const { cards, turn, step } = tellers.viewOf(game, side);
  const decision = tellers.decisionOf(game, side);
  const discard = cards.discards[side];
  if (step !== 'cards' || turn > 1 || discard === null || decision === null) return null;
  const choice = [...cards.hands[side]!, discard, cards.committed[side] ?? discard];
  const order = `discard ${choice[random(choice.length)]}`;
  return { kind: 'order', side, decision: decision.number, order };
}

/** The orders that stand after this request, if it was accepted. */
function keep(kept: readonly Kept[], request: Request, step: string): Kept[] {
  if (request.kind !== 'order' && request.kind !== 'undo') return [...kept];
  const { side } = request;
  const own = kept.filter((each) => each.side === side);
  const last = own.at(-1);
  let gone = 0;
  if (request.kind === 'order') {
    // A card takes the place of one laid down before, a discard also of the card committed after it
    const word = wordOf(request.order);
    const index = own.findIndex((each) => wordOf(each.order) === word);
    if ((word === 'play' || word === 'discard') && index >= 0) gone = own.length - index;
  } else if (request.scope === 'order') gone = 1;
  else while (own.at(-1 - gone)?.step === last?.step && gone < own.length) gone += 1;
  const taken = new Set(own.slice(own.length - gone));
  const rest = kept.filter((each) => !taken.has(each));
  return request.kind === 'order' ? [...rest, { side, order: request.order, step }] : rest;
}

const orderOf = (game: Game, tellers: GameTellers, { side, order }: Kept): Request => ({
  kind: 'order',
  side,
  decision: tellers.decisionOf(game, side)?.number ?? 0,
  order,
});

/** Plays one game through the layer above the rules. Returns what somebody could see too much, or null. */
export function checkPublication(tellers: GameTellers, plan: GamePlan, tally: GameTally): string | null {
  const generator = new SeededChance(plan.seed * 3 + 1);
  const random: Random = (sides) => generator.roll(sides);
  const dice = new SeededChance(plan.seed * 3 + 2);
  const options = {
    edition: plan.edition,
    revision: REVISION,
    rules: plan.options,
    clock: plan.seed % 3 === 0 ? { bankMs: 1e9, incrementMs: 5 } : null,
  };
  const start = newGame(options, dice, 0);
  let { game } = start;
  let plain = newGame(options, new RecordedChance(start.entry.rolls), 0).game;
  let kept: Kept[] = [];
  while (game.result === null) {
    const request = pickRequest(tellers, game, random, plan);
    const author = 'side' in request ? request.side : 'caesar';
    const decision = request.kind === 'order' ? tellers.decisionOf(game, request.side) : null;
    const result = tellers.give(game, request, dice, 0);
    tally.requests += 1;
    if (!result.ok) {
      if (request.kind === 'order') return `a legal order was refused: ${result.message}`;
      continue;
    }
    const before = kept.length;
    kept = keep(kept, request, decision?.step ?? '');
    const at = `${plan.edition} game ${plan.seed}, ${JSON.stringify(request)}`;
    if (result.published === null) {
      tally.unseen += 1;
      tally.takenBack += Math.max(0, before + (request.kind === 'order' ? 1 : 0) - kept.length);
      const seen = unseenProblem(tellers, game, result, request, author);
      if (seen !== null) return `${at}: ${seen}`;
    } else {
      tally.barriers += 1;
      // However many orders there were, a barrier is one step on for both
      if (request.kind === 'order')
        for (const side of SIDES)
          if (result.game.decisions[side] !== game.decisions[side] + 1)
            return `${at}: ${side} skips a number`;
      const told = playPlain(tellers, plain, kept, request, result);
      if (typeof told === 'string') return `${at}: ${told}`;
      plain = told;
      kept = [];
    }
    game = result.game;
  }
  tally.games += 1;
  return null;
}

/** Between barriers nobody but the author may see a difference; a draw offer is seen, and nothing with it. */
function unseenProblem(
  tellers: GameTellers,
  before: Game,
  { game }: Accepted,
  request: Request,
  author: Side,
): string | null {
  const offer = request.kind === 'offer-draw' || request.kind === 'decline-draw';
  for (const viewer of VIEWERS) {
    if (viewer === author) continue;
    const earlier = offer ? { ...before, drawOffer: game.drawOffer } : before;
    const one = outsideSight(tellers, earlier, author, viewer);
    const other = outsideSight(tellers, game, author, viewer);
    if (one !== other) return `${viewer} sees a difference`;
  }
  return null;
}

/** Gives the orders that stood to the plain game: it must tell everybody the same. Returns it, or what differs. */
function playPlain(
  tellers: GameTellers,
  from: Game,
  kept: readonly Kept[],
  request: Request,
  { published, entry, game }: Accepted,
): Game | string {
  let plain = from;
  let last: Accepted | GameRefusal | null = null;
  const requests = kept.map((each) => (): Request => orderOf(plain, tellers, each));
  if (request.kind === 'accept-draw')
    requests.push(() => ({ kind: 'offer-draw', side: request.side === 'caesar' ? 'pompey' : 'caesar' }));
  if (request.kind !== 'order') requests.push(() => request);
  for (const [index, next] of requests.entries()) {
    const isLast = index === requests.length - 1;
    last = tellers.give(plain, next(), new RecordedChance(isLast ? entry.rolls : []), 0);
    if (!last.ok) return `the plain game refuses: ${last.message}`;
    if (!isLast && last.published !== null) return 'the plain game publishes earlier';
    plain = last.game;
  }
  const told = last?.ok === true ? last.published : null;
  for (const viewer of VIEWERS) {
    if (JSON.stringify(published?.[viewer]) !== JSON.stringify(told?.[viewer]))
      return `${viewer} is told of what was taken back`;
    if (JSON.stringify(tellers.viewOf(game, viewer)) !== JSON.stringify(tellers.viewOf(plain, viewer)))
      return `${viewer} sees what was taken back`;
  }
  if (JSON.stringify(game.clock) !== JSON.stringify(plain.clock))
    return 'the clocks count what was taken back';
  return plain;
}
