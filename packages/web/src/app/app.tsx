// Which page is shown, by the address: the start page or one game.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Authority } from '../authority/authority.ts';
import type { GameId } from '../authority/table.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { Sprites } from '../pieces/sprites.tsx';
import { StartPage } from '../start/start-page.tsx';
import { gameInAddress, leaveTable, openGame } from '../table/address.ts';
import { TablePage } from '../table/table-page.tsx';

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
  return (
    <>
      <Sprites />
      {shown === null ? (
        <StartPage authority={authority} onOpen={openGame} damaged={damaged.value} />
      ) : (
        <TablePage
          key={shown}
          authority={authority}
          game={shown}
          onDamaged={() => {
            damaged.value = new Set([...damaged.value, shown]);
            leaveTable();
          }}
        />
      )}
      <UpdateNotice />
    </>
  );
}
