// A game that is being played, on a board that follows it as spectators see it.
import { useSignal } from '@preact/signals';
import type { View } from '@rubicon/engine';
import type { HistoryEntry, Update, Watched } from '@rubicon/protocol';
import { useEffect } from 'preact/hooks';
import type { Flight } from '../../board/lit.ts';
import type { Online } from '../../net/online.ts';
import { flightsOf } from '../../table/session/flights.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import { LargeBoard } from './large-board.tsx';
import { Players, whenText } from './players.tsx';

const POLL_S = 20;
const MOST_LINES = 6;

interface ToldLine {
  readonly key: string;
  readonly text: string;
}

interface Seen {
  readonly view: View;
  readonly cursor: number;
  readonly flights: readonly Flight[];
  readonly lines: readonly ToldLine[]; // what happened lately
  readonly watched: Watched;
}

export function LiveGame({ online, watched }: { readonly online: Online; readonly watched: Watched }) {
  const seen = useSignal<Seen | null>(null);
  const { game } = watched.card;
  const { ratings } = watched;
  useEffect(() => {
    const cursor = (): number => seen.peek()?.cursor ?? 0;
    const hear = ({ table, told }: Update): void => {
      if (table.view === null || table.cursor < cursor()) return;
      const isFirst = seen.peek() === null;
      const news = told.filter((entry) => entry.cursor > cursor());
      const lines = [...(seen.peek()?.lines ?? []), ...news.flatMap(linesOf)];
      seen.value = {
        view: table.view,
        cursor: table.cursor,
        flights: isFirst ? [] : news.flatMap((entry) => flightsOf(entry)),
        lines: lines.slice(-MOST_LINES),
        watched: { card: table.card, ratings },
      };
    };
    return online.connection.watch({
      game,
      as: 'spectator',
      after: cursor,
      chatAfter: () => 0,
      hear: (message) => {
        if (message.kind === 'update') hear(message);
      },
      poll: async (signal) => {
        const wait = seen.peek() === null ? {} : { wait: POLL_S };
        hear(await online.api.look(game, cursor(), 'spectator', { ...wait, signal }));
      },
    });
  }, [online, game, ratings, seen]);
  const now = seen.value;
  return (
    <>
      <div class="watch-board">
        {now === null ? null : <LargeBoard view={now.view} flights={now.flights} />}
      </div>
      <div class="watch-beside">
        <div class="watch-stand">
          <Players watched={now?.watched ?? watched} />
          <p class="watch-when">{whenText(now?.watched ?? watched)}</p>
        </div>
        <div role="log" aria-label={sayCommunity('watch.story')} class="watch-story">
          {(now?.lines ?? []).map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
        <a class="button primary" href={`#play=${game}`}>
          {sayCommunity('watch.open')}
        </a>
      </div>
    </>
  );
}

const linesOf = (entry: HistoryEntry): ToldLine[] =>
  historySentences(entry, 'spectator').map(({ text }, nth) => ({ key: `${entry.cursor} ${nth}`, text }));
