// States of one game, kept small: what differs from an earlier one that is kept whole. An order changes some dozen of
// more than a thousand bytes.
import { copyState, type State } from '@rubicon/engine';

export interface PackedState {
  readonly whole: State;
  readonly differences: string; // pairs of characters: a place, and the byte there
}

const MOST_DIFFERENCES = 100;

export class PackedStates {
  #whole: State | null = null;

  pack(state: State): PackedState {
    const known = this.#whole;
    const differences = known?.rules === state.rules ? differencesBetween(known, state) : null;
    if (known !== null && differences !== null) return { whole: known, differences };
    this.#whole = copyState(state);
    return { whole: this.#whole, differences: '' };
  }
}

export function unpack({ whole, differences }: PackedState): State {
  const state = copyState(whole);
  for (let index = 0; index < differences.length; index += 2)
    state.data[differences.charCodeAt(index)] = differences.charCodeAt(index + 1);
  return state;
}

/** Null if there are too many. */
function differencesBetween({ data: before }: State, { data: after }: State): string | null {
  const found: number[] = [];
  for (let place = 0; place < after.length; place++) {
    if (before[place] === after[place]) continue;
    found.push(place, after[place]!);
    if (found.length > 2 * MOST_DIFFERENCES) return null;
  }
  return String.fromCharCode(...found);
}
