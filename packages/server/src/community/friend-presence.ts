// Which friends are online, here and elsewhere. Only friends see it, and only of people who share it.
import type { FriendsNews, PersonId } from '@rubicon/protocol';
import type { Bus } from '../data/bus.ts';
import type { Store } from '../data/contract/store.ts';
import type { Elsewhere, Sockets } from './elsewhere.ts';

export interface FriendPresence {
  /** Those of these people who are online. */
  online(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>>;
  /** Someone has come online, gone offline, or changed whether they share it: their friends are notified. */
  changed(person: PersonId): Promise<void>;
  /** Sends someone the current list. */
  tell(person: PersonId): Promise<void>;
  /** Sends the list to someone who has just connected, unless it is empty. */
  greet(person: PersonId, send: (text: string) => void): Promise<void>;
  /** The socket hub knows who is here, and sends. */
  attach(sockets: Sockets): void;
}

const NOBODY: Sockets = { isHere: () => false, everyone: () => [], send: () => undefined };

/** The other processes and servers. */
export interface Others {
  readonly bus: Pick<Bus, 'tell' | 'listen'>;
  readonly elsewhere: readonly Elsewhere[];
}

export function friendPresence(
  { community, notices }: Pick<Store, 'community' | 'notices'>,
  others: Others | null = null,
): FriendPresence {
  let sockets = NOBODY;
  const elsewhere = others?.elsewhere ?? [];

  async function onlineElsewhere(persons: readonly PersonId[]): Promise<PersonId[]> {
    return (await Promise.all(elsewhere.map((each) => each.among(persons)))).flat();
  }

  async function online(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    return new Set([...persons.filter(sockets.isHere), ...(await onlineElsewhere(persons))]);
  }

  async function newsFor(person: PersonId): Promise<FriendsNews> {
    const bonds = await community.bondsOf(person);
    const shown: PersonId[] = [];
    for (const friend of await online(friendsIn(bonds, person)))
      if (!(await notices.contact(friend)).hides) shown.push(friend);
    const asking = bonds.filter(({ other, kind }) => other === person && kind === 'asked').length;
    return { kind: 'friends', online: shown, asking };
  }

  async function tell(person: PersonId): Promise<void> {
    if (sockets.isHere(person)) sockets.send(person, JSON.stringify(await newsFor(person)));
  }
  others?.bus.listen('friends', (person) => {
    tell(person as PersonId).catch(() => undefined); // they are told with the next change
  });

  return {
    online,
    tell,
    greet: async (person, send) => {
      const news = await newsFor(person);
      if (news.online.length > 0 || news.asking > 0) send(JSON.stringify(news));
    },
    changed: async (person) => {
      await Promise.all(elsewhere.map((each) => each.note(person, sockets.isHere(person))));
      const friends = friendsIn(await community.bondsOf(person), person);
      for (const friend of friends) await tell(friend);
      for (const friend of new Set(await onlineElsewhere(friends))) others!.bus.tell('friends', friend);
    },
    attach: (given) => {
      sockets = given;
      for (const each of elsewhere) each.attach(given);
    },
  };
}

type Bonds = Awaited<ReturnType<Store['community']['bondsOf']>>;

const friendsIn = (bonds: Bonds, of: PersonId): PersonId[] =>
  bonds.filter(({ person, kind }) => person === of && kind === 'friend').map(({ other }) => other);
