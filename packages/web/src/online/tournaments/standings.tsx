// Standings and crosstable of a tournament: of each division, the latest season first.
import type { Tournament } from '@rubicon/protocol';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { againstText, gamesOf, halvesText, nameAt } from './tournament-state.ts';

type Rows = Tournament['standings'][number][number];

export function Standings({ tournament }: { readonly tournament: Tournament }) {
  const { standings, played, card } = tournament;
  const titleOf = (season: number, division: number): string =>
    card.format === 'league'
      ? `${sayTournament('standings.season', { number: season })}, ${sayTournament('standings.division', { number: division })}`
      : sayTournament('standings.title');
  const seasons = standings.map((divisions, index) => {
    const season = index + 1;
    const inSeason = { ...tournament, played: played.filter((round) => round.season === season) };
    return {
      season,
      content: divisions.map((rows, at) => (
        <Division key={rows[0]?.seat} tournament={inSeason} rows={rows} title={titleOf(season, at + 1)} />
      )),
    };
  });
  return (
    <>
      {seasons.at(-1)?.content}
      {seasons
        .slice(0, -1)
        .toReversed()
        .map(({ season, content }) => (
          <details key={season} class="tournament-round">
            <summary>{sayTournament('standings.season', { number: season })}</summary>
            {content}
          </details>
        ))}
    </>
  );
}

/** Head to head matters only between those who are equal. */
const isTied = ({ seat, halves, buchholz }: Rows[number], rows: Rows): boolean =>
  rows.some((each) => each.seat !== seat && each.halves === halves && each.buchholz === buchholz);

interface DivisionProps {
  readonly tournament: Tournament;
  readonly rows: Rows;
  readonly title: string;
}

function Division({ tournament, rows, title }: DivisionProps) {
  const { format } = tournament.card;
  const isSwiss = format === 'swiss';
  const hasDirect = format !== 'knock-out';
  return (
    <>
      <section class="community-list" aria-label={title}>
        <h2>{title}</h2>
        <Wide>
          <table class="community-table is-tally">
            <thead>
              <tr>
                <th scope="col">{sayTournament('standings.place')}</th>
                <th scope="col">{sayTournament('standings.name')}</th>
                <th scope="col">{sayTournament('standings.points')}</th>
                {isSwiss ? <th scope="col">{sayTournament('standings.buchholz')}</th> : null}
                {hasDirect ? <th scope="col">{sayTournament('standings.direct')}</th> : null}
                <th scope="col">{sayTournament('standings.record')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.seat}>
                  <td>{row.isStruck ? '–' : row.place}</td>
                  <th scope="row">
                    {nameAt(tournament, row.seat)}{' '}
                    {row.isStruck ? <small>{sayTournament('standings.struck')}</small> : null}
                  </th>
                  <td>
                    <b>{halvesText(row.halves)}</b>
                  </td>
                  {isSwiss ? <td>{halvesText(row.buchholz)}</td> : null}
                  {hasDirect ? <td>{isTied(row, rows) ? halvesText(row.direct) : '–'}</td> : null}
                  <td>{`${row.won}–${row.drawn}–${row.lost}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </section>
      <Crosstable tournament={tournament} rows={rows} title={`${sayTournament('cross.title')} – ${title}`} />
    </>
  );
}

/** In the order of the standings; columns are numbered as the rows are. */
function Crosstable({ tournament, rows, title }: DivisionProps) {
  if (gamesOf(tournament).length === 0) return null;
  return (
    <section class="community-list" aria-label={title}>
      <h2>{sayTournament('cross.title')}</h2>
      <Wide>
        <table class="community-table tournament-cross">
          <thead>
            <tr>
              <th scope="col">{sayTournament('standings.name')}</th>
              {rows.map((row, index) => (
                <th key={row.seat} scope="col">
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.seat}>
                <th scope="row">{`${index + 1}. ${nameAt(tournament, row.seat)}`}</th>
                {rows.map(({ seat: other }) => (
                  <Cell key={other} tournament={tournament} seat={row.seat} other={other} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}

interface CellProps {
  readonly tournament: Tournament;
  readonly seat: number;
  readonly other: number;
}

function Cell({ tournament, seat, other }: CellProps) {
  if (seat === other) return <td class="tournament-self">×</td>;
  const result = againstText(gamesOf(tournament), seat, other);
  if (result === null) return <td>–</td>;
  const names = { name: nameAt(tournament, seat), other: nameAt(tournament, other) };
  return (
    <td>
      <span aria-hidden="true">{result}</span>
      <span class="unseen">{sayTournament('cross.cell', { ...names, result })}</span>
    </td>
  );
}

/** A table that may be wider than the screen; then the keys scroll it. */
function Wide({ children }: { readonly children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  });
  return (
    <div ref={ref} class="tournament-wide">
      {children}
    </div>
  );
}
