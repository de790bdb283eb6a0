// What all pages of the club share: the way home, the way about, and the line.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { SettingsButton } from './settings-button.tsx';
import type { Club } from '../net/online.ts';
import { LineMark } from './connection-mark.tsx';
import './online.css';

const PAGES = [
  ['online', 'online.nav.games'],
  ['new', 'online.nav.new'],
  ['ratings', 'online.nav.ratings'],
  ['friends', 'online.nav.friends'],
  ['account', 'online.nav.account'],
] as const;

interface Props {
  readonly club: Club;
  readonly page: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Shell({ club, page, title, children }: Props) {
  useEffect(() => {
    document.title = `${title} – ${say('app.name')}`;
  }, [title]);
  const person = club.person();
  const asking = club.line.friends.value?.asking ?? 0;
  return (
    <div class="club">
      <header class="club-head">
        <a class="club-brand" href="#start" aria-label={say('online.home')}>
          RVBICON
        </a>
        <nav class="club-nav" aria-label={say('online.nav')}>
          {PAGES.filter(
            (_, index) => person !== null || index === 0 || (index === 2 && !club.isOutside.value),
          ).map(([word, key]) => (
            <a key={word} href={`#${word}`} aria-current={word === page ? 'page' : undefined}>
              {say(key)}
              {word === 'friends' && asking > 0 ? <b class="club-count">{asking}</b> : null}
              {word === 'online' && club.line.waiting.value > 0 ? (
                <b class="club-count">{club.line.waiting.value}</b>
              ) : null}
            </a>
          ))}
        </nav>
        <div class="club-who">
          {club.isOutside.value ? null : <LineMark line={club.line} />}
          {person === null ? null : <span class="club-name">{person.name}</span>}
          <SettingsButton />
        </div>
      </header>
      <main class="club-page">
        <h1 class="club-title">{title}</h1>
        {club.line.state.value === 'lost' && !club.isOutside.value ? (
          <p class="club-lost" aria-hidden="true">
            {say('line.lost')}
          </p>
        ) : null}
        {club.problem.value === null ? null : (
          <p class="club-problem" role="alert">
            {club.problem.value}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
