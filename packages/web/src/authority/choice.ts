// A legal order, parsed so that the table can highlight what it is about.
import {
  CARD_IDS,
  COLOURS,
  type AreaId,
  type BlockId,
  type CardId,
  type Colour,
  type OrderKind,
} from '@rubicon/engine';

export interface Choice {
  readonly text: string; // the order in notation
  readonly kind: OrderKind;
  readonly block: BlockId | null;
  readonly path: readonly AreaId[]; // from the block's location; empty where there is none
  readonly area: AreaId | null; // where it ends, or what it points at
  readonly card: CardId | null;
  readonly colour: Colour | null; // Jupiter, in some editions
}

/** Orders come from the authority, so their text is well formed. */
export function choiceOf(text: string): Choice {
  const [kind, ...words] = text.split(' ') as [OrderKind, ...string[]];
  const none = { text, kind, block: null, path: [], area: null, card: null, colour: null };
  switch (kind) {
    case 'done':
      return none;
    case 'discard':
    case 'play':
      return { ...none, card: CARD_IDS.find((card) => card === words[0])! };
    case 'jupiter':
      return {
        ...none,
        area: words[0] as AreaId,
        colour: COLOURS.find((colour) => colour === words[1]) ?? null,
      };
    case 'defect':
    case 'vulcan':
    case 'surprise':
    case 'fight':
      return { ...none, area: words[0] as AreaId };
    case 'main': {
      const path = words[0]!.split('-') as AreaId[];
      return { ...none, path, area: path.at(-1)! };
    }
    case 'deploy':
    case 'raise':
      return { ...none, block: words[0] as BlockId, area: words[1] as AreaId };
    case 'levy':
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
    case 'disband':
      return { ...none, block: words[0] as BlockId };
    case 'embark':
    case 'move':
    case 'retreat':
    case 'regroup':
    case 'harbour': {
      const path = words[1]!.split('-') as AreaId[];
      return { ...none, block: words[0] as BlockId, path, area: path.at(-1)! };
    }
  }
}
