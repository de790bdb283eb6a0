// What every part of the table works with.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { RuleNumber } from '@rubicon/words';
import type { TableAuthority } from '../../authority/authority.ts';
import type { GameId } from '../../authority/table.ts';
import { createHinting, type Hinting } from './hints.ts';
import { watchOdds, type OddsWatch } from './odds-watch.ts';
import { createAsking, type Asking } from './why-question.ts';
import type { Source } from '../../routes/moment.ts';
import { createSelection, type Selection } from './selection.ts';
import { createSession, type Session, type Ways as SessionWays } from './session.ts';

/** What lies over the table. */
export type Overlay =
  | {
      readonly kind:
        | 'points'
        | 'cards'
        | 'settings'
        | 'keys'
        | 'menu'
        | 'rules'
        | 'aid'
        | 'resign'
        | 'report';
    }
  | { readonly kind: 'rule'; readonly rule: RuleNumber }
  | { readonly kind: 'end'; readonly order: string };

/** What the panel beside the map shows. */
export type Panel = 'place' | 'annals' | 'pool' | 'orders' | 'cards' | 'talk';

export interface Desk {
  readonly authority: TableAuthority;
  readonly game: GameId;
  readonly session: Session;
  readonly selection: Selection;
  readonly odds: OddsWatch;
  readonly hinting: Hinting;
  readonly showIntel: ReadonlySignal<boolean>; // who may stand in an enemy stack
  readonly asking: Asking; // “why can't I?”
  readonly overlay: Signal<Overlay | null>;
  readonly panel: ReadonlySignal<Panel>;
  readonly showPanel: (panel: Panel) => void;
  readonly leave: () => void; // to the page one came from
  readonly source: Source | null; // the game to be looked back at; null: that cannot be done
}

export interface Ways extends Omit<SessionWays, 'isHeld'> {
  readonly isAway?: ReadonlySignal<boolean>; // nobody looks at the page
  readonly leave: () => void;
  readonly source?: Source;
  readonly hasHover: () => boolean;
  readonly showOdds: ReadonlySignal<boolean>;
  readonly allowHints: ReadonlySignal<boolean>;
  readonly showIntel: ReadonlySignal<boolean>;
}

export function createDesk(authority: TableAuthority, game: GameId, ways: Ways): Desk {
  const holding = signal(false);
  const isHeld = computed(() => holding.value || ways.isAway?.value === true);
  const session = createSession(authority, game, { ...ways, isHeld });
  const selection = createSelection(session, authority, ways.hasHover);
  effect(() => {
    holding.value = selection.holding.value;
  });
  const panel = signal<Panel>('annals');
  const table = computed(() => (session.past.value === null ? (session.seating.value?.table ?? null) : null));
  return {
    authority,
    game,
    session,
    selection,
    odds: watchOdds(authority, { table, foresight: selection.foresight, isWanted: ways.showOdds }),
    hinting: createHinting(authority, { table, isAllowed: ways.allowHints, fail: session.fail }),
    showIntel: ways.showIntel,
    asking: createAsking(session, selection),
    overlay: signal<Overlay | null>(null),
    panel,
    leave: ways.leave,
    source: ways.source ?? null,
    showPanel: (wanted) => {
      panel.value = wanted;
    },
  };
}
