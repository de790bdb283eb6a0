// The account and community pages, by the word in the address. All of them are fetched when the first is opened.
import { useSignalEffect } from '@preact/signals';
import type { GameId, PersonId, TournamentId } from '@rubicon/protocol';
import type { Authority } from '../../authority/authority.ts';
import { onlineService } from '../../net/online.ts';
import { noteLoggedIn } from '../../storage/logged-in.ts';
import { GamesPage } from './games-page.tsx';
import { JoinPage } from './join-page.tsx';
import { NewPage } from './new-page.tsx';
import { OnlineTable } from '../game/online-table.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { AccountPage } from './account-page.tsx';
import { FriendsPage } from './friends-page.tsx';
import { LinkPage } from './link-page.tsx';
import { PersonPage } from './person-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { RatingsPage } from './ratings-page.tsx';

const BalancePage = lazy(() => import('./balance-page.tsx').then((file) => file.BalancePage));
const PlanPage = lazy(() => import('../plans/plan-page.tsx').then((file) => file.PlanPage));
const TournamentsPage = lazy(() =>
  import('../tournaments/tournaments-page.tsx').then((file) => file.TournamentsPage),
);
const NewTournamentPage = lazy(() =>
  import('../tournaments/new-tournament-page.tsx').then((file) => file.NewTournamentPage),
);
const TournamentPage = lazy(() =>
  import('../tournaments/tournament-page.tsx').then((file) => file.TournamentPage),
);

const WatchPage = lazy(() => import('../watch/watch-page.tsx').then((file) => file.WatchPage));

interface Props {
  readonly page: string;
  readonly authority: Authority; // of the games on this device
}

export function OnlinePage({ page, authority }: Props) {
  const online = onlineService();
  useSignalEffect(() => {
    if (online.me.value !== null) noteLoggedIn(online.person() !== null);
  });
  const [word, what = ''] = page.split('=');
  switch (word) {
    case 'play':
      return (
        <OnlineTable
          key={`${what} ${online.person()?.id ?? ''}`}
          online={online}
          game={what as GameId}
          authority={authority}
        />
      );
    case 'plan':
      return <PlanPage key={what} online={online} words={what} />;
    case 'join':
      return <JoinPage key={what} online={online} link={what} />;
    case 'new':
      return <NewPage key={what} online={online} friend={what} />;
    case 'account':
      return <AccountPage online={online} />;
    case 'friends':
      return <FriendsPage online={online} />;
    case 'person':
      return <PersonPage key={what} online={online} person={what as PersonId} />;
    case 'watch':
      return <WatchPage online={online} />;
    case 'tournaments':
      return <TournamentsPage online={online} />;
    case 'new-tournament':
      return <NewTournamentPage online={online} />;
    case 'tournament':
      return <TournamentPage key={what} online={online} id={what as TournamentId} />;
    case 'balance':
      return <BalancePage online={online} />;
    case 'ratings':
      return <RatingsPage online={online} />;
    case 'privacy':
      return <PrivacyPage online={online} />;
    case 'reset':
    case 'verify':
    case 'unsubscribe':
      return <LinkPage key={page} online={online} kind={word} token={what} />;
    default:
      return <GamesPage online={online} />;
  }
}
