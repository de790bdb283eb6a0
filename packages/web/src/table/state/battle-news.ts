// Which battles have ended, which of their reports are unread, and the odds before each.
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { battlesFought, turnsSince, type Fought } from './battles-fought.ts';
import type { OddsWatch, Outlook } from './odds-watch.ts';

export interface BattleNews {
  readonly fought: ReadonlySignal<readonly Fought[]>; // oldest first
  readonly unread: ReadonlySignal<readonly Fought[]>;
  readonly read: (fought: Fought) => void; // and those before it
  readonly show: (fought: Fought) => void; // it is on screen: with the next decision it has been read
  readonly outlookOf: (fought: Fought) => Outlook | null; // before its first roll, where odds were shown
}

export function createBattleNews(
  { seating }: Pick<Session, 'seating'>,
  odds: Pick<OddsWatch, 'battle'>,
): BattleNews {
  const fought = computed(() => (seating.value === null ? [] : battlesFought(seating.value.history)));
  const readTo = signal<number | null>(null); // the number of the last battle whose report was read
  const outlooks = new Map<number, Outlook>();

  effect(() => {
    const now = seating.value;
    if (now === null) return;
    const last = fought.value.at(-1)?.number ?? 0;
    // When the table is opened, reports of what the seat has seen are not new; a takeback may undo a battle
    const seen = fought.value.findLast(({ cursor }) => cursor <= now.seen)?.number ?? 0;
    readTo.value = untracked(() => Math.min(readTo.value ?? seen, last));
  });

  effect(() => {
    const outlook = odds.battle.value;
    const history = untracked(() => seating.value?.history);
    if (outlook === null || outlook.odds === null || history === undefined) return;
    const events = [...history.told, ...history.pending].flatMap((entry) => entry.events);
    const hasBegun = events.findLastIndex(({ kind }) => kind === 'battle');
    if (hasBegun < 0 || events.slice(hasBegun).some(({ kind }) => kind === 'fired')) return;
    outlooks.set(events.filter(({ kind }) => kind === 'battle').length, outlook);
  });

  const onScreen = signal<{ readonly number: number; readonly decision: number } | null>(null);
  effect(() => {
    const decision = seating.value?.table.decision?.number;
    const shown = onScreen.value;
    if (shown === null || decision === undefined || decision === shown.decision) return;
    onScreen.value = null;
    readTo.value = Math.max(
      shown.number,
      untracked(() => readTo.value ?? 0),
    );
  });

  return {
    fought,
    unread: computed(() => {
      if (seating.value === null) return [];
      const { view } = seating.value.table;
      const isRecent = (battle: Fought): boolean => turnsSince(battle, view) <= 1;
      return fought.value.filter((battle) => battle.number > (readTo.value ?? Infinity) && isRecent(battle));
    }),
    show: ({ number }) => {
      const decision = seating.peek()?.table.decision?.number;
      if (decision !== undefined) onScreen.value = { number, decision };
    },
    read: ({ number }) => {
      readTo.value = number;
    },
    outlookOf: ({ number }) => outlooks.get(number) ?? null,
  };
}
