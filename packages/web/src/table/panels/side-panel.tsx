// Beside the map, or under it on a phone: the place looked at, the annals, the pools, the list of orders.
import { say } from '@rubicon/words';
import type { Annals, Table } from '../../authority/table.ts';
import { AnnalsPanel } from './log-panel.tsx';
import { CardsDock } from './cards-dock.tsx';
import type { Desk, Panel } from '../state/context.ts';
import type { Extras } from '../state/extras.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { PoolPanel } from './pool-panel.tsx';
import './side-panel.css';

const NAMES = {
  cards: 'tabs.cards',
  place: 'place.label',
  annals: 'annals.label',
  pool: 'pool.label',
  orders: 'orders.label',
  talk: 'tabs.talk',
} as const;

interface Props {
  readonly desk: Desk;
  readonly table: Table;
  readonly annals: Annals;
  readonly Talk: Extras['Talk'] | null;
  readonly placeAside: boolean; // on a phone the place is a tab too
  readonly cardsAside: boolean; // where the prompt leaves no room for cards, they are a tab
}

export function SidePanel({ desk, table, annals, Talk, placeAside, cardsAside }: Props) {
  const tabs: readonly Panel[] = [
    ...(cardsAside ? (['cards'] as const) : []),
    ...(placeAside ? (['place'] as const) : []),
    ...(['annals', 'pool', 'orders'] as const),
    ...(Talk === null ? [] : (['talk'] as const)),
  ];
  const shown = desk.panel.value;
  const current = tabs.includes(shown) ? shown : tabs[0]!;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length]!;
    desk.showPanel(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="side" aria-label={say('tabs.label')}>
      {placeAside ? null : (
        <div class="side-place">
          <PlacePanel desk={desk} table={table} />
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
            onClick={() => desk.showPanel(tab)}
          >
            {say(NAMES[tab])}
          </button>
        ))}
      </div>
      <div class="side-body" id="side-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${current}`}>
        <Body tab={current} desk={desk} table={table} annals={annals} Talk={Talk} />
      </div>
    </aside>
  );
}

function Body({
  tab,
  desk,
  table,
  annals,
  Talk,
}: Omit<Props, 'placeAside' | 'cardsAside'> & { readonly tab: Panel }) {
  switch (tab) {
    case 'cards':
      return <CardsDock desk={desk} table={table} />;
    case 'place':
      return <PlacePanel desk={desk} table={table} />;
    case 'annals':
      return <AnnalsPanel desk={desk} table={table} annals={annals} />;
    case 'pool':
      return <PoolPanel desk={desk} table={table} />;
    case 'orders':
      return <OrdersPanel desk={desk} table={table} />;
    case 'talk':
      return Talk === null ? null : <Talk desk={desk} table={table} />;
  }
}
