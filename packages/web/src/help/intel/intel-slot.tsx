// Where the table allows it, the intelligence about a place.
import { lazy } from '../../ui/lazy.tsx';

export const IntelSlot = lazy(() => import('./intel-panel.tsx').then(({ IntelPanel }) => IntelPanel));
