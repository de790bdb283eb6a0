// Which card to play and which to discard: by what it can do, mixed so that nobody can count on it.
import { CARD_IDS, LEVIES, MOVES, type CardId, type View } from '@rubicon/engine';
import type { Dice } from './skirmish.ts';
import type { Temper } from './temper.ts';

const ONE_MOVE: ReadonlySet<CardId> = new Set(['Mars', 'Mercury', 'Pluto', 'Neptune']);

/** Move points a card gives, for the enemy's as for one's own. */
export const movesOf = (card: CardId | null): number =>
  card === null ? 0 : ONE_MOVE.has(card) ? 1 : MOVES[CARD_IDS.indexOf(card)]!;

const GODS: Readonly<Partial<Record<CardId, number>>> = {
  Jupiter: 6.5,
  Vulcan: 6.2,
  Mars: 5,
  Mercury: 5,
  Pluto: 4.5,
  Neptune: 2,
};
const MOVE_WORTH = [0, 1.2, 2.2, 3.1, 3.8];

function cardWorth(card: CardId, view: View, temper: Temper): number {
  if (card === 'Apollo') {
    const enemy = view.viewer === 'caesar' ? 'pompey' : 'caesar';
    const last = view.cards.last[enemy];
    return last === null || last === 'Apollo' ? 3.5 : cardWorth(last, view, temper);
  }
  const index = CARD_IDS.indexOf(card);
  return GODS[card] ?? temper.cardMoves * MOVE_WORTH[MOVES[index]!]! + 1.2 * LEVIES[index]!;
}

export function chooseCard(view: View, orders: readonly string[], temper: Temper, dice: Dice): string {
  let best = orders[0]!;
  let most = -Infinity;
  for (const order of orders) {
    const [kind, card] = order.split(' ');
    const worth = cardWorth(card as CardId, view, temper);
    const noise = dice.share() + dice.share() - 1;
    const score = kind === 'discard' ? -worth + 0.6 * noise : worth + temper.cardNoise * noise;
    if (score <= most) continue;
    best = order;
    most = score;
  }
  return best;
}
