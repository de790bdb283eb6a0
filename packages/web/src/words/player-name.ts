// What a player is called. A side nobody has named is stored under its English name and shown in the page's language.
import type { PerSide, Side } from '@rubicon/engine';
import { sideName } from '@rubicon/words';

export const UNNAMED: PerSide<string> = { caesar: 'Caesar', pompey: 'Pompey' };

export const playerName = (side: Side, stored: string): string =>
  stored === UNNAMED[side] ? sideName(side) : stored;

export const playerNames = ({ caesar, pompey }: PerSide<string>): PerSide<string> => ({
  caesar: playerName('caesar', caesar),
  pompey: playerName('pompey', pompey),
});

/** The name to store: what was written, or that nothing was. */
export const storedName = (side: Side, written: string): string =>
  written === sideName(side) ? UNNAMED[side] : written;

/** After the sides were swapped: a name goes with its player, the name of a side does not. */
export const nameAfterSwap = (side: Side, stored: string): string =>
  stored === UNNAMED[side === 'caesar' ? 'pompey' : 'caesar'] ? UNNAMED[side] : stored;
