// What is shown of a link where it is pasted: a title, a sentence and a picture. Nothing that a spectator who is not
// logged in could not see: a private game, or any on a closed server, looks like a link to the start page.
import type { GameCard, GameId, PersonId, Sitter, TournamentId } from '@rubicon/protocol';
import { decode, GameIdSchema, PersonIdSchema, TournamentIdSchema } from '@rubicon/protocol';
import { SIDES, type Side } from '@rubicon/engine';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import { Refused } from '../base/refused.ts';
import type { Community } from '../community/friends.ts';
import type { PublicMoment } from '../games/look-back.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import type { Line, Picture } from '../pictures/picture.ts';
import { tagOf, type DrawnPicture, type Pictures } from '../pictures/pictures.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { leadingRows } from '../tournaments/shown.ts';
import { bcOf, romanTurn } from '../games/record/moment.ts';

interface Preview {
  readonly title: string;
  readonly text: string;
  readonly picture: string; // its address below the API, such as `games/ID/picture?v=…`
  readonly alt: string;
}

export interface PreviewsDeps {
  readonly games: Pick<GameService, 'card'>;
  readonly community: Pick<Community, 'profile'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly pictures: Pictures;
  readonly isClosed: boolean;
}

export interface Previews {
  /** Of a page by its word, `play=ID`; of anything else, or what may not be seen, the server's own. */
  of(word: string, words: MailTexts): Promise<Preview>;
  /** As spectators see it, also for its players; refused to anyone else if it is private. */
  game(by: Person | null, game: GameId, moment?: PublicMoment | null): Promise<DrawnPicture>;
  person(person: PersonId): Promise<DrawnPicture>;
  tournament(id: TournamentId): Promise<DrawnPicture>;
  home(): Promise<DrawnPicture>;
}

const NOWHERE = { caesar: {}, pompey: {} };
const HOME: Picture = { blocks: NOWHERE, lines: [], when: '' };
const SIDE_NAMES: Readonly<Record<Side, string>> = { caesar: 'Caesar', pompey: 'Pompey' };

export function previewsOf(deps: PreviewsDeps): Previews {
  const { games, community, tournaments, pictures, isClosed } = deps;

  async function personPicture(
    person: PersonId,
  ): Promise<{ picture: Picture; name: string; rating: number | null }> {
    const profile = await community.profile(null, person);
    const { name } = profile.person;
    const rating = profile.rating === null || profile.rating.isProvisional ? null : profile.rating.rating;
    const value = rating === null ? '' : String(rating);
    return { picture: { ...HOME, lines: [lineOf({ text: name, value })] }, name, rating };
  }

  async function tournamentPicture(
    id: TournamentId,
  ): Promise<{ picture: Picture; name: string; people: number; winners: string[] }> {
    const tournament = await tournaments.read(null, id);
    const { card, entrants } = tournament;
    const leaders = leadingRows(tournament)
      .slice(0, 2)
      .map(({ seat, halves, place }) =>
        lineOf({
          text: entrants.find((each) => each.seat === seat)?.person?.name ?? '–',
          value: halves % 2 === 0 ? String(halves / 2) : `${Math.floor(halves / 2)}.5`,
          isWinner: card.status === 'over' && place === 1,
        }),
      );
    const picture = { ...HOME, lines: [lineOf({ text: card.name }), ...leaders] };
    const winners = card.winners.flatMap((winner) => winner?.name ?? []);
    return { picture, name: card.name, people: card.people, winners };
  }

  async function found(word: string, words: MailTexts): Promise<Preview | null> {
    const [kind = '', rest = ''] = word.split(/=(.*)/s);
    const game = decode(GameIdSchema, gameIn(kind, rest));
    if (game.ok) {
      const moment = kind === 'study' ? momentIn(rest) : null;
      const then = moment === null ? null : await games.card(null, game.value, moment).catch(noMoment);
      const card = then ?? (await games.card(null, game.value));
      const query = then === null ? '' : `&${moment!.by === 'entry' ? 'at' : 'told'}=${moment!.at}`;
      const picture = `games/${game.value}/picture?v=${tagOf(gamePicture(card))}${query}`;
      return { ...textsOf(card, words), picture };
    }
    const person = decode(PersonIdSchema, kind === 'person' ? rest : '');
    if (person.ok) {
      const { picture, name, rating } = await personPicture(person.value);
      const address = `people/${person.value}/picture?v=${tagOf(picture)}`;
      return { title: name, text: words.preview.person(name, rating), picture: address, alt: name };
    }
    const tournament = decode(TournamentIdSchema, kind === 'tournament' ? rest : '');
    if (!tournament.ok) return null;
    const { picture, name, people, winners } = await tournamentPicture(tournament.value);
    const address = `tournaments/${tournament.value}/picture?v=${tagOf(picture)}`;
    return { title: name, text: words.preview.tournament(people, winners), picture: address, alt: name };
  }

  return {
    of: async (word, words) => {
      const home: Preview = { ...words.preview.home, picture: 'picture', alt: words.preview.home.text };
      if (isClosed) return home;
      try {
        return (await found(word, words)) ?? home;
      } catch {
        return home; // private, or not there: nobody learns which. In an outage the page comes all the same
      }
    },
    game: async (by, game, moment) => pictures.draw(gamePicture(await games.card(by, game, moment))),
    person: async (person) => pictures.draw((await personPicture(person)).picture),
    tournament: async (id) => pictures.draw((await tournamentPicture(id)).picture),
    home: () => pictures.draw(HOME),
  };
}

