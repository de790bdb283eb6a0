// The log: what happened in sentences, newest first, each linked to the map, and steps back through the game.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { History, Table, HistoryEntry } from '../../authority/table.ts';
import { SideMark } from '../../pieces/mark.tsx';
import { perspectiveOf, replayAddress } from '../../routes/moment.ts';
import { chapterTitle, logChapters } from '../../words/log-chapters.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import type { Fought } from '../state/battles-fought.ts';
import { momentsOf } from '../state/moments.ts';
import type { TableContext } from '../state/context.ts';
import './log-panel.css';

export function LogPanel({
  context,
  table,
  history,
}: {
  readonly context: TableContext;
  readonly table: Table;
  readonly history: History;
}) {
  const chapters = useMemo(() => logChapters(history.told).toReversed(), [history.told]); // newest first
  const isEmpty = chapters.length === 0 && history.pending.length === 0;
  return (
    <section class="log" aria-label={say('log.label')}>
      <Steps context={context} table={table} history={history} />
      {isEmpty ? <p class="log-note">{say('log.none')}</p> : null}
      {history.pending.length === 0 ? null : (
        <Chapter title={say('log.pending')}>
          {history.pending.toReversed().map((historyEntry) => (
            <Told key={historyEntry.cursor} historyEntry={historyEntry} context={context} table={table} />
          ))}
        </Chapter>
      )}
      {chapters.map((chapter) => (
        <Chapter key={`${chapter.year}.${chapter.turn}`} title={chapterTitle(chapter)}>
          {chapter.historyEntries.toReversed().map((historyEntry) => (
            <Told key={historyEntry.cursor} historyEntry={historyEntry} context={context} table={table} />
          ))}
        </Chapter>
      ))}
    </section>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="log-chapter">
      <h3 class="log-turn">{title}</h3>
      <ol>{children}</ol>
    </div>
  );
}

function Told({
  historyEntry,
  context,
  table,
}: {
  readonly historyEntry: HistoryEntry;
  readonly context: TableContext;
  readonly table: Table;
}) {
  const said = historySentences(historyEntry, table.seat)
    .map((sentence, order) => ({ ...sentence, key: `${historyEntry.cursor}.${order}` }))
    .toReversed();
  const ended = context.battles.fought.value.filter(({ cursor }) => cursor === historyEntry.cursor);
  return (
    <>
      {said.map(({ key, kind, text, areas, path, side, weight }) => (
        <li key={key} class={weight}>
          {side === null ? <span class="log-dot" aria-hidden="true" /> : <SideMark side={side} />}
          {areas.length === 0 ? (
            <span>{text}</span>
          ) : (
            <button
              type="button"
              aria-label={say('log.show', { sentence: text })}
              onClick={() => context.selection.show({ areas, path })}
            >
              {text}
            </button>
          )}
          {kind === 'won' ? <ReportLink context={context} battle={ended.pop()} /> : null}
        </li>
      ))}
    </>
  );
}

function ReportLink({
  context,
  battle,
}: {
  readonly context: TableContext;
  readonly battle: Fought | undefined; // its start may not be known
}) {
  if (battle === undefined) return null;
  return (
    <button
      type="button"
      class="link log-report"
      aria-haspopup="dialog"
      onClick={() => (context.overlay.value = { kind: 'battle-report', battle })}
    >
      {say('log.report')}
    </button>
  );
}

/** One step back, one forward, and back to now; the replay page offers more. */
function Steps({
  context,
  table,
  history,
}: {
  readonly context: TableContext;
  readonly table: Table;
  readonly history: History;
}) {
  const { session } = context;
  const { back, on } = momentsOf(history, session.past.value);
  return (
    <div class="log-steps">
      <button
        type="button"
        class="button"
        aria-label={say('log.back')}
        disabled={back === null}
        onClick={() => void session.lookBack(back)}
      >
        ◀
      </button>
      <button
        type="button"
        class="button"
        aria-label={say('log.on')}
        disabled={on === null}
        onClick={() => void session.lookBack(on)}
      >
        ▶
      </button>
      <button
        type="button"
        class="button"
        disabled={session.past.value === null}
        onClick={() => void session.lookBack(null)}
      >
        {say('log.now')}
      </button>
      {context.source === null ? null : (
        <a class="button" href={replayAddress({ source: context.source, perspective: perspectiveOf(table) })}>
          {say('start.look-back')}
        </a>
      )}
    </div>
  );
}
