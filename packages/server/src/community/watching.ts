// What there is to watch: public games that are played, the best live one first, and a great one that is over
// (docs/watching.md).
import { RULE_ENDINGS, SIDES, type Side } from '@rubicon/engine';
import { LEVEL_RATINGS } from '@rubicon/ai/level';
import type { AnswerOf, GameCard, PersonId, Watched } from '@rubicon/protocol';
import { recently } from '../base/recent.ts';
import type { Store } from '../data/contract/store.ts';
import { cardOf, readable } from '../games/record/record.ts';
import type { Ratings } from './ratings.ts';

export interface WatchingDeps {
  readonly store: Pick<Store, 'games'>;
  readonly ratings: Pick<Ratings, 'of'>;
  readonly now: () => number;
}

export interface Watching {
  list(): Promise<AnswerOf<'Watch'>>;
}

const MOST_GAMES = 60;
const MOST_LIVE = 300; // among which the best are
const MOST_ENDED = 100; // among which the great one is
const UNRATED = 1200; // as if: below a newcomer's 1500, so that those who have shown what they can come first
const POINT = 50; // rating points that a victory point of difference counts
const BY_THE_RULES: ReadonlySet<string> = new Set(RULE_ENDINGS);

export function watchingOf({ store, ratings, now }: WatchingDeps): Watching {
  async function read(): Promise<AnswerOf<'Watch'>> {
    const cardsIn = (list: Parameters<typeof readable>[0]): GameCard[] => readable(list, cardOf).read;
    const [live, last] = [await store.games.live(MOST_LIVE), await store.games.playing(MOST_GAMES)];
    const running = cardsIn([...new Map([...live, ...last].map((game) => [game.id, game])).values()]);
    const ended = cardsIn(await store.games.ended(MOST_ENDED)).filter(isGreatKind);
    const rated = await ratings.of([...running, ...ended].flatMap(peopleOf));
    const watched = (card: GameCard): Watched => ({
      card,
      ratings: { caesar: ratingAt(card, 'caesar', rated), pompey: ratingAt(card, 'pompey', rated) },
    });
    const [great = null] = ended.map(watched).toSorted(byGreatness);
    return { games: running.map(watched).toSorted(byInterest).slice(0, MOST_GAMES), great };
  }

  const recent = recently<AnswerOf<'Watch'>>(now);
  return { list: () => recent('all', read) };
}

const peopleOf = ({ sitters }: GameCard): PersonId[] =>
  SIDES.flatMap((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' ? [sitter.person] : [];
  });

function ratingAt(
  { sitters }: GameCard,
  side: Side,
  ratings: Awaited<ReturnType<Ratings['of']>>,
): number | null {
  const sitter = sitters[side];
  if (sitter.kind === 'machine') return Math.round(LEVEL_RATINGS[sitter.level].rating);
  return sitter.kind === 'person' ? (ratings.get(sitter.person)?.rating ?? null) : null;
}

const meanOf = ({ ratings: { caesar, pompey } }: Watched): number =>
  ((caesar ?? UNRATED) + (pompey ?? UNRATED)) / 2;

const machinesIn = ({ card: { sitters } }: Watched): number =>
  SIDES.filter((side) => sitters[side].kind === 'machine').length;

/** Live games first, between people before those with a computer, best rated first; of the rest, the last moved. */
export function byInterest(one: Watched, other: Watched): number {
  const isLive = ({ card }: Watched): number => (card.pace.kind === 'live' ? 0 : 1);
  const live = isLive(one) - isLive(other);
  if (live !== 0) return live;
  if (isLive(one) === 1) return other.card.changedMs - one.card.changedMs;
  return (
    machinesIn(one) - machinesIn(other) ||
    meanOf(other) - meanOf(one) ||
    other.card.changedMs - one.card.changedMs
  );
}

/** Between people, and won by the rules: nobody resigned, and no clock ran out. */
export const isGreatKind = (card: GameCard): boolean =>
  peopleOf(card).length === SIDES.length && BY_THE_RULES.has(card.result?.reason ?? '');

/** High rated and close: the mean rating, less 50 for each victory point between the two. The last of equal ones. */
export function byGreatness(one: Watched, other: Watched): number {
  const worth = (watched: Watched): number => {
    const { caesar, pompey } = watched.card.points;
    return meanOf(watched) - POINT * Math.abs(caesar - pompey);
  };
  return worth(other) - worth(one) || other.card.changedMs - one.card.changedMs;
}
