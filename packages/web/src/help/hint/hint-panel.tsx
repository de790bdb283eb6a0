// The requested hints: one press shows an order on the board, another gives it.
import type { Hint } from '@rubicon/ai';
import { useEffect, useRef } from 'preact/hooks';
import { chanceText, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { choiceOf } from '../../authority/choice.ts';
import type { TableContext } from '../../table/state/context.ts';
import { closeHints } from './close-hints.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import type { Hints } from '../../table/state/hints.ts';
import './hint-panel.css';

export function HintPanel({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { hinting } = context;
  const hints = hinting.hints.value;
  const panel = useRef<HTMLElement>(null);
  const isOpen = hints !== null;
  // The hints have the keyboard focus while they are open, and then return it
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [isOpen]);
  if (hints === null) return null;
  return (
    <section class="hint" aria-label={say('hint.title')} ref={panel} tabIndex={-1}>
      <header class="hint-head">
        <h2>{say('hint.title')}</h2>
        <span class="hint-note">{say('hint.note')}</span>
        {hints.kind === 'looking' ? (
          <button type="button" class="button" onClick={hinting.stop}>
            {say('hint.stop')}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => closeHints(context)}>
            {say('hint.close')}
          </button>
        )}
      </header>
      {hints.kind === 'looking' ? (
        <Looking {...hints} />
      ) : (
        <Found context={context} table={table} {...hints} />
      )}
    </section>
  );
}

function Looking({ done, all }: Extract<Hints, { kind: 'looking' }>) {
  const text = say('hint.looking', { done, all });
  return (
    <div class="hint-looking">
      <div
        class="hint-progress"
        role="progressbar"
        aria-label={say('hint.title')}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${(100 * done) / all}%` }} />
      </div>
      <p aria-hidden="true">{text}</p>
    </div>
  );
}

interface FoundProps extends Extract<Hints, { kind: 'found' }> {
  readonly context: TableContext;
  readonly table: Table;
}

function Found({ context, table, hints, chosen }: FoundProps) {
  return (
    <>
      <p class="unseen" role="status">
        {hints.length === 0 ? say('hint.none') : say('hint.found', { count: hints.length })}
      </p>
      <ol class="hint-list">
        {hints.map((hint) => (
          <Row
            key={hint.order}
            context={context}
            table={table}
            hint={hint}
            isChosen={hint.order === chosen}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly context: TableContext;
  readonly table: Table;
  readonly hint: Hint;
  readonly isChosen: boolean;
}

function Row({ context, table, hint, isChosen }: RowProps) {
  const { hinting, selection, session } = context;
  const choice = choiceOf(hint.order);
  const order = orderLabel(choice, { step: table.view.step });
  const chance = chanceText(hint.chance);
  return (
    <li class={isChosen ? 'hint-row hint-row-chosen' : 'hint-row'}>
      <button
        type="button"
        class="hint-order"
        aria-pressed={isChosen}
        onClick={() => {
          hinting.choose(hint.order);
          selection.propose(choice);
        }}
      >
        <span class="unseen">{say('hint.order', { order, chance })}</span>
        <span class="hint-words" aria-hidden="true">
          {order}
        </span>
        <b class="hint-chance" aria-hidden="true">
          {chance}
        </b>
        <span class="hint-measure" aria-hidden="true">
          <span style={{ inlineSize: `${100 * hint.chance}%` }} />
        </span>
      </button>
      {isChosen ? (
        <button
          type="button"
          class="button primary hint-give"
          disabled={session.busy.value}
          onClick={() => {
            hinting.close();
            void selection.give(choice);
          }}
        >
          {say('hint.give')}
        </button>
      ) : null}
    </li>
  );
}
