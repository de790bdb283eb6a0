// The announcer of a table: what happens on the screen, line by line, for whoever listens to the page. Everything told
// about the game goes through it, so that nothing is told twice.
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../authority/table.ts';
import type { Session } from '../session/session.ts';
import { newLines, type Heard, type Shown } from './new-lines.ts';

interface Line {
  readonly key: number;
  readonly text: string;
  readonly kind: 'told' | 'typed' | 'refused'; // what the player typed is only seen, and so is an earlier refusal
}

export interface Announcer {
  readonly lines: ReadonlySignal<readonly Line[]>; // the newest last
  readonly refusal: ReadonlySignal<string>; // told at once; '' once something else is told
  readonly tell: (...texts: readonly string[]) => void;
  readonly refuse: (text: string) => void;
  readonly echo: (typed: string) => void;
  readonly stop: () => void;
}

const KEPT = 40;
const SETTLE_MS = 120; // the orders of a group follow one another, and are one line

export function createAnnouncer(session: Session, hasKeys: () => boolean): Announcer {
  const lines = signal<readonly Line[]>([]);
  const refusal = signal('');
  let seat: Seat | null = null;
  let heard: Heard | null = null;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lineOf = (text: string, kind: Line['kind']): Line => ({ key: (count += 1), text, kind });
  const add = (texts: readonly string[], kind: Line['kind']): void => {
    const refused = refusal.peek() === '' ? [] : [lineOf(refusal.peek(), 'refused')];
    const added = texts.map((text) => lineOf(text, kind));
    lines.value = [...lines.peek(), ...refused, ...added].slice(-KEPT);
    refusal.value = '';
  };
  const listen = (): void => {
    const shown = shownOf(session);
    if (shown === null || session.busy.peek()) return;
    const news = newLines(heard, shown, hasKeys());
    heard = news.heard;
    if (news.lines.length > 0) add(news.lines, 'told');
  };
  const forget = (): void => {
    heard = null;
    lines.value = [];
    refusal.value = '';
  };
  const stopFollowing = effect(() => {
    clearTimeout(timer);
    const taken = session.seating.value?.table.seat ?? null;
    if (taken !== seat) forget(); // nothing of a seat is kept once it is left
    seat = taken;
    if (seat === null) return;
    shownOf(session);
    if (!session.busy.value) timer = setTimeout(listen, SETTLE_MS);
  });
  return {
    lines,
    refusal,
    tell: (...texts) => add(texts, 'told'),
    echo: (typed) => add([typed], 'typed'),
    refuse: (text) => {
      refusal.value = text;
    },
    stop() {
      stopFollowing();
      clearTimeout(timer);
    },
  };
}

/** Of what the page shows, never of what has arrived. */
function shownOf({ seating, table, recap, told, past, isTelling }: Session): Shown | null {
  if (seating.value === null || table.value === null) return null;
  return {
    table: table.value,
    history: seating.value.history,
    before: told.value[0]?.before.history ?? null,
    isTelling: isTelling.value,
    frame: recap.value === null ? null : (recap.value.frames[recap.value.index] ?? null),
    isPast: past.value !== null,
  };
}
