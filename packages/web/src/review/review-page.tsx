// The game review. The address says which game.
import { useSignal } from '@preact/signals';
import type { GameFile, PerSide } from '@rubicon/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import { Refused } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import { FileDrop } from '../study/replay/file-drop.tsx';
import { connectReplayHost } from '../study/model/replay-client.ts';
import { reviewName } from '../storage/annotations.ts';
import { makeSource, parseSource, replayAddress, type Source } from '../routes/moment.ts';
import { openReplaySource } from '../study/model/replay-source.ts';
import { indexedDeviceStore } from '../storage/device-store.ts';
import { leaveTable } from '../routes/address.ts';
import { sayReview } from '../words/topics/review.ts';
import { analysisInWorker } from './analysis-client.ts';
import { createReviewState, type ReviewState } from './review-state.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { playerNames } from '../words/player-name.ts';
import './review.css';

export function ReviewPage({ page }: { readonly page: string }) {
  const text = page.slice('review='.length);
  const source = useMemo(() => parseSource(text), [text]);
  return (
    <FileDrop>
      <Opening key={text} source={source} />
    </FileDrop>
  );
}

interface Ready {
  readonly file: GameFile;
  readonly players: PerSide<string>;
  readonly review: ReviewState;
}

type Stage = Ready | 'opening' | 'running' | Refused;

function Opening({ source }: { readonly source: Source }) {
  const stage = useSignal<Stage>('opening');
  const name = makeSource(source);
  const runner = useMemo(analysisInWorker, []);
  useEffect(() => {
    let isGone = false;
    const replayHost = connectReplayHost();
    const open = async (): Promise<Stage> => {
      const { opened, whole } = await openReplaySource(source, replayHost);
      if (whole === null) return 'running';
      const file = await whole();
      const store = indexedDeviceStore();
      const shelf = {
        read: () => store.read(reviewName(name)),
        keep: (value: unknown) => store.keep(reviewName(name), value),
      };
      const review = createReviewState(file, runner, shelf);
      await review.open();
      return { file, players: playerNames(opened.players), review };
    };
    const begin = async (): Promise<void> => {
      try {
        const next = await open();
        if (isGone) runner.end();
        else stage.value = next;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        stage.value = error;
      } finally {
        replayHost.close();
      }
    };
    void begin();
    return () => {
      isGone = true;
      runner.end();
    };
  }, [source, name, runner, stage]);
  useEffect(() => {
    document.title = `${sayReview('review.page')} – ${say('app.name')}`;
  }, []);
  const now = stage.value;
  if (typeof now === 'object' && !(now instanceof Refused)) return <ReviewSheet source={source} {...now} />;
  return (
    <main class="table-wait">
      <h1 class="unseen">{sayReview('review.page')}</h1>
      <p role="status">
        {now === 'opening'
          ? sayReview('review.opening')
          : now === 'running'
            ? sayReview('review.running')
            : sayReview('review.failed', { why: refusalText(now) })}
      </p>
      {now === 'running' ? (
        <a class="button" href={replayAddress({ source })}>
          {sayReview('review.to-study')}
        </a>
      ) : null}
      <button type="button" class="link" onClick={leaveTable}>
        {sayReview('review.to-start')}
      </button>
    </main>
  );
}
