// What is on now: the best live game on a large board, the others small; and a great game that is over where no live
// one is on. It updates itself.
import type { AnswerOf, Watched } from '@rubicon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { Shell } from '../shell.tsx';
import { GreatGame } from './great-game.tsx';
import { LiveGame } from './live-game.tsx';
import { Tiles } from './tiles.tsx';
import { shownOf } from './shown.ts';
import './watch.css';

const AGAIN_MS = 10_000;

export function WatchPage({ online }: { readonly online: Online }) {
  const { value, problem, again } = useAnswer(useCallback(() => online.api.watchList(), [online]));
  const lobby = online.connection.lobby.value;
  useEffect(() => online.connection.watchLobby(), [online]);
  useEffect(() => {
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  useEffect(() => void again(), [again, lobby]);
  return (
    <Shell online={online} page="watch" title={sayCommunity('watch.title')}>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      {value === null ? null : <Content online={online} list={value} />}
    </Shell>
  );
}

function Content({ online, list }: { readonly online: Online; readonly list: AnswerOf<'Watch'> }) {
  const { featured, great, live, slow } = shownOf(list, online.person()?.id ?? null);
  const section = (id: string, title: string, games: readonly Watched[]) =>
    games.length === 0 ? null : (
      <section class="community-list" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <Tiles games={games} />
      </section>
    );
  return (
    <>
      {featured !== null ? (
        <section class="watch-first" aria-labelledby="watch-best">
          <h2 id="watch-best">{sayCommunity('watch.best')}</h2>
          <LiveGame key={featured.card.game} online={online} watched={featured} />
        </section>
      ) : great !== null ? (
        <section class="watch-first" aria-labelledby="watch-great">
          <h2 id="watch-great">{sayCommunity('watch.great')}</h2>
          <GreatGame key={great.card.game} watched={great} />
        </section>
      ) : live.length + slow.length === 0 ? (
        <p class="community-none">{sayCommunity('watch.none')}</p>
      ) : null}
      {section('watch-others', sayCommunity('watch.others'), live)}
      {section('watch-slow', sayCommunity('watch.slow'), slow)}
    </>
  );
}
