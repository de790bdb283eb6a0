// States of one game, kept small: what differs from the one that was packed before. An order changes some dozen of more
// than a thousand bytes.
import { copyState, type State } from '@rubicon/engine';

export type PackedState =
  | { readonly kind: 'whole'; readonly state: State }
  | {
      readonly kind: 'different';
      readonly before: PackedState;
      readonly differences: string; // three characters each: the place in two, and the byte there
    };

const MOST_DIFFERENT = 31; // in a row; unpacking goes through all of them

export class PackedStates {
  #last: { readonly state: State; readonly packed: PackedState; readonly inRow: number } | null = null;

  pack(state: State): PackedState {
    const last = this.#last;
    if (last === null || last.inRow === MOST_DIFFERENT || last.state.rules !== state.rules) {
      const packed = { kind: 'whole', state: copyState(state) } as const;
      this.#last = { state, packed, inRow: 0 };
      return packed;
    }
    const { packed: before } = last;
    const packed = { kind: 'different', before, differences: differencesBetween(last.state, state) } as const;
    this.#last = { state, packed, inRow: last.inRow + 1 };
    return packed;
  }
}

export function unpack(packed: PackedState): State {
  if (packed.kind === 'whole') return copyState(packed.state);
  const state = unpack(packed.before);
  const { differences } = packed;
  for (let at = 0; at < differences.length; at += 3)
    state.data[(differences.charCodeAt(at) << 8) | differences.charCodeAt(at + 1)] = differences.charCodeAt(
      at + 2,
    );
  return state;
}

function differencesBetween({ data: before }: State, { data: after }: State): string {
  const found: number[] = [];
  for (let place = 0; place < after.length; place++)
    if (before[place] !== after[place]) found.push(place >> 8, place & 255, after[place]!);
  return String.fromCharCode(...found);
}
