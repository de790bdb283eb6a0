// What all account and community pages share: the home link, navigation, and the connection.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { SettingsButton } from './settings-button.tsx';
import type { Online } from '../net/online.ts';
import { River } from '../ui/frame.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { Menu } from './menu.tsx';
import './online.css';

/** For whom each page is: everyone, everyone on the server, or only people who are logged in. */
const PAGES = [
  ['online', 'online.nav.games', 'all'],
  ['watch', 'online.nav.watch', 'inside'],
  ['new', 'online.nav.new', 'person'],
  ['tournaments', 'online.nav.tournaments', 'inside'],
  ['ratings', 'online.nav.ratings', 'inside'],
  ['friends', 'online.nav.friends', 'person'],
  ['account', 'online.nav.account', 'person'],
] as const;

interface Props {
  readonly online: Online;
  readonly page: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Shell({ online, page, title, children }: Props) {
  const waiting = online.connection.waiting.value;
  useEffect(() => {
    const count = waiting === 0 ? '' : `(${waiting}) `;
    document.title = `${count}${title} – ${say('app.name')}`;
  }, [title, waiting]);
  const person = online.person();
  const asking = online.connection.friends.value?.asking ?? 0;
  return (
    <div class="community">
      <header class="community-head">
        <a class="community-brand" href="#start" aria-label={say('online.home')}>
          RVBICON
        </a>
        {online.isOutside.value ? null : <ConnectionMark connection={online.connection} />}
        <Menu
          label={say(PAGES.find(([word]) => word === page)?.[1] ?? 'header.menu')}
          count={waiting + asking}
        >
          <nav class="community-nav" aria-label={say('online.nav')}>
            {PAGES.filter(
              ([, , whom]) =>
                person !== null || whom === 'all' || (whom === 'inside' && !online.isOutside.value),
            ).map(([word, key]) => (
              <a key={word} href={`#${word}`} aria-current={word === page ? 'page' : undefined}>
                {say(key)}
                {word === 'friends' && asking > 0 ? <b class="community-count">{asking}</b> : null}
                {word === 'online' && waiting > 0 ? <b class="community-count">{waiting}</b> : null}
              </a>
            ))}
          </nav>
          <div class="community-who">
            {person === null ? null : <span class="community-name">{person.name}</span>}
            <SettingsButton />
          </div>
        </Menu>
      </header>
      <main class="community-page">
        <h1 class="community-title">
          {title}
          <River />
        </h1>
        {online.connection.state.value === 'lost' && !online.isOutside.value ? (
          <p class="community-lost" aria-hidden="true">
            {say('connection.lost')}
          </p>
        ) : null}
        {online.problem.value === null ? null : (
          <p class="community-problem" role="alert">
            {online.problem.value}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
