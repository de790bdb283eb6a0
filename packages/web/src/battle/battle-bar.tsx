import { roman, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { battleTitle } from './battle-head.tsx';
import { isBattleOn } from './panel-story.ts';
import './battle-bar.css';

/** The minimised battle: a bar that opens it again. */
export function BattleBar({ table, onOpen }: { readonly table: Table; readonly onOpen: () => void }) {
  const { battle } = table.view;
  if (battle === null || !isBattleOn(table.view)) return null;
  return (
    <div class="battle-bar">
      <p class="battle-bar-words">
        <strong>{battleTitle(battle.area)}</strong> {say('battle.round', { round: roman(battle.round) })}
      </p>
      <button type="button" class="button primary" onClick={onOpen}>
        {say('battle.unfold')}
      </button>
    </div>
  );
}
