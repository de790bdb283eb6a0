// Which friends are online. Only friends see it, and only of people who share it.
import type { FriendsNews, PersonId } from '@rubicon/protocol';
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
  send(person: PersonId, text: string): void;
}

const NOBODY: Sockets = { isHere: () => false, send: () => undefined };

export function friendPresence({ community, notices }: Pick<Store, 'community' | 'notices'>): FriendPresence {
  let sockets = NOBODY;

  async function newsFor(person: PersonId): Promise<FriendsNews> {
    const bonds = await community.bondsOf(person);
    const online: PersonId[] = [];
    for (const { person: from, other, kind } of bonds) {
      if (from !== person || kind !== 'friend' || !sockets.isHere(other)) continue;
      if (!(await notices.contact(other)).hides) online.push(other);
    }
    const asking = bonds.filter(({ other, kind }) => other === person && kind === 'asked').length;
    return { kind: 'friends', online, asking };
  }

  async function tell(person: PersonId): Promise<void> {
    if (sockets.isHere(person)) sockets.send(person, JSON.stringify(await newsFor(person)));
  }

  return {
    isHere: (person) => sockets.isHere(person),
    tell,
    greet: async (person, send) => {
      const news = await newsFor(person);
      if (news.online.length > 0 || news.asking > 0) send(JSON.stringify(news));
    },
    changed: async (person) => {
      const bonds = await community.bondsOf(person);
      for (const { person: from, other, kind } of bonds)
        if (from === person && kind === 'friend') await tell(other);
    },
    attach: (given) => {
      sockets = given;
    },
  };
}
