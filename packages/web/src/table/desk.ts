// What every part of the table works with.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Authority } from '../authority/authority.ts';
import type { GameId } from '../authority/table.ts';
import { createHinting, type Hinting } from '../hint/hints.ts';
import { watchOdds, type OddsWatch } from '../odds/odds-watch.ts';
import type { RuleNumber } from '../words/rules.ts';
import { createSelection, type Selection } from './selection.ts';
import { createSession, type Session } from './session.ts';

/** What lies over the table. */
export type Overlay =
  | { readonly kind: 'points' | 'cards' | 'settings' | 'keys' | 'menu' | 'rules' | 'resign' | 'report' }
  | { readonly kind: 'rule'; readonly rule: RuleNumber }
  | { readonly kind: 'end'; readonly order: string };

/** What the panel beside the map shows. */
export type Panel = 'place' | 'annals' | 'pool' | 'orders' | 'cards';

export interface Desk {
  readonly authority: Authority;
  readonly game: GameId;
  readonly session: Session;
  readonly selection: Selection;
  readonly odds: OddsWatch;
  readonly hinting: Hinting;
  readonly overlay: Signal<Overlay | null>;
  readonly panel: ReadonlySignal<Panel>;
  readonly showPanel: (panel: Panel) => void;
}

interface Ways {
  readonly hasCurtain: () => boolean;
  readonly pauseMs: () => number;
  readonly hasHover: () => boolean;
  readonly showOdds: ReadonlySignal<boolean>;
  readonly allowHints: ReadonlySignal<boolean>;
}

export function createDesk(authority: Authority, game: GameId, ways: Ways): Desk {
  const session = createSession(authority, game, ways);
  const selection = createSelection(session, authority, ways.hasHover);
  const panel = signal<Panel>('annals');
  const table = computed(() => (session.past.value === null ? (session.seating.value?.table ?? null) : null));
  return {
    authority,
    game,
    session,
    selection,
    odds: watchOdds(authority, { table, foresight: selection.foresight, isWanted: ways.showOdds }),
    hinting: createHinting(authority, { table, isAllowed: ways.allowHints, fail: session.fail }),
    overlay: signal<Overlay | null>(null),
    panel,
    showPanel: (wanted) => {
      panel.value = wanted;
    },
  };
}
