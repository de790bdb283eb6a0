// What this browser keeps of a game online: its own part of the dice, and the invitation it made.
import { isDiceHex, type PerSide } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';

export interface Keepsake {
  readonly commitment?: string; // to the dice, as it was when the entropy was given
  readonly entropies?: Partial<PerSide<string>>;
  readonly invitation?: string;
}

const keyOf = (game: GameId): string => `rubicon.online.${game}`;

/** Storage may be forbidden, full, or hold nonsense: then nothing was kept. */
export function keptOf(game: GameId): Keepsake {
  try {
    const { commitment, entropies, invitation } = JSON.parse(
      localStorage.getItem(keyOf(game)) ?? '{}',
    ) as Keepsake;
    return {
      ...(typeof commitment === 'string' && isDiceHex(commitment) && { commitment }),
      ...(typeof entropies === 'object' && { entropies }),
      ...(typeof invitation === 'string' && { invitation }),
    };
  } catch {
    return {};
  }
}

export function keep(game: GameId, more: Keepsake): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...keptOf(game), ...more }));
  } catch {
    // What is not kept cannot be checked at the end, and the page says so
  }
}
