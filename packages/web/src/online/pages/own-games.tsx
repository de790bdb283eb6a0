// A person's games online on the start page: those that wait for the person first.
import { useSignal, useSignalEffect } from '@preact/signals';
import { say } from '@rubicon/words';
import { useEffect } from 'preact/hooks';
import type { GameCard } from '../../net/answers.ts';
import { onlineService } from '../../net/online.ts';
import { noteLoggedIn } from '../../storage/logged-in.ts';
import { useNow } from '../../ui/use-now.ts';
import { byUrgency, GameRow } from './game-row.tsx';
import '../online.css';

const MINUTE_MS = 60_000;
const MOST = 6; // the lobby has the rest

export function OwnGames() {
  const online = onlineService();
  const mine = useSignal<readonly GameCard[]>([]);
  const person = online.person()?.id ?? null;
  const waiting = online.connection.waiting.value;
  const nowMs = useNow(MINUTE_MS) + online.connection.aheadMs.value;
  useSignalEffect(() => {
    if (online.me.value !== null) noteLoggedIn(online.person() !== null);
  });
  useEffect(() => {
    if (person === null) mine.value = [];
    else
      online.api.mine(null).then(
        ({ games }) => (mine.value = games),
        () => {}, // without a connection there is nothing to show
      );
  }, [online, person, waiting, mine]);
  const shown = mine.value
    .filter(({ status }) => status === 'running' || status === 'waiting')
    .toSorted(byUrgency(person))
    .slice(0, MOST);
  if (person === null || shown.length === 0) return null;
  return (
    <section class="community-list start-online" aria-labelledby="own-games">
      <h2 id="own-games">
        <a href="#online">{say('games.mine-online')}</a>
      </h2>
      <ul class="community-rows">
        {shown.map((card) => (
          <GameRow
            key={card.game}
            card={card}
            person={person}
            nowMs={nowMs}
            renderActions={(id) => (
              <a class="button" href={`#play=${card.game}`} aria-describedby={id}>
                {say('games.go')}
              </a>
            )}
          />
        ))}
      </ul>
    </section>
  );
}
