// The whole log of the game; the moment shown is scrolled into view.
import { useComputed } from '@preact/signals';
import type { GameNote, HistoryEntry, Viewer } from '@rubicon/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { paragraph, say } from '@rubicon/words';
import type { Fought } from '../../table/state/battles-fought.ts';
import { memo } from '../../ui/memo.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { chapterTitle, logChapters, type LogChapter } from '../../words/log-chapters.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import { sayStudy } from '../../words/topics/study.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import '../../table/panels/log-panel.css';
import './replay-log.css';

interface LogProps {
  readonly playback: Playback;
  readonly notes: Notes;
  readonly fought: readonly Fought[]; // all battles of the game
  readonly onReport: (battle: Fought) => void;
  readonly onThought: (at: number) => void; // asked what a machine was thinking
}

export function ReplayLog({ playback, notes, fought, onReport, onThought }: LogProps) {
  const story = playback.story.value;
  const shown = playback.frame.value?.at ?? 0;
  const rested = playback.rested.value?.at ?? shown;
  const at = shown > rested ? rested : playback.at.value; // while dice roll, the log stays where it was
  const rolling = shown > rested ? shown : null;
  const chapters = useMemo(() => logChapters(story), [story]);
  const root = useRef<HTMLElement>(null);
  const { result, thoughts } = playback.replaySource.opened;
  const perspective = playback.perspective.value;
  const viewer = perspective === 'caesar' || perspective === 'pompey' ? perspective : 'spectator';
  const isPassing = useComputed(() => playback.frame.value?.isPassing === true).value;
  useEffect(() => keepInSight(root.current!, isPassing ? 0 : SETTLED_FRAMES), [at, story, isPassing]);
  return (
    <section class="log study-log" aria-label={sayStudy('study.log')} ref={root}>
      {result === null ? <p class="study-quiet">{sayStudy('study.view.running')}</p> : null}
      {chapters.map((chapter, index) => {
        const { year, turn, historyEntries } = chapter;
        const last = historyEntries.at(-1)!.cursor;
        const goesOn = chapters[index + 1]?.historyEntries[0]!.cursor === at; // the moment ends in the next chapter
        const isHere = at >= historyEntries[0]!.cursor && at <= last && !goesOn;
        return (
          <Chapter
            key={`${year}.${turn}`}
            chapter={chapter}
            viewer={viewer}
            at={isHere ? at : null}
            rolling={historyEntries.some(({ cursor }) => cursor === rolling) ? rolling : null}
            fought={fought}
            onReport={onReport}
            onThought={thoughts.includes(at) ? onThought : null}
            notes={notes.all.value}
            onGo={playback.go}
          />
        );
      })}
    </section>
  );
}

const SETTLED_FRAMES = 3;

/**
 * Scrolls the moment shown into view. Off screen a chapter has an estimated height; when it comes near it takes its
 * real one and pushes the moment away, so the position is checked again until it is stable for some frames; not while
 * the timeline is dragged.
 */
function keepInSight(history: HTMLElement, frames: number): () => void {
  let frame = 0;
  let stayed = 0;
  const bring = (): void => {
    const body = history.parentElement;
    const here = history.querySelector('[aria-current]');
    if (body === null || here === null) return; // the page may have been left before the next frame
    const before = body.scrollTop;
    const above = here.getBoundingClientRect().top - body.getBoundingClientRect().top;
    body.scrollTop += above - body.clientHeight / 3;
    stayed = Math.abs(body.scrollTop - before) < 1 ? stayed + 1 : 0;
    if (stayed < frames) frame = requestAnimationFrame(bring);
  };
  bring();
  return () => cancelAnimationFrame(frame);
}

interface ChapterProps {
  readonly chapter: LogChapter;
  readonly viewer: Viewer;
  readonly at: number | null; // the current moment in it
  readonly rolling: number | null; // the moment in it whose dice are rolling
  readonly fought: readonly Fought[];
  readonly onReport: (battle: Fought) => void;
  readonly onThought: ((at: number) => void) | null; // null: no machine decided the current moment
  readonly notes: readonly GameNote[];
  readonly onGo: (at: number) => void;
}

/** Drawn again only when the current moment enters or leaves it: a game has a thousand sentences. */
const Chapter = memo(function DrawnChapter({
  chapter,
  viewer,
  at,
  rolling,
  fought,
  notes,
  onGo,
  onReport,
  onThought,
}: ChapterProps) {
  return (
    <div class="log-chapter">
      <h3 class="log-turn">{chapterTitle(chapter)}</h3>
      <ol>
        {chapter.historyEntries.map((historyEntry) => (
          <Told
            key={historyEntry.cursor}
            historyEntry={historyEntry}
            viewer={viewer}
            isHere={historyEntry.cursor === at}
            isRolling={historyEntry.cursor === rolling}
            battle={fought.find(({ cursor }) => cursor === historyEntry.cursor) ?? null}
            onReport={onReport}
            onThought={historyEntry.cursor === at ? onThought : null}
            note={notes.find(({ entry }) => entry === historyEntry.cursor)?.text ?? null}
            onGo={onGo}
          />
        ))}
      </ol>
    </div>
  );
});

interface ToldProps {
  readonly historyEntry: HistoryEntry;
  readonly viewer: Viewer;
  readonly isHere: boolean;
  readonly isRolling: boolean; // it is not told before its dice rest
  readonly battle: Fought | null; // that ended with it
  readonly onReport: (battle: Fought) => void;
  readonly onThought: ((at: number) => void) | null; // null: no machine decided the current moment
  readonly note: string | null;
  readonly onGo: (at: number) => void;
}

const Told = memo(function DrawnTold({
  historyEntry,
  viewer,
  isHere,
  isRolling,
  battle,
  note,
  onGo,
  onReport,
  onThought,
}: ToldProps) {
  const said = historySentences(historyEntry, viewer);
  const text = paragraph(said.map((sentence) => sentence.text));
  const side = said.find((sentence) => sentence.side !== null)?.side ?? null;
  return (
    <li
      class={`${said[0]?.weight ?? 'plain'} ${isRolling ? 'is-rolling' : ''}`}
      {...(isHere ? { 'aria-current': 'step' as const } : {})}
    >
      {side === null ? <span class="log-dot" aria-hidden="true" /> : <SideMark side={side} />}
      <span>
        <button
          type="button"
          aria-label={sayStudy('study.go', { sentence: text })}
          onClick={() => onGo(historyEntry.cursor)}
        >
          {text}
        </button>
        {battle === null ? null : (
          <button
            type="button"
            class="link log-report"
            aria-haspopup="dialog"
            onClick={() => onReport(battle)}
          >
            {say('log.report')}
          </button>
        )}
        {onThought === null ? null : (
          <button
            type="button"
            class="link log-report"
            aria-haspopup="dialog"
            onClick={() => onThought(historyEntry.cursor)}
          >
            {sayStudy('thought.title')}
          </button>
        )}
        {note === null ? null : <q class="study-quote">{note}</q>}
      </span>
    </li>
  );
});
