// The title of a game's tab. It follows the moment on screen, so that it never tells a roll before the dice rest.
import type { ReadonlySignal } from '@preact/signals';
import { roman, yearName, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { useTitle } from '../ui/turn-sign.ts';
import type { TableContext } from './state/context.ts';
import { ownSide } from './state/own-side.ts';
import { playerNames } from '../words/player-name.ts';

/** `isAsked`: whether the player must decide, where the hidden page shows no news; null: as the table says. */
export function useTableTitle(
  { session }: Pick<TableContext, 'session'>,
  table: Table,
  isAsked: ReadonlySignal<boolean | null> | undefined,
): void {
  const { view, result, next, decision, players } = table;
  const own = ownSide(table, session.handsOver);
  const isTurn = isAsked?.value ?? (result === null && next === own && decision !== null);
  useTitle(
    result === null
      ? say('table.title', { year: yearName(view.year), turn: roman(view.turn) })
      : say('table.title.over'),
    own !== null && isTurn ? playerNames(players)[own === 'caesar' ? 'pompey' : 'caesar'] : null,
  );
}
