// Friends, profiles, and whom a person blocks or mutes.
import type { Friends, PersonCard, PersonId, Profile, Relation } from '@rubicon/protocol';
import type { Store, StoredPerson } from '../data/contract/store.ts';
import type { Bond, BondKind } from '../data/contract/community.ts';
import { nameKey } from '../people/name-key.ts';
import { cardOfPerson, type Ratings } from './ratings.ts';
import { Refused } from '../base/refused.ts';
import type { FriendPresence } from './friend-presence.ts';

const MOST_BONDS = 500; // of each kind

export interface Community {
  find(name: string): Promise<PersonCard | null>;
  /** A profile as far as the viewer may see it; a null viewer is not logged in. */
  profile(asker: PersonId | null, person: PersonId): Promise<Profile>;
  friends(of: PersonId): Promise<Friends>;
  /** Sends a friend request, or accepts the other's. */
  befriend(by: PersonId, other: PersonId): Promise<void>;
  /** Ends a friendship, declines a request, or withdraws one. */
  part(by: PersonId, other: PersonId): Promise<void>;
  setUnheard(by: PersonId, other: PersonId, kind: 'blocked' | 'muted', isOn: boolean): Promise<void>;
  setPresence(by: PersonId, isShown: boolean): Promise<void>;
  exportOf(person: PersonId): Promise<unknown>;
}

export interface CommunityDeps {
  readonly store: Pick<Store, 'community' | 'people' | 'notices'>;
  readonly presence: FriendPresence;
  readonly ratings: Pick<Ratings, 'record'>;
  readonly now: () => number;
}

export function communityOf({ store, presence, ratings, now }: CommunityDeps): Community {
  const { community, people, notices } = store;

  async function read(id: PersonId): Promise<StoredPerson> {
    const person = await people.byId(id);
    if (person === null) throw new Refused('no-person', 'There is no such person.');
    return person;
  }

  async function checkOther(by: PersonId, other: PersonId): Promise<void> {
    await read(other);
    if (by === other) throw new Refused('oneself', 'That is you.');
  }

  async function add(bond: Bond): Promise<void> {
    const own = (await community.bondsOf(bond.person)).filter(
      ({ person, kind }) => person === bond.person && kind === bond.kind,
    );
    if (own.length >= MOST_BONDS) throw new Refused('too-many-bonds', 'There are too many already.');
    await community.add(bond);
  }

  /** Null: not shared. */
  const onlineFor = async (friend: PersonId, online: ReadonlySet<PersonId>): Promise<boolean | null> =>
    (await notices.contact(friend)).hides ? null : online.has(friend);

  async function relationTo(asker: PersonId, person: PersonId): Promise<Relation> {
    if (asker === person) return 'self';
    const mine = await community.between(asker, person);
    const found = (['blocked', 'friend', 'asked'] as const).find((kind) => mine.includes(kind));
    if (found !== undefined) return found;
    return (await community.between(person, asker)).includes('asked') ? 'asking' : 'none';
  }

  async function news(...persons: readonly PersonId[]): Promise<void> {
    for (const person of persons) await presence.tell(person);
  }

  return {
    find: async (name) => {
      const person = await people.byName(nameKey(name));
      return person === null || person.bannedMs !== null ? null : cardOfPerson(person);
    },

    profile: async (asker, id) => {
      const person = await read(id);
      const relation = asker === null ? 'none' : await relationTo(asker, id);
      return {
        person: cardOfPerson(person),
        sinceMs: person.createdMs,
        relation,
        isMuted: asker !== null && (await community.between(asker, id)).includes('muted'),
        isOnline: relation === 'friend' ? await onlineFor(id, await presence.online([id])) : null,
        ...(await ratings.record(id)),
      };
    },

    friends: async (of) => {
      const bonds = await community.bondsOf(of);
      const listed = async (
        kind: BondKind,
        isMine: boolean,
      ): Promise<{ person: PersonCard; sinceMs: number }[]> => {
        const fitting = bonds.filter((bond) => bond.kind === kind && (bond.person === of) === isMine);
        const all = await Promise.all(
          fitting.map(async ({ person, other, atMs }) => {
            const found = await people.byId(isMine ? other : person);
            return found === null ? [] : [{ person: cardOfPerson(found), sinceMs: atMs }];
          }),
        );
        return all.flat();
      };
      const friends = await listed('friend', true);
      const online = await presence.online(friends.map(({ person }) => person.id));
      return {
        friends: await Promise.all(
          friends.map(async (each) => ({ ...each, isOnline: await onlineFor(each.person.id, online) })),
        ),
        asking: await listed('asked', false),
        asked: await listed('asked', true),
        blocked: await listed('blocked', true),
        muted: await listed('muted', true),
        showsPresence: !(await notices.contact(of)).hides,
      };
    },

    befriend: async (by, other) => {
      await checkOther(by, other);
      const [mine, theirs] = [await community.between(by, other), await community.between(other, by)];
      if (mine.includes('friend')) return;
      if (mine.includes('blocked')) throw new Refused('blocked', 'You have blocked this person.');
      if (theirs.includes('blocked')) return; // blocked people are not told that they are
      if (theirs.includes('asked')) await community.befriend(by, other, now());
      else await add({ person: by, other, kind: 'asked', atMs: now() });
      await news(by, other);
    },

    part: async (by, other) => {
      await checkOther(by, other);
      await community.part(by, other);
      await news(by, other);
    },

    setUnheard: async (by, other, kind, isOn) => {
      await checkOther(by, other);
      if (!isOn) return community.remove(by, other, [kind]);
      await add({ person: by, other, kind, atMs: now() });
      if (kind !== 'blocked') return;
      await community.part(by, other);
      await news(by, other);
    },

    setPresence: async (by, isShown) => {
      await notices.setContact(by, { hides: !isShown });
      await presence.changed(by);
    },

    exportOf: async (person) =>
      (await community.bondsOf(person)).map(({ person: from, other, kind, atMs }) =>
        from === person ? { kind, person: other, atMs } : { kind: 'asking', person: from, atMs },
      ),
  };
}
