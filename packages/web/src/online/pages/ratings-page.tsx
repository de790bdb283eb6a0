// The leaderboard: people by their rated games, computers by measurement.
import type { Leaderboard } from '@rubicon/protocol';
import { levelName } from '@rubicon/words';
import { sayCommunity } from '../../words/topics/community.ts';
import { useCallback } from 'preact/hooks';
import type { Online } from '../../net/online.ts';
import { Shell } from '../shell.tsx';
import { useAnswer } from '../../net/use-answer.ts';

export function RatingsPage({ online }: { readonly online: Online }) {
  const { value, problem } = useAnswer(useCallback(() => online.api.ratings(), [online]));
  return (
    <Shell online={online} page="ratings" title={sayCommunity('ratings.title')}>
      <p class="community-lead">{sayCommunity('ratings.text')}</p>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      {value === null ? null : <Board board={value} />}
      <p>
        <a class="link" href="#balance">
          {sayCommunity('ratings.balance')}
        </a>
      </p>
    </Shell>
  );
}

function Board({ board: { leaders, mine, machines } }: { readonly board: Leaderboard }) {
  return (
    <div class="community-cards">
      <section class="community-card" aria-label={sayCommunity('ratings.title')}>
        {leaders.length === 0 ? <p class="community-none">{sayCommunity('ratings.none')}</p> : null}
        {leaders.length === 0 ? null : (
          <table class="community-table is-tally">
            <thead>
              <tr>
                {(['place', 'name', 'rating', 'games'] as const).map((column) => (
                  <th key={column} scope="col">
                    {sayCommunity(`ratings.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {leaders.map(({ place, person, rating }) => (
                <tr key={person.id}>
                  <td>{place}</td>
                  <td>
                    <a class="chat-name" href={`#person=${person.id}`}>
                      {person.name}
                    </a>
                  </td>
                  <td>
                    {Math.round(rating.rating)} <small>± {Math.round(2 * rating.deviation)}</small>
                  </td>
                  <td>{rating.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {mine === null ? null : (
          <p>
            {sayCommunity('ratings.mine', {
              place: mine.place,
              rating: String(Math.round(mine.rating.rating)),
            })}
          </p>
        )}
      </section>
      <section class="community-card" aria-labelledby="ratings-machines">
        <h2 id="ratings-machines">{sayCommunity('ratings.machines')}</h2>
        <ul class="community-lines">
          {machines.map(({ level, rating }) => (
            <li key={level}>
              <span>{levelName(level)}</span> <b>{Math.round(rating)}</b>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
