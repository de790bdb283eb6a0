// The odds of the attack being considered, shown over the map.
import { battleTitle } from '../battle/battle-head.tsx';
import { OddsBar } from '../help/odds/odds-bar.tsx';
import type { Outlook } from './state/odds-watch.ts';

export function AttackOdds({ outlook }: { readonly outlook: Outlook }) {
  return (
    <div class="attack-odds">
      <h2 class="attack-odds-title">{battleTitle(outlook.area)}</h2>
      <OddsBar outlook={outlook} />
    </div>
  );
}
