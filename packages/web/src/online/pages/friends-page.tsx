// Friends, friend requests, and people who are blocked or muted.
import { useSignal } from '@preact/signals';
import type { Friends } from '@rubicon/protocol';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { PersonCard } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { Shell } from '../shell.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAnswer } from '../../net/use-answer.ts';

export function FriendsPage({ online }: { readonly online: Online }) {
  const name = useSignal('');
  const attempt = useAttempt();
  const news = online.connection.friends.value;
  const { value, problem, again } = useAnswer(useCallback(() => online.api.friends(), [online]));
  useEffect(() => void again(), [again, news]);
  const find = (): void =>
    void attempt.to(async () => {
      const { person } = await online.api.find(name.value);
      if (person === null) attempt.complain(sayCommunity('friends.find-none'));
      else openPage(`person=${person.id}`);
    });
  return (
    <Shell online={online} page="friends" title={sayCommunity('friends.title')}>
      <form
        class="community-card community-fields"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TextField label={sayCommunity('friends.find')} value={name} />
        <button type="submit" class="button" disabled={attempt.busy.value || name.value.trim() === ''}>
          {sayCommunity('friends.find-go')}
        </button>
        <p class="community-problem" role="alert">
          {attempt.problem.value ?? problem}
        </p>
      </form>
      {value === null ? null : (
        <Lists
          friends={value}
          onPresence={(shown) => void attempt.to(() => online.api.showPresence(shown).then(again))}
          onCount={(among, person, on) =>
            void attempt.to(() => online.api.count(among, person.id, on).then(again))
          }
        />
      )}
    </Shell>
  );
}

interface ListsProps {
  readonly friends: Friends;
  readonly onPresence: (shown: boolean) => void;
  readonly onCount: (among: 'friends' | 'blocked' | 'muted', person: PersonCard, on: boolean) => void;
}

function Lists({ friends, onPresence, onCount }: ListsProps) {
  const people = (list: Friends['asked']): PersonCard[] => list.map(({ person }) => person);
  const here = new Set(
    friends.friends.filter(({ isOnline }) => isOnline === true).map((each) => each.person.id),
  );
  return (
    <>
      <People
        title={sayCommunity('friends.title')}
        people={people(friends.friends)}
        none={sayCommunity('friends.none')}
        note={(person) => (here.has(person.id) ? sayCommunity('friends.here') : null)}
        renderAction={() => null}
      />
      <People
        title={sayCommunity('friends.asking')}
        people={people(friends.asking)}
        renderAction={(person) => (
          <button type="button" class="button primary" onClick={() => onCount('friends', person, true)}>
            {sayCommunity('person.accept')}
          </button>
        )}
      />
      <People
        title={sayCommunity('friends.asked')}
        people={people(friends.asked)}
        renderAction={(person) => (
          <button type="button" class="link" onClick={() => onCount('friends', person, false)}>
            {sayCommunity('person.withdraw')}
          </button>
        )}
      />
      <People
        title={sayCommunity('friends.blocked')}
        people={people(friends.blocked)}
        renderAction={(person) => (
          <button type="button" class="link" onClick={() => onCount('blocked', person, false)}>
            {sayCommunity('person.unblock')}
          </button>
        )}
      />
      <People
        title={sayCommunity('friends.muted')}
        people={people(friends.muted)}
        renderAction={(person) => (
          <button type="button" class="link" onClick={() => onCount('muted', person, false)}>
            {sayCommunity('person.unmute')}
          </button>
        )}
      />
      <Switch label={sayCommunity('account.presence')} on={friends.showsPresence} onChange={onPresence} />
    </>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly people: readonly PersonCard[];
  readonly none?: string;
  readonly note?: (person: PersonCard) => string | null;
  readonly renderAction: (person: PersonCard) => ComponentChildren;
}

function People({ title, people, none, note, renderAction }: PeopleProps) {
  if (people.length === 0 && none === undefined) return null;
  return (
    <section class="community-list" aria-label={title}>
      <h2>{title}</h2>
      {people.length === 0 ? <p class="community-none">{none}</p> : null}
      <ul class="community-lines">
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <a class="chat-name" href={`#person=${person.id}`}>
                {person.name}
              </a>{' '}
              <small>{note?.(person) ?? ''}</small>
            </span>
            {renderAction(person)}
          </li>
        ))}
      </ul>
    </section>
  );
}
