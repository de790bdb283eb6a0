// Games as small boards with names, ratings, points and when it is in them.
import type { Watched } from '@rubicon/protocol';
import { useId } from 'preact/hooks';
import { Thumbnail } from '../../board/map/thumbnail.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { Players, whenText } from './players.tsx';

export const Tiles = ({ games }: { readonly games: readonly Watched[] }) => (
  <ul class="watch-tiles">
    {games.map((watched) => (
      <Tile key={watched.card.game} watched={watched} />
    ))}
  </ul>
);

function Tile({ watched }: { readonly watched: Watched }) {
  const id = useId();
  const { game, blocks, tournament } = watched.card;
  return (
    <li class="watch-tile">
      <Picture>{() => <Thumbnail blocks={blocks} />}</Picture>
      <div id={id}>
        <Players watched={watched} />
      </div>
      <p>
        {whenText(watched)}
        {tournament === null ? null : (
          <>
            {' · '}
            <a href={`#tournament=${tournament.id}`}>{tournament.name}</a>
          </>
        )}
      </p>
      <a class="button" href={`#play=${game}`} aria-describedby={id}>
        {sayCommunity('watch.open')}
      </a>
    </li>
  );
}
