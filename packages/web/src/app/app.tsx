// Chooses the page by the address: the start page, one game, or another page.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { Authority } from '../authority/authority.ts';
import type { GameId } from '../authority/table.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageInAddress } from './pages.tsx';
import { Sprites } from '../pieces/sprites.tsx';
import { noCurtain } from '../settings/settings.ts';
import { hasLessons } from '../storage/lessons.ts';
import { wasLoggedIn } from '../storage/logged-in.ts';
import { lazy } from '../ui/lazy.tsx';
import { StartPage } from '../start/start-page.tsx';
import { gameInAddress, leaveTable, openGame, openPage } from '../routes/address.ts';
import { localFirstSeat } from '../table/session/first-seat.ts';
import type { AtTable, Extras } from '../table/state/extras.ts';
import { TablePage, type TablePageOptions } from '../table/table-page.tsx';

const LessonStrip = lazy(() => import('../tutorial/lesson-strip.tsx').then((file) => file.LessonStrip));
const RematchButton = lazy(() => import('../new-game/rematch.tsx').then((file) => file.RematchButton));
const OwnGames = lazy(() => import('../online/pages/own-games.tsx').then((file) => file.OwnGames));
const DailyStrip = lazy(() => import('../puzzles/daily-strip.tsx').then((file) => file.DailyStrip));
const Nothing = (): null => null;

export function App({ authority }: { readonly authority: Authority }) {
  const hash = useSignal(location.hash);
  const damaged = useSignal<ReadonlySet<GameId>>(new Set());
  // Before anything can be pressed: a link followed as soon as it is drawn would lead nowhere
  useLayoutEffect(() => {
    const follow = (): void => {
      hash.value = location.hash;
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [hash]);
  const game = gameInAddress(hash.value);
  const page = pageInAddress(hash.value);
  useEffect(() => {
    if (game === null && page === null) document.title = say('app.name');
  }, [game, page]);
  return (
    <>
      <Sprites />
      {page !== null ? (
        <ErrorBoundary key={page.name}>
          <page.Page page={page.word} authority={authority} />
        </ErrorBoundary>
      ) : game === null ? (
        <StartPage
          authority={authority}
          onOpen={(opened) => {
            openGame(opened);
            hash.value = location.hash; // at once: the event comes some tasks later
          }}
          onLearn={() => openPage('learn')}
          onOnline={() => openPage('online')}
          damaged={damaged.value}
          Lessons={hasLessons() ? LessonStrip : Nothing}
          OwnGames={wasLoggedIn() ? OwnGames : Nothing}
          Daily={DailyStrip}
        />
      ) : (
        <ErrorBoundary key={game}>
          <LocalTable
            authority={authority}
            game={game}
            onDamaged={() => {
              damaged.value = new Set([...damaged.value, game]);
              leaveTable();
            }}
          />
        </ErrorBoundary>
      )}
      <UpdateNotice />
    </>
  );
}

interface LocalProps {
  readonly authority: Authority;
  readonly game: GameId;
  readonly onDamaged: () => void;
}

function LocalTable({ authority, game, onDamaged }: LocalProps) {
  const options = useMemo<TablePageOptions>(() => {
    const hasCurtain = (): boolean => !noCurtain.value;
    return {
      firstSeat: () => localFirstSeat(authority, game, hasCurtain),
      handsOver: () => true,
      hasCurtain,
      leave: leaveTable,
      source: { kind: 'local', id: game },
    };
  }, [authority, game]);
  const extras = useMemo<Partial<Extras>>(() => {
    const rematch =
      (isSwapped: boolean) =>
      ({ context, table }: AtTable) => (
        <RematchButton
          table={table}
          authority={authority}
          isSwapped={isSwapped}
          onOpen={openGame}
          fail={context.session.fail}
        />
      );
    return { Rematch: rematch(true), Over: rematch(false) };
  }, [authority]);
  return (
    <TablePage authority={authority} game={game} options={options} extras={extras} onDamaged={onDamaged} />
  );
}
