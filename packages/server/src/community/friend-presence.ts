// Which friends are online, in any process of this server. Only friends see it, and only of people who share it.
import type { FriendsNews, PersonId } from '@rubicon/protocol';
import type { Bus } from '../data/bus.ts';
import type { Store } from '../data/contract/store.ts';

export interface FriendPresence {
  isHere(person: PersonId): boolean;
  /** Someone has come online, gone offline, or changed whether they share it: their friends are notified. */
  changed(person: PersonId): Promise<void>;
  /** Sends someone the current list. */
  tell(person: PersonId): Promise<void>;
  /** Sends the list to someone who has just connected, unless it is empty. */
  greet(person: PersonId, send: (text: string) => void): Promise<void>;
  /** The socket hub knows who is online, and sends. */
  attach(sockets: Sockets): void;
}

interface Sockets {
  isHere(person: PersonId): boolean;
  everyone(): Iterable<PersonId>;
  send(person: PersonId, text: string): void;
}

const NOBODY: Sockets = { isHere: () => false, everyone: () => [], send: () => undefined };

/** The other processes of this server. */
export interface Fellows {
  readonly bus: Pick<Bus, 'tell' | 'listen'>;
  /** Called with the name of one that has ended. */
  readonly onGone: (listener: (fellow: string) => void) => void;
}

const EVERYONE = ''; // asks who is there

export function friendPresence(
  { community, notices }: Pick<Store, 'community' | 'notices'>,
  fellows: Fellows | null = null,
): FriendPresence {
  let sockets = NOBODY;
  const elsewhere = new Map<PersonId, Set<string>>(); // at which fellows
  const isOnline = (person: PersonId): boolean => sockets.isHere(person) || elsewhere.has(person);

  const tellFellows = (person: PersonId): void =>
    fellows?.bus.tell('online', person, sockets.isHere(person) ? 'yes' : 'no');

  function note(person: PersonId, fellow: string, isThere: boolean): void {
    const at = elsewhere.get(person) ?? new Set();
    if (isThere) elsewhere.set(person, at.add(fellow));
    else if (at.delete(fellow) && at.size === 0) elsewhere.delete(person);
  }

  fellows?.bus.listen('online', (person, value, fellow) => {
    if (person === EVERYONE) for (const each of sockets.everyone()) tellFellows(each);
    else {
      note(person as PersonId, fellow, value === 'yes');
      tellFriends(person as PersonId).catch(() => undefined); // they are told with the next change
    }
  });
  fellows?.onGone((fellow) => {
    for (const person of [...elsewhere.keys()]) note(person, fellow, false);
  });
  fellows?.bus.tell('online', EVERYONE);

  async function newsFor(person: PersonId): Promise<FriendsNews> {
    const bonds = await community.bondsOf(person);
    const online: PersonId[] = [];
    for (const { person: from, other, kind } of bonds) {
      if (from !== person || kind !== 'friend' || !isOnline(other)) continue;
      if (!(await notices.contact(other)).hides) online.push(other);
    }
    const asking = bonds.filter(({ other, kind }) => other === person && kind === 'asked').length;
    return { kind: 'friends', online, asking };
  }

  async function tell(person: PersonId): Promise<void> {
    if (sockets.isHere(person)) sockets.send(person, JSON.stringify(await newsFor(person)));
  }

  async function tellFriends(person: PersonId): Promise<void> {
    const bonds = await community.bondsOf(person);
    for (const { person: from, other, kind } of bonds)
      if (from === person && kind === 'friend') await tell(other);
  }

  return {
    isHere: isOnline,
    tell,
    greet: async (person, send) => {
      const news = await newsFor(person);
      if (news.online.length > 0 || news.asking > 0) send(JSON.stringify(news));
    },
    changed: (person) => {
      tellFellows(person);
      return tellFriends(person);
    },
    attach: (given) => {
      sockets = given;
    },
  };
}
