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
        <Players watched={watched} />
        {playback.value === null ? null : <Controls playback={playback.value} />}
        <a class="button primary" href={`#study=play-${game}`}>
          {sayCommunity('watch.replay')}
        </a>
      </div>
    </>
  );
}

function Played({ playback }: { readonly playback: Playback }) {
  const frame = playback.frame.value;
  return frame === null ? null : <LargeBoard view={frame.view} flights={frame.flights} />;
}

function Controls({ playback }: { readonly playback: Playback }) {
  const frame = playback.frame.value;
  const { story } = playback;
  const text = useMemo(() => {
    const entry = story.value.find(({ cursor }) => cursor === frame?.at);
    return entry === undefined
      ? ''
      : paragraph(historySentences(entry, 'spectator').map((each) => each.text));
  }, [story.value, frame]);
  const isAll = playback.perspective.value === 'all';
  const isPlaying = playback.playing.value;
  const turn = (): void => {
    playback.look(isAll ? 'public' : 'all');
    playback.play(true);
  };
  return (
    <>
      <p class="community-now">
        <b>
          {frame === null
            ? ''
            : say('games.when', { year: yearName(frame.view.year), turn: roman(frame.view.turn) })}
        </b>
      </p>
      <p class="watch-told">{text}</p>
      <div class="watch-controls">
        <button type="button" class="button" onClick={() => playback.play(!isPlaying)}>
          {sayCommunity(isPlaying ? 'watch.stop' : 'watch.play')}
        </button>
        <button type="button" class="button" onClick={turn}>
          {sayCommunity(isAll ? 'watch.public' : 'watch.revealed')}
        </button>
      </div>
    </>
  );
}
