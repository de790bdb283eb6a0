import { COLOUR, COLOURS, blockIndex, type BlockId, type Colour } from '@rubicon/engine';

/** The wood a block is made of, whoever holds it. */
export const woodOf = (block: BlockId): Colour => COLOURS[COLOUR[blockIndex(block)!]!]!;
