import { COLOUR, COLOURS, blockIndex, type BlockId, type Colour } from '@rubicon/engine';

/** The colour of a block's wood, whichever side controls it. */
export const woodOf = (block: BlockId): Colour => COLOURS[COLOUR[blockIndex(block)!]!]!;
