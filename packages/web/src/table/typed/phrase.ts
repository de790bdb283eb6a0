// A typed text as a phrase: the words it is made of, sorted by what they are about. Nothing is known here of the game.
import {
  BLOCK_IDS,
  type AreaId,
  type BlockId,
  type BlockKind,
  type CardId,
  type Colour,
} from '@rubicon/engine';
import { kindOfBlock } from '@rubicon/words';
import { tokensOf } from './tokens.ts';
import {
  ORDER_VERBS,
  type OrderVerb,
  type Question,
  type Role,
  type Token,
  type Vocabulary,
} from './vocabulary.ts';

interface Place {
  readonly area: AreaId;
  readonly role: Role | null;
}

export interface Phrase {
  readonly verb: OrderVerb | Question | null;
  readonly blocks: readonly (readonly BlockId[])[]; // each as named: both sides may have one of that name
  readonly sorts: readonly BlockKind[];
  readonly count: number | 'all' | null;
  readonly places: readonly Place[];
  readonly card: CardId | null;
  readonly colour: Colour | null;
  readonly isDirect: boolean;
  readonly unknown: string | null; // the first word that means nothing
}

export function phraseOf(text: string, vocabulary: Vocabulary): Phrase {
  const readings = tokensOf(text, vocabulary);
  const verb = verbOf(readings);
  const blocks: (readonly BlockId[])[] = [];
  const sorts: BlockKind[] = [];
  const places: Place[] = [];
  let [count, card, colour]: [Phrase['count'], CardId | null, Colour | null] = [null, null, null];
  let unknown: string | null = null;
  let role: Role | null = null;
  for (const tokens of readings) {
    const token = tokens.find(({ kind }) => kind !== 'verb') ?? tokens[0]!;
    switch (token.kind) {
      case 'blocks':
        blocks.push(token.blocks);
        break;
      case 'sort':
        sorts.push(token.sort);
        break;
      case 'area':
        places.push({ area: token.area, role });
        role = null;
        break;
      case 'role': {
        const last = places.at(-1);
        if (!token.isAfter) role = token.role;
        else if (last !== undefined) places[places.length - 1] = { ...last, role: token.role };
        break;
      }
      case 'card':
        card = token.card;
        break;
      case 'colour':
        colour = token.colour;
        break;
      case 'number': {
        const also = places.length === 0 ? numbered(blocks.at(-1), token.number) : [];
        if (also.length > 0) blocks.push(also);
        else count = token.number;
        break;
      }
      case 'all':
        count = 'all';
        break;
      case 'unknown':
        unknown ??= token.word;
        break;
      default:
    }
  }
  const isDirect = readings.flat().some(({ kind }) => kind === 'direct');
  return { verb, blocks, sorts, count, places, card, colour, isDirect, unknown };
}

/** A god is called on by his name only where there is no other verb. */
function verbOf(readings: readonly (readonly Token[])[]): Phrase['verb'] {
  const verbs = readings.flatMap((tokens) =>
    tokens.flatMap((token) =>
      token.kind === 'verb'
        ? [{ verb: token.verb, isSure: tokens.every(({ kind }) => kind === 'verb') }]
        : [],
    ),
  );
  return (verbs.find(({ isSure }) => isSure) ?? verbs[0])?.verb ?? null;
}

/** “Legio 8, 12”: another block of the same kind. */
function numbered(like: readonly BlockId[] | undefined, number: number): BlockId[] {
  const stems = (like ?? []).filter((block) => /\d$/.test(block));
  if (stems.length === 0) return [];
  const kind = kindOfBlock(stems[0]!);
  return BLOCK_IDS.filter(
    (block) => kindOfBlock(block) === kind && block.endsWith(`${kind.slice(1)}${number}`),
  );
}

export const isOrderVerb = (verb: Phrase['verb']): verb is OrderVerb =>
  (ORDER_VERBS as readonly string[]).includes(verb ?? '');

/** Where it begins and ends, as far as it is said: of places without a preposition the last is the destination. */
export function endsOf(places: Phrase['places']): { from: AreaId | null; to: AreaId | null } {
  const said = (role: 'from' | 'to'): AreaId | null =>
    places.find((place) => place.role === role)?.area ?? null;
  const plain = places.filter(({ role }) => role === null);
  const to = said('to') ?? plain.at(-1)?.area ?? null;
  const first = plain.length > 1 || (plain.length === 1 && said('to') !== null) ? plain[0]!.area : null;
  return { from: said('from') ?? first, to };
}
