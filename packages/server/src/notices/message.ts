// The text of a notification: a title, a sentence and a link.
import { createHash } from 'node:crypto';
import type {
  GameId,
  NoticeChannel,
  NoticeKind,
  PlanStop,
  PushMessage,
  Tournament,
  TournamentId,
} from '@rubicon/protocol';
import type { PersonNotice } from '../data/contract/notices.ts';
import type { PlayerStatus } from '../games/look-back.ts';
import { bcOf, romanTurn } from '../games/record/moment.ts';
import { endKey, isFound, otherBidMs } from './due-notices.ts';
import { tournamentText } from './tournament-notices.ts';
import { other, type GameRecord } from '../games/record/record.ts';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import { areaIn } from '@rubicon/words/mail';

export interface Told {
  readonly notice: PersonNotice;
  readonly player: PlayerStatus | null; // null: of no game
  readonly tournament: Tournament | null; // of which a notice tells; null: only of the game
}

export type Message = PushMessage;

const HOUR_MS = 3_600_000;
const LONGEST_LINE = 300;

/** For one game, only the most important thing is said. */
const WEIGHTS: Readonly<Record<NoticeKind, number>> = {
  ended: 6,
  reminder: 5,
  began: 4,
  turn: 3,
  challenge: 2,
  round: 2,
  chat: 1,
};

/** All notifications in one message, in the reader's language. */
export function messageFor(
  told: readonly Told[],
  home: string,
  words: MailTexts,
  channel: NoticeChannel,
): Message {
  const games = [...Map.groupBy(told, ({ notice }) => notice.game ?? notice.id).values()].map((group) =>
    group.reduce((one, next) => (WEIGHTS[next.notice.kind] > WEIGHTS[one.notice.kind] ? next : one)),
  );
  const [only] = games;
  if (only !== undefined && games.length === 1) {
    const { kind, game } = only.notice;
    const { title, text } = spokenOf(only, words, channel);
    const about = game ?? only.tournament?.card.id ?? null;
    const url = game === null ? tournamentLink(home, only.tournament!.card.id) : linkTo(home, game);
    return { kind, game, lang: words.tag, title, text, url, tag: tagOf(about) };
  }
  const sentences = games.map((each) => spokenOf(each, words, channel).text);
  return {
    kind: 'several',
    game: null,
    lang: words.tag,
    title: words.several(games.length),
    text: sentences.join('\n'),
    url: linkTo(home, null),
    tag: tagOf(null),
  };
}

export const testMessage = (home: string, words: MailTexts): Message => ({
  kind: 'test',
  game: null,
  lang: words.tag,
  ...words.test,
  url: linkTo(home, null),
  tag: 'test',
});

const linkTo = (home: string, game: GameId | null): string =>
  game === null ? `${home}/#online` : `${home}/#play=${game}`;

const tournamentLink = (home: string, id: TournamentId): string => `${home}/#tournament=${id}`;

/** Short enough for a push service's topic. */
const tagOf = (about: GameId | TournamentId | null): string =>
  about === null ? 'several' : createHash('sha256').update(about).digest('base64url').slice(0, 20);

interface Spoken {
  readonly title: string;
  readonly text: string;
}

function spokenOf({ notice, player, tournament }: Told, words: MailTexts, channel: NoticeChannel): Spoken {
  if (tournament !== null) {
    const opponent = player === null ? words.nobody : nameOf(player, words);
    return { title: tournament.card.name, text: tournamentText(notice, tournament, opponent, words) };
  }
  return spokenOfGame(notice, player!, words, channel);
}

function spokenOfGame(
  notice: PersonNotice,
  player: PlayerStatus,
  words: MailTexts,
  channel: NoticeChannel,
): Spoken {
  const { record, side, flagMs } = player;
  const name = nameOf(player, words);
  const { year, turn, result } = record.summary;
  const say = ({ title, text }: MailTexts['began']): Spoken => ({ title, text: text(name) });
  switch (notice.kind) {
    case 'turn':
      if (notice.key === endKey(record, side)) return say(words.endOffered);
      return {
        title: words.turn.title,
        text: [
          words.turn.text(name, bcOf(year), romanTurn(turn)),
          ...(channel === 'webhook' ? [] : planStopped(player, words)),
        ].join(' '),
      };
    case 'began':
      return say(words.began);
    case 'ended':
      if (result === null || record.status === 'aborted') return endedEarly(record, name, words);
      return say(result.winner === null ? words.drawn : result.winner === side ? words.won : words.lost);
    case 'challenge':
      if (isFound(record, side)) return say(words.found);
      return say(otherBidMs(record, side) === null ? words.challenge : words.bid);
    case 'round': {
      const { name: title, round } = record.tournament!;
      return { title: words.round.title(title), text: words.round.text(name, round) };
    }
    case 'chat': {
      const line = JSON.parse(notice.text) as { name: string; text: string };
      const text = words.chat.text(line.name, line.text.slice(0, LONGEST_LINE));
      return { title: words.chat.title(line.name), text };
    }
    case 'reminder': {
      const hours = flagMs === null ? 1 : Math.max(1, Math.round((flagMs - notice.dueMs) / HOUR_MS));
      return { title: words.reminder.title, text: words.reminder.text(name, hours) };
    }
  }
}

/** A deadline or a ruling ends a game of a tournament, which counts all the same. */
function endedEarly({ tournament }: GameRecord, name: string, words: MailTexts): Spoken {
  const { title } = words.ended;
  const text = tournament === null ? words.ended.text(name) : words.endedEarly(name, tournament.name);
  return { title, text };
}

/** Why the plan stopped that this turn was left to. A webhook's channel may have other readers, who know of no plan. */
function planStopped({ record, side }: PlayerStatus, words: MailTexts): string[] {
  const plan = record.plans[side];
  const askedMs = record.summary.askedMs[side];
  if (plan?.end?.kind !== 'stopped' || plan.endMs === null || askedMs === null) return [];
  if (plan.endMs < askedMs) return []; // an earlier turn
  const whys = plan.end.why.map((stop) => whyOf(stop, words));
  return [words.turn.planStopped([...new Set(whys)])];
}

function whyOf(stop: PlanStop, words: MailTexts): string {
  const { planWhys } = words.turn;
  if (stop.why === 'battle') return planWhys.battle(areaIn(stop.area, words));
  if (stop.why !== 'condition') return planWhys[stop.why];
  const { condition } = stop;
  if (condition.kind === 'place' || condition.kind === 'blocks')
    return planWhys.place(areaIn(condition.area, words));
  return planWhys[condition.kind];
}

function nameOf({ record, side }: PlayerStatus, words: MailTexts): string {
  const sitter = record.sitters[other(side)];
  if (sitter.kind === 'person') return sitter.name;
  if (sitter.kind === 'open') return words.nobody;
  return words.machine(sitter.level);
}
