// What happened, in sentences: newest first, each to be shown on the map, and steps back through the game.
import type { ComponentChildren } from 'preact';
import { roman, yearName, say } from '@rubicon/words';
import type { Annals, Table, Telling } from '../../authority/table.ts';
import { SideMark } from '../../pieces/mark.tsx';
import { eyesOf, studyAddress } from '../../routes/moment.ts';
import { tellingSentences } from '../../words/notice-sentences.ts';
import { momentsOf } from '../state/moments.ts';
import type { Desk } from '../state/context.ts';
import './log-panel.css';

export function AnnalsPanel({
  desk,
  table,
  annals,
}: {
  readonly desk: Desk;
  readonly table: Table;
  readonly annals: Annals;
}) {
  const turns = byTurn(annals.told);
  const isEmpty = turns.length === 0 && annals.pending.length === 0;
  return (
    <section class="annals" aria-label={say('annals.label')}>
      <Steps desk={desk} table={table} annals={annals} />
      {isEmpty ? <p class="annals-note">{say('annals.none')}</p> : null}
      {annals.pending.length === 0 ? null : (
        <Chapter title={say('annals.pending')}>
          {annals.pending.toReversed().map((telling) => (
            <Told key={telling.cursor} telling={telling} desk={desk} table={table} />
          ))}
        </Chapter>
      )}
      {turns.map(({ year, turn, tellings }) => (
        <Chapter
          key={`${year}.${turn}`}
          title={say('annals.turn', { year: yearName(year), turn: roman(turn) })}
        >
          {tellings.map((telling) => (
            <Told key={telling.cursor} telling={telling} desk={desk} table={table} />
          ))}
        </Chapter>
      ))}
    </section>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="annals-chapter">
      <h3 class="annals-turn">{title}</h3>
      <ol>{children}</ol>
    </div>
  );
}

function Told({
  telling,
  desk,
  table,
}: {
  readonly telling: Telling;
  readonly desk: Desk;
  readonly table: Table;
}) {
  const said = tellingSentences(telling, table.seat)
    .map((sentence, order) => ({ ...sentence, key: `${telling.cursor}.${order}` }))
    .toReversed();
  return (
    <>
      {said.map(({ key, text, areas, path, side, weight }) => (
        <li key={key} class={weight}>
          {side === null ? <span class="annals-dot" aria-hidden="true" /> : <SideMark side={side} />}
          {areas.length === 0 ? (
            <span>{text}</span>
          ) : (
            <button
              type="button"
              aria-label={say('annals.show', { sentence: text })}
              onClick={() => desk.selection.show({ areas, path })}
            >
              {text}
            </button>
          )}
        </li>
      ))}
    </>
  );
}

/** One moment back, one on, and back to now; more of it is for looking back at leisure. */
function Steps({
  desk,
  table,
  annals,
}: {
  readonly desk: Desk;
  readonly table: Table;
  readonly annals: Annals;
}) {
  const { session } = desk;
  const { back, on } = momentsOf(annals, session.past.value);
  return (
    <div class="annals-steps">
      <button
        type="button"
        class="button"
        aria-label={say('annals.back')}
        disabled={back === null}
        onClick={() => void session.lookBack(back)}
      >
        ◀
      </button>
      <button
        type="button"
        class="button"
        aria-label={say('annals.on')}
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
        {say('annals.now')}
      </button>
      {desk.source === null ? null : (
        <a class="button" href={studyAddress({ source: desk.source, eyes: eyesOf(table) })}>
          {say('start.look-back')}
        </a>
      )}
    </div>
  );
}

interface Turn {
  readonly year: number;
  readonly turn: number;
  readonly tellings: Telling[];
}

/** Newest first. */
function byTurn(told: readonly Telling[]): Turn[] {
  const turns: Turn[] = [];
  for (const telling of told.toReversed()) {
    const last = turns.at(-1);
    if (last?.year === telling.year && last.turn === telling.turn) last.tellings.push(telling);
    else turns.push({ year: telling.year, turn: telling.turn, tellings: [telling] });
  }
  return turns;
}
