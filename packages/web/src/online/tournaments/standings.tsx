// Standings and crosstable of a tournament: of each division, the latest season first.
import { useSignal } from '@preact/signals';
import type { Tournament } from '@rubicon/protocol';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { againstText, gamesOf, halvesText, nameAt, roundResult } from './tournament-state.ts';
import { MANY, Section } from './section.tsx';
import { Wide } from './wide.tsx';

type Rows = Tournament['standings'][number][number];

interface Props {
  readonly tournament: Tournament;
  readonly mine: number | null; // the viewer's seat
}

export function Standings({ tournament, mine }: Props) {
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
        <Division
          key={rows[0]?.seat}
          tournament={inSeason}
          rows={rows}
          mine={mine}
          title={titleOf(season, at + 1)}
          up={at > 0}
          down={at < divisions.length - 1}
        />
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

interface CrossProps {
  readonly tournament: Tournament;
  readonly rows: Rows;
  readonly title: string;
}

interface DivisionProps extends CrossProps {
  readonly mine: number | null;
  readonly up: boolean; // there is a division above
  readonly down: boolean;
}

function Division({ tournament, rows, title, mine, up, down }: DivisionProps) {
  const { format } = tournament.card;
  const isSwiss = format === 'swiss';
  const hasDirect = format !== 'knock-out';
  const isAll = useSignal(false);
  const shown = isAll.value ? rows : rows.filter(({ seat }, index) => index < MANY || seat === mine);
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
              {shown.map((row, index) => (
                <tr key={row.seat} class={row.seat === mine ? 'tournament-own-row' : ''}>
                  <td>{row.isStruck ? '–' : row.place}</td>
                  <th scope="row">
                    {nameAt(tournament, row.seat)} {up && index === 0 ? <Moves way="up" /> : null}
                    {down && index === rows.length - 1 ? <Moves way="down" /> : null}
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
        {shown.length === rows.length ? null : (
          <button type="button" class="button community-next" onClick={() => (isAll.value = true)}>
            {sayTournament('standings.all', { count: rows.length })}
          </button>
        )}
      </section>
      <Crosstable tournament={tournament} rows={rows} title={`${sayTournament('cross.title')} – ${title}`} />
    </>
  );
}

const ARROWS = { up: '▲', down: '▼' } as const;

/** Who changes divisions after the season, as it stands. */
const Moves = ({ way }: { readonly way: 'up' | 'down' }) => (
  <small class="tournament-moves">
    <span aria-hidden="true">{ARROWS[way]}</span>
    <span class="unseen">{sayTournament(`standings.${way}`)}</span>
  </small>
);

/** In the order of the standings; columns are numbered as the rows are, or in a Swiss tournament by round. */
function Crosstable({ tournament, rows, title }: CrossProps) {
  const { format } = tournament.card;
  if (gamesOf(tournament).length === 0 || format === 'knock-out') return null;
  if (format === 'swiss') return <SwissTable tournament={tournament} rows={rows} title={title} />;
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

/** Whom each has met in each round: the result, and the opponent's number in this table. */
function SwissTable({ tournament, rows, title }: CrossProps) {
  const numberOf = (seat: number): number => rows.findIndex((row) => row.seat === seat) + 1;
  return (
    <Section title={sayTournament('cross.title')} label={title} lines={rows.length}>
      <Wide>
        <table class="community-table tournament-cross">
          <thead>
            <tr>
              <th scope="col">{sayTournament('standings.name')}</th>
              {tournament.played.map(({ number }) => (
                <th key={number} scope="col">
                  <span aria-hidden="true">{number}</span>
                  <span class="unseen">{sayTournament('rounds.round', { number })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat }, index) => (
              <tr key={seat}>
                <th scope="row">{`${index + 1}. ${nameAt(tournament, seat)}`}</th>
                {tournament.played.map((round) => {
                  const { result, against } = roundResult(round, seat);
                  return (
                    <td key={round.number}>
                      <b>{result}</b> {against === null ? null : <small>{`(${numberOf(against)})`}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
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