/** The game a page shows: at its table, replayed (`study=play-ID&at=57`) or reviewed. */
function gameIn(kind: string, rest: string): string {
  if (kind === 'play') return rest;
  if (kind !== 'study' && kind !== 'review') return '';
  return /^play-([\w-]+)/.exec(rest)?.[1] ?? '';
}

const MOMENT = /^play-[\w-]+&(?<by>at|told)=(?<at>\d{1,7})(?:&eyes=(?<eyes>\w+))?$/;

/** The moment a replay is opened at. What a player was told is counted otherwise than what spectators were. */
function momentIn(rest: string): PublicMoment | null {
  const { by, at, eyes } = MOMENT.exec(rest)?.groups ?? {};
  if (at === undefined) return null;
  if (by === 'told' && eyes !== undefined && eyes !== 'public') return null;
  return { by: by === 'at' ? 'entry' : 'history', at: Number(at) };
}

/** A link to no moment is one to the game. */
function noMoment(error: unknown): null {
  if (error instanceof Refused && error.code === 'no-moment') return null;
  throw error;
}

const lineOf = (line: Partial<Line> & Pick<Line, 'text'>): Line => ({
  side: null,
  other: '–',
  value: '',
  isWinner: false,
  ...line,
});

/** A game as spectators see it, by its card. */
function gamePicture({ sitters, blocks, points, result, status, year, turn }: GameCard): Picture {
  const hasBegun = status !== 'waiting';
  return {
    blocks,
    when: hasBegun && year > 0 ? `${bcOf(year)} BC · ${romanTurn(turn)}` : '',
    lines: SIDES.map((side) =>
      lineOf({
        side,
        text: shortName(sitters[side]),
        other: SIDE_NAMES[side],
        value: hasBegun ? String(points[side]) : '',
        isWinner: result?.winner === side,
      }),
    ),
  };
}

const shortName = (sitter: Sitter): string => {
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'open' ? '…' : `${sitter.level.charAt(0).toUpperCase()}${sitter.level.slice(1)}`;
};

/** The title and the sentence of a game. */
export function textsOf(card: GameCard, words: MailTexts): Omit<Preview, 'picture'> {
  const { sitters, status, year, turn, points, result, tournament } = card;
  const [caesar, pompey] = SIDES.map((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'open'
      ? words.nobody
      : sitter.kind === 'machine'
        ? words.machine(sitter.level)
        : sitter.name;
  }) as [string, string];
  const said = words.preview;
  const title = said.pair(caesar, pompey);
  if (status === 'waiting') return { title, text: said.waiting, alt: title };
  const score = `${points.caesar}–${points.pompey}`;
  const alt = said.board(bcOf(year), romanTurn(turn), score);
  if (status === 'running') return { title, text: alt, alt };
  if (result === null || status === 'aborted') {
    const text = tournament === null ? said.aborted : said.endedEarly(tournament.name);
    return { title, text, alt };
  }
  const winner = result.winner === null ? null : result.winner === 'caesar' ? caesar : pompey;
  return { title, text: winner === null ? said.drawn(score) : said.won(winner, score), alt };
}
