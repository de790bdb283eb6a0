// Keeps the odds up to date: of the battle being fought, and of an attack being considered. The authority computes
// them; this module decides what to ask, when, and which answers are still current.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Odds } from '@rubicon/ai';
import type { AreaId, View } from '@rubicon/engine';
import { Refused, type TableAuthority } from '../../authority/authority.ts';
import type { Preview, Table } from '../../authority/table.ts';

/** A battle to come or being fought; `odds` is null until they are first known. */
export interface Outlook {
  readonly area: AreaId;
  readonly odds: Odds | null;
  readonly viewer: View['viewer'];
  readonly isHidden: boolean; // some blocks there are hidden from the seat
}

export interface OddsWatch {
  readonly battle: ReadonlySignal<Outlook | null>; // the last known one, until there is a newer one
  readonly attack: ReadonlySignal<Outlook | null>;
}

interface Watched {
  readonly table: ReadonlySignal<Table | null>; // the current one; null while an earlier one is shown
  readonly preview: ReadonlySignal<Preview | null>; // of the way being considered
  readonly isWanted: ReadonlySignal<boolean>;
  readonly isHeld: ReadonlySignal<boolean>; // something is being told: the authority's odds are of what comes after it
}

const REST_MS = 120; // a pointer that only passes over an area sends no request

export function watchOdds(authority: Pick<TableAuthority, 'odds'>, watched: Watched): OddsWatch {
  const battle = signal<Outlook | null>(null);
  const attack = signal<Outlook | null>(null);
  const known = new Map<string, Odds>(); // of attacks, until the table changes

  const table = computed(() => (watched.isWanted.value ? watched.table.value : null));

  /** Null where there are none: odds are optional, so a refusal is not shown. */
  const answer = (orders: readonly string[]): Promise<Odds | null> =>
    authority.odds(orders).catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });

  effect(() => {
    if (watched.isHeld.value) return;
    known.clear();
    const now = table.value;
    const wanted = now === null ? null : battleOf(now);
    const before = battle.peek();
    if (wanted === null) battle.value = null;
    else {
      // The same battle a moment later: the old odds stay on screen until the new ones arrive
      const isSame = before?.area === wanted.area && before.viewer === wanted.viewer;
      battle.value = isSame ? { ...wanted, odds: before.odds } : wanted;
      void askBattle(wanted, now!);
    }
  });

  async function askBattle(wanted: Outlook, asked: Table): Promise<void> {
    const odds = await answer([]);
    if (odds !== null && table.peek() === asked) battle.value = { ...wanted, odds };
  }

  effect(() => {
    const preview = table.value === null ? null : watched.preview.value;
    const wanted = preview === null ? null : attackIn(preview);
    if (preview === null || wanted === null) {
      attack.value = null;
      return undefined;
    }
    const key = preview.orders.join();
    attack.value = { ...wanted, odds: known.get(key) ?? null };
    if (known.has(key)) return undefined;
    const timer = setTimeout(() => void askAttack(wanted, preview, key), REST_MS);
    return () => clearTimeout(timer);
  });

  async function askAttack(wanted: Outlook, preview: Preview, key: string): Promise<void> {
    const asked = table.peek();
    const odds = await answer(preview.orders);
    if (table.peek() !== asked) return;
    batch(() => {
      if (odds !== null) known.set(key, odds);
      if (watched.preview.peek()?.orders.join() === key)
        attack.value = odds === null ? null : { ...wanted, odds };
    });
  }

  return { battle, attack };
}

function battleOf({ view, result }: Table): Outlook | null {
  const { battle, step } = view;
  if (battle === null || result !== null || (step !== 'battle' && step !== 'hits')) return null;
  return outlookAt(view, battle.area);
}

/** The battle that the previewed move leads to. */
function attackIn({ view, events }: Preview): Outlook | null {
  const area = events.findLast((event) => event.kind === 'moved')?.path.at(-1);
  const battle = view.battles.find((each) => each.area === area);
  return battle === undefined ? null : outlookAt(view, battle.area);
}

const outlookAt = (view: View, area: AreaId): Outlook => ({
  area,
  odds: null,
  viewer: view.viewer,
  isHidden: view.stacks.some((stack) => stack.area === area && stack.blocks === null),
});
