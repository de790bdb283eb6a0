// Playback of a game: the moment shown, the perspective, and automatic play.
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Side, HistoryEntry, View } from '@rubicon/engine';
import { Refused } from '../../authority/authority.ts';
import type { Flight } from '../../board/lit.ts';
import { flightsOf } from '../../table/session/flights.ts';
import { landmarksOf, momentAt, stepFrom, type Landmarks, type Stride } from '../model/landmarks.ts';
import type { Perspective } from '../../routes/moment.ts';
import type { ReplaySource } from '../model/replay-source.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** What is on the map. */
export interface Frame {
  readonly at: number;
  readonly perspective: Perspective;
  readonly view: View;
  readonly flights: readonly Flight[];
  readonly jump: number; // grows whenever it was not the next step
  readonly isPassing: boolean; // the timeline's handle is being dragged: the map stays where it is
}

export interface Playback {
  readonly replaySource: ReplaySource;
  readonly perspective: ReadonlySignal<Perspective>;
  readonly at: ReadonlySignal<number>; // requested; the frame follows
  readonly frame: ReadonlySignal<Frame | null>;
  readonly rested: ReadonlySignal<Frame | null>; // the last whose dice have come to rest: what is told follows it
  readonly story: ReadonlySignal<readonly HistoryEntry[]>;
  readonly landmarks: ReadonlySignal<Landmarks>;
  readonly curtain: ReadonlySignal<Side | null>; // the side whose view it covers
  readonly trouble: ReadonlySignal<Refused | null>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: Signal<number>;
  readonly stride: Signal<Stride>;
  readonly go: (at: number) => void;
  readonly pass: (at: number) => void; // with the timeline's handle
  readonly rest: () => void; // the handle was released
  readonly settle: (frame: Frame) => void; // its dice have come to rest
  readonly step: (direction: 1 | -1, stride?: Stride) => void;
  readonly look: (perspective: Perspective) => void;
  readonly liftCurtain: () => void;
  readonly play: (on: boolean) => void;
  readonly close: () => void;
}

interface PlaybackOptions {
  readonly at: number | null; // null: the end
  readonly perspective: Perspective | null;
  readonly hasCurtain: () => boolean;
  readonly pauseMs: () => number;
}

const ROAD_MS = 260;

export function createPlayback(replaySource: ReplaySource, options: PlaybackOptions): Playback {
  const { opened } = replaySource;
  const perspective = signal(firstPerspective(opened.perspectives, options.perspective));
  const at = signal(Math.min(options.at ?? opened.last, opened.last));
  const frame = signal<Frame | null>(null);
  const rested = signal<Frame | null>(null);
  const story = signal<readonly HistoryEntry[]>([]);
  const landmarks = computed(() => landmarksOf(story.value));
  const lifted = signal(false);
  const trouble = signal<Refused | null>(null);
  const playing = signal(false);
  const speed = signal(1);
  const stride = signal<Stride>('moment');
  let asked = 0;
  let jump = 0;
  let isPassing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const curtain = computed<Side | null>(() => {
    const side = perspective.value === 'caesar' || perspective.value === 'pompey' ? perspective.value : null;
    return side !== null && opened.shared && !lifted.value && options.hasCurtain() ? side : null;
  });

  function fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    batch(() => {
      trouble.value = error;
      playing.value = false;
    });
  }

  /** Of several requests made while one is pending, only the latest is shown. */
  async function show(): Promise<void> {
    asked += 1;
    const mine = asked;
    const wanted = { at: at.peek(), perspective: perspective.peek() };
    try {
      const view = await replaySource.view(momentAt(landmarks.peek(), wanted.at), wanted.perspective);
      if (mine !== asked) return;
      const before = frame.peek();
      const next = before === null ? null : stepFrom(landmarks.peek(), before.at, 'moment', 1);
      const isNext = before?.perspective === wanted.perspective && next === wanted.at;
      if (!isNext) jump += 1;
      const historyEntry = story.peek().find(({ cursor }) => cursor === wanted.at);
      batch(() => {
        trouble.value = null;
        frame.value = {
          ...wanted,
          view,
          jump,
          isPassing,
          flights: isNext && !isPassing && historyEntry !== undefined ? flightsOf(historyEntry) : [],
        };
      });
      if (playing.peek()) goOn();
    } catch (error) {
      if (mine === asked) fail(error);
    }
  }

  async function begin(): Promise<void> {
    if (curtain.peek() !== null) return;
    const mine = perspective.peek();
    try {
      const told = await replaySource.story(mine);
      if (mine !== perspective.peek()) return;
      batch(() => {
        story.value = told;
        at.value = momentAt(landmarks.value, at.peek());
      });
      await show();
    } catch (error) {
      fail(error);
    }
  }

  function goOn(): void {
    clearTimeout(timer);
    const longest = Math.max(0, ...(frame.peek()?.flights ?? []).map(({ path }) => path.length - 1));
    timer = setTimeout(
      () => {
        const next = stepFrom(landmarks.peek(), at.peek(), 'moment', 1);
        if (next === null) playing.value = false;
        else goTo(next);
      },
      options.pauseMs() / speed.peek() + ROAD_MS * longest,
    );
  }

  function goTo(moment: number): void {
    clearTimeout(timer);
    const isTold = story.peek().length > 0; // otherwise it is looked up once it is
    const found = isTold ? momentAt(landmarks.peek(), moment) : moment;
    if (found === at.peek() && frame.peek()?.at === found) return;
    at.value = found;
    if (isTold) void show();
  }

  void begin();

  return {
    replaySource,
    perspective,
    at,
    frame,
    rested,
    story,
    landmarks,
    curtain,
    trouble,
    playing,
    speed,
    stride,
    go: (moment) => {
      isPassing = false;
      goTo(moment);
    },
    pass: (moment) => {
      isPassing = true;
      goTo(moment);
    },
    rest: () => {
      isPassing = false;
      if (frame.peek() !== null) frame.value = { ...frame.peek()!, isPassing };
    },
    settle: (settled) => {
      rested.value = settled;
    },
    step: (direction, by = stride.peek()) => {
      const next = stepFrom(landmarks.peek(), at.peek(), by, direction);
      isPassing = false;
      if (next !== null) goTo(next);
    },
    look: (wanted) => {
      if (wanted === perspective.peek() || !opened.perspectives.includes(wanted)) return;
      batch(() => {
        perspective.value = wanted;
        lifted.value = false;
        frame.value = rested.value = null; // nothing of another perspective remains
        story.value = [];
      });
      void begin();
    },
    liftCurtain: () => {
      lifted.value = true;
      void begin();
    },
    play: (on) => {
      clearTimeout(timer);
      const { moments } = landmarks.peek();
      playing.value = on;
      if (!on) return;
      if (at.peek() === moments.at(-1)) goTo(moments[0]!);
      else goOn();
    },
    close: () => {
      asked += 1;
      clearTimeout(timer);
      playing.value = false;
    },
  };
}

/** As much as may be seen: the requested perspective, all, or the public one. */
function firstPerspective(allowed: readonly Perspective[], wanted: Perspective | null): Perspective {
  if (wanted !== null && allowed.includes(wanted)) return wanted;
  return allowed.includes('all') ? 'all' : allowed.includes('public') ? 'public' : allowed[0]!;
}
