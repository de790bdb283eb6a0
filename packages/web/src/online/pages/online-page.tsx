// The pages of the club, by the word in the address. All of them are fetched when the first is opened.
import type { GameId, PersonId } from '@rubicon/protocol';
import { theClub } from '../../net/online.ts';
import { GamesPage } from './games-page.tsx';
import { JoinPage } from './join-page.tsx';
import { NewPage } from './new-page.tsx';
import { OnlineTable } from '../game/online-table.tsx';
import { AccountPage } from './account-page.tsx';
import { FriendsPage } from './friends-page.tsx';
import { LinkPage } from './link-page.tsx';
import { PersonPage } from './person-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { RatingsPage } from './ratings-page.tsx';

export function OnlinePage({ page }: { readonly page: string }) {
  const club = theClub();
  const [word, what = ''] = page.split('=');
  switch (word) {
    case 'play':
      return <OnlineTable key={`${what} ${club.person()?.id ?? ''}`} club={club} game={what as GameId} />;
    case 'join':
      return <JoinPage key={what} club={club} link={what} />;
    case 'new':
      return <NewPage key={what} club={club} friend={what} />;
    case 'account':
      return <AccountPage club={club} />;
    case 'friends':
      return <FriendsPage club={club} />;
    case 'person':
      return <PersonPage key={what} club={club} person={what as PersonId} />;
    case 'ratings':
      return <RatingsPage club={club} />;
    case 'privacy':
      return <PrivacyPage club={club} />;
    case 'reset':
    case 'verify':
    case 'unsubscribe':
      return <LinkPage key={page} club={club} kind={word} token={what} />;
    default:
      return <GamesPage club={club} />;
  }
}
