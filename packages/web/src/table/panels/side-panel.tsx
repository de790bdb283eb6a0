// The panel beside the map, or below it on a phone: location, log, pool and list of orders.
import { say } from '@rubicon/words';
import type { History, Table } from '../../authority/table.ts';
import { LogPanel } from './log-panel.tsx';
import { CardsDock } from './cards-dock.tsx';
import type { TableContext, Panel } from '../state/context.ts';
import type { Extras } from '../state/extras.ts';
import { lazy } from '../../ui/lazy.tsx';
import { PlaceDetails, PlacePanel } from './place-panel.tsx';
import './side-panel.css';

const OrdersPanel = lazy(() => import('./orders-panel.tsx').then((file) => file.OrdersPanel));
const PoolPanel = lazy(() => import('./pool-panel.tsx').then((file) => file.PoolPanel));

/** What is not shown at first. */
export const LATER_PANELS = [OrdersPanel, PlaceDetails, PoolPanel];

const NAMES = {
  cards: 'tabs.cards',
  place: 'place.label',
  log: 'log.label',
  pool: 'pool.label',
  orders: 'orders.label',
  chat: 'tabs.chat',
} as const;

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  readonly history: History;
  readonly Chat: Extras['Chat'] | null;
  readonly placeAside: boolean; // on a phone the location is a tab too
  readonly cardsAside: boolean; // where the prompt leaves no room for cards, they are a tab
}

export function SidePanel({ context, table, history, Chat, placeAside, cardsAside }: Props) {
  const tabs: readonly Panel[] = [
    ...(cardsAside ? (['cards'] as const) : []),
    ...(placeAside ? (['place'] as const) : []),
    ...(['log', 'pool', 'orders'] as const),
    ...(Chat === null ? [] : (['chat'] as const)),
  ];
  const shown = context.panel.value;
  const current = tabs.includes(shown) ? shown : tabs[0]!;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length]!;
    context.showPanel(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="side" aria-label={say('tabs.label')}>
      {placeAside ? null : (
        <div class="side-place">
          <PlacePanel context={context} table={table} />
        </div>
      )}
      <div class="side-tabs" role="tablist" aria-label={say('tabs.label')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === current}
            aria-controls="side-body"
            tabIndex={tab === current ? 0 : -1}
            onKeyDown={move}
            onClick={() => context.showPanel(tab)}
          >
            {say(NAMES[tab])}
          </button>
        ))}
      </div>
      <div class="side-body" id="side-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${current}`}>
        <Body tab={current} context={context} table={table} history={history} Chat={Chat} />
      </div>
    </aside>
  );
}

function Body({
  tab,
  context,
  table,
  history,
  Chat,
}: Omit<Props, 'placeAside' | 'cardsAside'> & { readonly tab: Panel }) {
  switch (tab) {
    case 'cards':
      return <CardsDock context={context} table={table} />;
    case 'place':
      return <PlacePanel context={context} table={table} />;
    case 'log':
      return <LogPanel context={context} table={table} history={history} />;
    case 'pool':
      return <PoolPanel context={context} table={table} />;
    case 'orders':
      return <OrdersPanel context={context} table={table} />;
    case 'chat':
      return Chat === null ? null : <Chat context={context} table={table} />;
  }
}
