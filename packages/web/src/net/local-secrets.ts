// What this browser stores of an online game: its own part of the dice, its bid for a side, the invitation it made, and the press that
// looks for an opponent.
import { isBid, isDiceHex, type Bid, type PerSide } from '@rubicon/engine';
import type { GameId, PressBody } from '@rubicon/protocol';

export interface LocalSecrets {
  readonly commitment?: string; // to the dice, as it was when the entropy was given
  readonly entropies?: Partial<PerSide<string>>;
  readonly bid?: Bid; // for a side; given with the entropy
  readonly invitation?: string;
  readonly press?: PressBody;
}

const keyOf = (game: GameId): string => `rubicon.online.${game}`;

/** Storage may be forbidden, full, or hold garbage: then it counts as empty. */
export function localSecretsOf(game: GameId): LocalSecrets {
  try {
    const { commitment, entropies, bid, invitation, press } = JSON.parse(
      localStorage.getItem(keyOf(game)) ?? '{}',
    ) as LocalSecrets;
    return {
      ...(typeof commitment === 'string' && isDiceHex(commitment) && { commitment }),
      ...(typeof entropies === 'object' && { entropies }),
      ...(typeof bid === 'object' && isBid(bid) && { bid }),
      ...(typeof invitation === 'string' && { invitation }),
      ...(typeof press === 'object' && { press }),
    };
  } catch {
    return {};
  }
}

export function keepLocalSecrets(game: GameId, more: LocalSecrets): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...localSecretsOf(game), ...more }));
  } catch {
    // Without it the dice cannot be checked at the end, and the page says so
  }
}

/** Whoever comes back to the game bids anew. */
export function forgetBid(game: GameId): void {
  const { bid, ...rest } = localSecretsOf(game);
  if (bid === undefined) return;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(rest));
  } catch {
    // Then the bid is given again
  }
}
