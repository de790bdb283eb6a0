// A great game that is over, played again by itself from its beginning: with everything shown, or as spectators saw it.
import { useSignal } from '@preact/signals';
import type { Watched } from '@rubicon/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { paragraph, roman, say, yearName } from '@rubicon/words';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { motionReduced } from '../../settings/settings.ts';
import { connectReplayHost } from '../../study/model/replay-client.ts';
import { openReplaySource } from '../../study/model/replay-source.ts';
import { createPlayback, type Playback } from '../../study/replay/playback.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { LargeBoard } from './large-board.tsx';
import { Players } from './players.tsx';

const PAUSE_MS = 1400;

export function GreatGame({ watched }: { readonly watched: Watched }) {
  const playback = useSignal<Playback | null>(null);
  const trouble = useSignal<Refused | null>(null);
  const { game } = watched.card;
  useEffect(() => {
    const host = connectReplayHost();
    let isGone = false;
    const begin = async (): Promise<void> => {
      try {
        const source = await openReplaySource({ kind: 'play', id: game }, host);
        if (isGone) return;
        const made = createPlayback(source, {
          at: 0,
          perspective: 'all',
          hasCurtain: () => false,
          pauseMs: () => PAUSE_MS,
        });
        playback.value = made;
        // Whoever wants no motion presses Play
        if (!motionReduced.peek()) made.play(true);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        trouble.value = error;
      }
    };
    void begin();
    return () => {
      isGone = true;
      playback.peek()?.close();
      host.close();
    };
  }, [game, playback, trouble]);
  return (
    <>
      <div class="watch-board">
        {trouble.value === null ? null : <p role="alert">{refusalText(trouble.value)}</p>}
        {playback.value === null ? null : <Played playback={playback.value} />}
      </div>
      <div class="watch-beside">
        <div class="watch-stand">
          <Players watched={watched} />
          {playback.value === null ? null : <When playback={playback.value} />}
        </div>
        {playback.value === null ? null : <Told playback={playback.value} />}
        <div class="watch-controls">
          {playback.value === null ? null : <Controls playback={playback.value} />}
          <a class="button primary" href={`#study=play-${game}`}>
            {sayCommunity('watch.replay')}
          </a>
        </div>
      </div>
    </>
  );
}

function Played({ playback }: { readonly playback: Playback }) {
  const frame = playback.frame.value;
  return frame === null ? null : <LargeBoard view={frame.view} flights={frame.flights} />;
}

function When({ playback }: { readonly playback: Playback }) {
  const view = playback.frame.value?.view;
  if (view === undefined) return null;
  return <p class="watch-when">{say('games.when', { year: yearName(view.year), turn: roman(view.turn) })}</p>;
}

/** What happens on the board. Not announced: it would never end. */
function Told({ playback }: { readonly playback: Playback }) {
  const at = playback.frame.value?.at;
  const told = playback.story.value;
  const text = useMemo(() => {
    const entry = told.find(({ cursor }) => cursor === at);
    return entry === undefined
      ? ''
      : paragraph(historySentences(entry, 'spectator').map((each) => each.text));
  }, [told, at]);
  return <p class="watch-told">{text}</p>;
}

function Controls({ playback }: { readonly playback: Playback }) {
  const isAll = playback.perspective.value === 'all';
  const isPlaying = playback.playing.value;
  const turn = (): void => {
    playback.look(isAll ? 'public' : 'all');
    playback.play(true);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => playback.play(!isPlaying)}>
        {sayCommunity(isPlaying ? 'watch.stop' : 'watch.play')}
      </button>
      <button type="button" class="button" onClick={turn}>
        {sayCommunity(isAll ? 'watch.public' : 'watch.revealed')}
      </button>
    </>
  );
}
