// The panel of the selected location.
import { say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { TableContext } from '../state/context.ts';
import './place-panel.css';

const Unselected = () => (
  <section class="about" aria-label={say('place.label')}>
    <p class="about-note">{say('place.none')}</p>
  </section>
);

export const PlaceDetails = lazy(
  () => import('./place-details.tsx').then((file) => file.PlaceDetails),
  Unselected,
);

export function PlacePanel({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const area = context.selection.place.value;
  return area === null ? <Unselected /> : <PlaceDetails context={context} table={table} area={area} />;
}
