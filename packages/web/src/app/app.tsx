// Which page is shown, by the address: the start page or one game.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Authority } from '../authority/authority.ts';
import type { GameId } from '../authority/table.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { Mishap } from './mishap.tsx';
import { Sprites } from '../pieces/sprites.tsx';
import { StartPage } from '../start/start-page.tsx';
import { gameInAddress, leaveTable, openGame } from '../table/address.ts';
import { TablePage } from '../table/table-page.tsx';
import { say } from '../words/words.ts';

export function App({ authority }: { readonly authority: Authority }) {
  const game = useSignal(gameInAddress(location.hash));
  const damaged = useSignal<ReadonlySet<GameId>>(new Set());
  useEffect(() => {
    const follow = (): void => {
      game.value = gameInAddress(location.hash);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game]);
  const shown = game.value;
  useEffect(() => {
    if (shown === null) document.title = say('app.name');
  }, [shown]);
  return (
    <>
      <Sprites />
      {shown === null ? (
        <StartPage authority={authority} onOpen={openGame} damaged={damaged.value} />
      ) : (
        <Mishap key={shown}>
          <TablePage
            authority={authority}
            game={shown}
            onDamaged={() => {
              damaged.value = new Set([...damaged.value, shown]);
              leaveTable();
            }}
          />
        </Mishap>
      )}
      <UpdateNotice />
    </>
  );
}
