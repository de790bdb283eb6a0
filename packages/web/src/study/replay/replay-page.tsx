// A game looked back at. The address says which, at which moment and with whose eyes.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { motionReduced, noCurtain } from '../../settings/settings.ts';
import { leaveTable } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { FileDrop } from './file-drop.tsx';
import type { Keeper } from '../model/replay-host.ts';
import { connectKeeper } from '../model/replay-client.ts';
import { makeSource, parseMoment, type Moment } from '../../routes/moment.ts';
import { openNotesOn, type Notes } from '../model/notes.ts';
import { createReel, type Reel } from './playback.ts';
import { momentIn, openSight } from '../model/replay-source.ts';
import { StudyHome } from './replay-home.tsx';
import { indexedStudyStore } from '../../storage/device-store.ts';
import { StudyTable } from './replay-table.tsx';

export function StudyPage({ page }: { readonly page: string }) {
  const moment = useMemo(() => parseMoment(page), [page]);
  if (moment === null) return <StudyHome />;
  return (
    <FileDrop>
      <Game key={makeSource(moment.source)} moment={moment} />
    </FileDrop>
  );
}

interface Open {
  readonly reel: Reel;
  readonly notes: Notes;
}

const PAUSE_MS = 900;

async function openTable(source: string, moment: Moment, keeper: Keeper): Promise<Open> {
  const sight = await openSight(moment.source, keeper);
  const notes = await openNotesOn(indexedStudyStore(), source, sight);
  const reel = createReel(sight, {
    at: await momentIn(sight, moment),
    eyes: moment.eyes,
    hasCurtain: () => !noCurtain.value,
    pauseMs: () => (motionReduced.value ? 500 : PAUSE_MS),
  });
  return { reel, notes };
}

function Game({ moment }: { readonly moment: Moment }) {
  const open = useSignal<Open | null>(null);
  const trouble = useSignal<Refused | null>(null);
  const source = makeSource(moment.source);
  const wanted = useRef(moment);
  wanted.current = moment;
  useEffect(() => {
    const keeper = connectKeeper();
    let isGone = false;
    const begin = async (): Promise<void> => {
      try {
        const opened = await openTable(source, wanted.current, keeper);
        if (!isGone) open.value = opened;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        trouble.value = error;
      }
    };
    void begin();
    return () => {
      isGone = true;
      open.peek()?.reel.close();
      keeper.close();
    };
  }, [source, open, trouble]);
  const reel = open.value?.reel ?? null;
  // Another address of the same game, by a link or the browser's buttons
  useEffect(() => {
    if (reel === null) return undefined;
    let isOld = false;
    const follow = async (): Promise<void> => {
      const at = await momentIn(reel.sight, moment);
      if (isOld) return;
      if (moment.eyes !== null) reel.look(moment.eyes);
      if (at !== null) reel.go(at);
    };
    void follow();
    return () => {
      isOld = true;
    };
  }, [moment, reel]);
  if (open.value !== null)
    return <StudyTable source={moment.source} reel={open.value.reel} notes={open.value.notes} />;
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
