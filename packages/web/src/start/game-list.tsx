// The games stored on this device.
import { say } from '@rubicon/words';
import { lazy } from '../ui/lazy.tsx';
import type { RowsProps } from './game-rows.tsx';
import './game-list.css';

const GameRows = lazy(() => import('./game-rows.tsx').then((file) => file.GameRows));

type Props = Omit<RowsProps, 'listed'> & { readonly listed: RowsProps['listed'] | null };

export function GameList({ listed, ...rest }: Props) {
  return (
    <section class="game-list" aria-labelledby="game-list-title">
      <h2 id="game-list-title" class="game-list-title">
        {say('start.games')}
      </h2>
      {listed === null ? null : listed.games.length === 0 ? (
        <p class="game-list-none">{say('start.games-none')}</p>
      ) : (
        <GameRows listed={listed} {...rest} />
      )}
      <p class="game-list-more">
        <a class="link" href="#study">
          {say('start.study')}
        </a>
        <a class="link" href="#stats">
          {say('start.stats')}
        </a>
      </p>
    </section>
  );
}
