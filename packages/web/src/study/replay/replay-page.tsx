// The replay page. The address says which game, which moment and which perspective.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { motionReduced, noCurtain } from '../../settings/settings.ts';
import { leaveTable } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { FileDrop } from './file-drop.tsx';
import type { ReplayHost } from '../model/replay-host.ts';
import { connectReplayHost } from '../model/replay-client.ts';
import { makeSource, parseMoment, type Moment } from '../../routes/moment.ts';
import { openNotesOn, type Notes } from '../model/notes.ts';
import { createPlayback, type Playback } from './playback.ts';
import { momentIn, openReplaySource } from '../model/replay-source.ts';
import { ReplayHome } from './replay-home.tsx';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import { ReplayTable } from './replay-table.tsx';

export function ReplayPage({ page }: { readonly page: string }) {
  const moment = useMemo(() => parseMoment(page), [page]);
  if (moment === null) return <ReplayHome />;
  return (
    <FileDrop>
      <Game key={makeSource(moment.source)} moment={moment} />
    </FileDrop>
  );
}

interface Open {
  readonly playback: Playback;
  readonly notes: Notes;
}

const PAUSE_MS = 900;

async function openTable(source: string, moment: Moment, replayHost: ReplayHost): Promise<Open> {
  const replaySource = await openReplaySource(moment.source, replayHost);
  const notes = await openNotesOn(indexedDeviceStore(), source, replaySource);
  const playback = createPlayback(replaySource, {
    at: await momentIn(replaySource, moment),
    perspective: moment.perspective,
    hasCurtain: () => !noCurtain.value,
    pauseMs: () => (motionReduced.value ? 500 : PAUSE_MS),
  });
  return { playback, notes };
}

function Game({ moment }: { readonly moment: Moment }) {
  const open = useSignal<Open | null>(null);
  const trouble = useSignal<Refused | null>(null);
  const source = makeSource(moment.source);
  const wanted = useRef(moment);
  wanted.current = moment;
  useEffect(() => {
    const replayHost = connectReplayHost();
    let isGone = false;
    const begin = async (): Promise<void> => {
      try {
        const opened = await openTable(source, wanted.current, replayHost);
        if (!isGone) open.value = opened;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        trouble.value = error;
      }
    };
    void begin();
    return () => {
      isGone = true;
      open.peek()?.playback.close();
      replayHost.close();
    };
  }, [source, open, trouble]);
  const playback = open.value?.playback ?? null;
  // Another address of the same game, by a link or the browser's buttons
  useEffect(() => {
    if (playback === null) return undefined;
    let isOld = false;
    const follow = async (): Promise<void> => {
      const at = await momentIn(playback.replaySource, moment);
      if (isOld) return;
      if (moment.perspective !== null) playback.look(moment.perspective);
      if (at !== null) playback.go(at);
    };
    void follow();
    return () => {
      isOld = true;
    };
  }, [moment, playback]);
  if (open.value !== null)
    return <ReplayTable source={moment.source} playback={open.value.playback} notes={open.value.notes} />;
  return (
    <main class="table-wait">
      <h1 class="unseen">{sayStudy('study.page')}</h1>
      <p>
        {trouble.value === null
          ? sayStudy('study.loading')
          : sayStudy('study.failed', { why: refusalText(trouble.value) })}
      </p>
      <button type="button" class="link" onClick={leaveTable}>
        {sayStudy('study.leave')}
      </button>
    </main>
  );
}
