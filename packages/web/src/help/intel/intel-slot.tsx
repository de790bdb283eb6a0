// Where the table allows it, the intelligence about a place.
import { fetched } from '../../ui/fetched.tsx';

export const IntelSlot = fetched(() => import('./intel-panel.tsx').then(({ IntelPanel }) => IntelPanel));
