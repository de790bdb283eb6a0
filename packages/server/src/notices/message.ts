// What is said in a notice: a title, a sentence and where it leads.
import { createHash } from 'node:crypto';
import type { GameId, NoticeKind, PushMessage } from '@rubicon/protocol';
import type { StoredNotice } from '../data/store-notices.ts';
import type { Sight } from '../games/keeper.ts';
import { other } from '../games/record.ts';

export interface Told {
  readonly notice: StoredNotice;
  readonly sight: Sight;
}

export type Message = PushMessage;

const HOUR_MS = 3_600_000;
const LONGEST_LINE = 300;

/** Of one game the most important thing is said. */
const WEIGHTS: Readonly<Record<NoticeKind, number>> = {
  ended: 6,
  reminder: 5,
  began: 4,
  turn: 3,
  challenge: 2,
  chat: 1,
};

/** Everything at once in one message. */
export function messageFor(told: readonly Told[], home: string): Message {
  const games = [...Map.groupBy(told, ({ notice }) => notice.game).values()].map((group) =>
    group.reduce((one, next) => (WEIGHTS[next.notice.kind] > WEIGHTS[one.notice.kind] ? next : one)),
  );
  const [only] = games;
  if (only !== undefined && games.length === 1) {
    const { kind, game } = only.notice;
    const { title, text } = wordsFor(only);
    return { kind, game, title, text, url: linkTo(home, game), tag: tagOf(game) };
  }
  const sentences = games.map((each) => wordsFor(each).text);
  return {
    kind: 'several',
    game: null,
    title: `News of ${games.length} games`,
    text: sentences.join('\n'),
    url: `${home}/#games`,
    tag: tagOf(null),
  };
}

export const testMessage = (home: string): Message => ({
  kind: 'test',
  game: null,
  title: 'A test of notices',
  text: 'This is how you will be told when a game waits for you.',
  url: `${home}/#games`,
  tag: 'test',
});

const linkTo = (home: string, game: GameId | null): string =>
  game === null ? `${home}/#games` : `${home}/#play=${game}`;

/** Short enough for what a push service takes as a topic. */
const tagOf = (game: GameId | null): string =>
  game === null ? 'several' : createHash('sha256').update(game).digest('base64url').slice(0, 20);

interface Words {
  readonly title: string;
  readonly text: string;
}

function wordsFor({ notice, sight }: Told): Words {
  const { record, side, flagMs } = sight;
  const name = nameOf(sight);
  const { year, turn, result } = record.summary;
  switch (notice.kind) {
    case 'turn':
      return { title: 'Your turn', text: `It is your turn against ${name}: year ${year}, turn ${turn}.` };
    case 'began':
      return { title: 'The game has begun', text: `Your game against ${name} has begun.` };
    case 'ended': {
      const how =
        result === null || record.status === 'aborted'
          ? 'has ended without a result'
          : result.winner === null
            ? 'has ended in a draw'
            : result.winner === side
              ? 'is won'
              : 'is lost';
      return { title: 'The game is over', text: `Your game against ${name} ${how}.` };
    }
    case 'challenge':
      return { title: 'A challenge', text: `${name} wants to play with you.` };
    case 'chat': {
      const line = JSON.parse(notice.text) as { name: string; text: string };
      return { title: `${line.name} says`, text: `${line.name}: ${line.text.slice(0, LONGEST_LINE)}` };
    }
    case 'reminder': {
      const hours = flagMs === null ? 1 : Math.max(1, Math.round((flagMs - notice.dueMs) / HOUR_MS));
      const left = hours === 1 ? 'an hour' : `${hours} hours`;
      return { title: 'Your time runs out', text: `You have about ${left} left against ${name}.` };
    }
  }
}

function nameOf({ record, side }: Sight): string {
  const sitter = record.sitters[other(side)];
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'machine' ? `the machine ${sitter.level}` : 'nobody';
}
