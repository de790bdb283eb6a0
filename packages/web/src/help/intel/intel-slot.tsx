// The intelligence about a location, where the table allows it.
import { lazy } from '../../ui/lazy.tsx';

export const IntelSlot = lazy(() => import('./intel-panel.tsx').then(({ IntelPanel }) => IntelPanel));
