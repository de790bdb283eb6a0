// What every component of the table page is given.
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { RuleNumber } from '@rubicon/words';
import type { TableAuthority } from '../../authority/authority.ts';
import type { GameId } from '../../authority/table.ts';
import { createBattleNews, type BattleNews } from './battle-news.ts';
import type { Fought } from './battles-fought.ts';
import { createHinting, type Hinting } from './hints.ts';
import { watchOdds, type OddsWatch } from './odds-watch.ts';
import { createAsking, type Asking } from './why-question.ts';
import type { Source } from '../../routes/moment.ts';
import { createSelection, type Selection } from '../selection/selection.ts';
import { createSession, type Session } from '../session/session.ts';
import type { SessionOptions } from '../session/session-state.ts';

/** The dialog over the table. */
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
        | 'draw'
        | 'report';
    }
  | { readonly kind: 'rule'; readonly rule: RuleNumber }
  | { readonly kind: 'end'; readonly order: string }
  | { readonly kind: 'battle-report'; readonly battle: Fought };

/** What the panel beside the map shows. */
export type Panel = 'place' | 'log' | 'pool' | 'orders' | 'cards' | 'chat';

export interface TableContext {
  readonly authority: TableAuthority;
  readonly game: GameId;
  readonly session: Session;
  readonly selection: Selection;
  readonly odds: OddsWatch;
  readonly battles: BattleNews;
  readonly hinting: Hinting;
  readonly showIntel: ReadonlySignal<boolean>; // shows which blocks may be in an enemy stack
  readonly hasPlans: boolean; // in battles, one press may give several orders
  readonly asking: Asking; // “why can't I?”
  readonly hasHover: () => boolean; // the pointer is a mouse, not touch
  readonly isTyping: Signal<boolean>; // the line for typed orders is open
  readonly overlay: Signal<Overlay | null>;
  readonly panel: ReadonlySignal<Panel>;
  readonly showPanel: (panel: Panel) => void;
  readonly isFinding: Signal<boolean>; // the list of orders is to have the focus once it is there
  readonly leave: () => void; // back to the previous page
  readonly source: Source | null; // what a replay of this game opens; null: none
}

export interface TableOptions extends Omit<SessionOptions, 'isHeld'> {
  readonly isAway?: ReadonlySignal<boolean>; // the page is hidden
  readonly leave: () => void;
  readonly source?: Source;
  readonly hasHover: () => boolean;
  readonly showOdds: ReadonlySignal<boolean>;
  readonly allowHints: ReadonlySignal<boolean>;
  readonly showIntel: ReadonlySignal<boolean>;
  readonly hasPlans?: boolean; // unless it is false
}

export function createTableContext(
  authority: TableAuthority,
  game: GameId,
  options: TableOptions,
): TableContext {
  const holding = signal(false);
  const isHeld = computed(() => holding.value || options.isAway?.value === true);
  const session = createSession(authority, game, { ...options, isHeld });
  const selection = createSelection(session, authority, options.hasHover);
  effect(() => {
    holding.value = selection.holding.value;
  });
  const panel = signal<Panel>('log');
  const isFinding = signal(false);
  const table = computed(() => (session.past.value === null ? (session.seating.value?.table ?? null) : null));
  const odds = watchOdds(authority, {
    table,
    preview: selection.preview,
    isWanted: options.showOdds,
    isHeld: session.isTelling,
  });
  return {
    authority,
    game,
    session,
    selection,
    odds,
    battles: createBattleNews(session, odds),
    hinting: createHinting(authority, { table, isAllowed: options.allowHints, fail: session.fail }),
    showIntel: options.showIntel,
    hasPlans: options.hasPlans !== false,
    asking: createAsking(session, selection),
    hasHover: options.hasHover,
    isTyping: signal(false),
    overlay: signal<Overlay | null>(null),
    panel,
    leave: options.leave,
    source: options.source ?? null,
    showPanel: (wanted) => {
      panel.value = wanted;
      isFinding.value = false;
    },
    isFinding,
  };
}
