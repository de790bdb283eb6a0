// Sentences for moving blocks.
import type { AreaId, BlockId, Colour, Event, Side } from '@rubicon/engine';
import { areaName, sideName } from '../names/names.ts';
import { blockFor, isNamesake, originOf, unknownBlocks, wayOf } from '../names/phrases.ts';
import { listAll, say } from '../speech/speech.ts';

interface Marching {
  readonly side: Side;
  readonly block: BlockId | null;
  readonly colour?: Colour; // present where the block may be hidden
  readonly path: readonly AreaId[];
}

type March = 'move' | 'attack' | 'response' | 'embarked' | 'regrouped' | 'retreated';

type MarchEvent = Event & {
  readonly kind: 'moved' | 'embarked' | 'regrouped' | 'harboured' | 'retreated';
};

/** Blocks of one side on the same way. If the side's leader is among them, the sentence names the side itself. */
export function marchText(one: MarchEvent, rest: readonly Event[]): string {
  const all: readonly Marching[] = [one, ...rest.filter((event) => event.kind === one.kind)] as MarchEvent[];
  const others = all.filter(({ block, side }) => !isNamesake(block, side));
  const args = {
    side: sideName(one.side),
    blocks: companyOf(others),
    way: wayOf(one.path),
    from: originOf(one.path),
    to: areaName(one.path.at(-1)!),
  };
  if (one.kind === 'harboured') return say('event.harboured', args); // a Navis leads no other blocks
  const march: March = one.kind === 'moved' ? one.as : one.kind;
  const form = others.length === all.length ? '' : others.length === 0 ? '.alone' : '.lead';
  return say(`event.${march}${form}`, args);
}

/** “Legio VII and Legio IX”, “two blocks”. */
export function companyOf(all: readonly Omit<Marching, 'path'>[]): string {
  const known = all.flatMap(({ block, side }) => (block === null ? [] : [blockFor(block, side)]));
  const [one] = all;
  if (known.length > 0 || one?.colour === undefined) return listAll(known);
  return unknownBlocks(all.length, one.colour, one.side);
}
