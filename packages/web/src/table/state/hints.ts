// Hints on request. The authority searches one sample at a time, until there are enough or the player stops it.
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Hint } from '@rubicon/ai';
import { Refused, type TableAuthority } from '../../authority/authority.ts';
import type { Table } from '../../authority/table.ts';
import { weighLooks } from './looks.ts';

export type Hints =
  | { readonly kind: 'looking'; readonly done: number; readonly all: number }
  | { readonly kind: 'found'; readonly hints: readonly Hint[]; readonly chosen: string | null };

export interface Hinting {
  readonly hints: ReadonlySignal<Hints | null>; // null = not asked for
  readonly isAllowed: ReadonlySignal<boolean>;
  readonly canAsk: (table: Table) => boolean;
  readonly ask: () => Promise<void>;
  readonly stop: () => void; // shows what was found so far
  readonly choose: (order: string) => void;
  readonly close: () => void;
}

interface HintOptions {
  readonly table: ReadonlySignal<Table | null>; // the current one; null while an earlier one is shown
  readonly isAllowed: ReadonlySignal<boolean>;
  readonly fail: (error: unknown) => void;
}

const LOOKS = 10;
const SHOWN = 3;

export function createHinting(
  authority: Pick<TableAuthority, 'hints'>,
  { table, isAllowed, fail }: HintOptions,
): Hinting {
  const hints = signal<Hints | null>(null);
  let looks: (readonly Hint[])[] = [];
  let asking = 0; // the number of the running search: changing it ends that search

  const close = (): void => {
    asking += 1;
    looks = [];
    hints.value = null;
  };

  const stop = (): void => {
    asking += 1;
    if (looks.length === 0) close();
    else hints.value = { kind: 'found', hints: weighLooks(looks, SHOWN), chosen: null };
  };

  // A hint is valid only for the decision it was requested for
  effect(() => {
    if (table.value === null || !isAllowed.value || hints.peek() !== null) close();
  });

  const canAsk = ({ decision, result }: Table): boolean =>
    isAllowed.value && result === null && decision !== null && decision.orders.length > 1;

  async function ask(): Promise<void> {
    if (table.value === null || !canAsk(table.value)) return;
    close();
    const mine = asking;
    try {
      for (let look = 1; look <= LOOKS; look++) {
        hints.value = { kind: 'looking', done: look - 1, all: LOOKS };
        const found = await authority.hints(look);
        if (mine !== asking) return;
        looks.push(found);
      }
      stop();
    } catch (error) {
      if (mine !== asking) return;
      close();
      if (!(error instanceof Refused) || error.code !== 'superseded') fail(error);
    }
  }

  return {
    hints,
    isAllowed,
    canAsk,
    ask,
    stop,
    choose: (order) => {
      if (hints.value?.kind === 'found') hints.value = { ...hints.value, chosen: order };
    },
    close,
  };
}
