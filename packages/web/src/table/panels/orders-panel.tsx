// Every legal order in a searchable list, for keyboards and screen readers.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { blockName, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { TableContext } from '../state/context.ts';
import { foundOrders } from '../state/find-orders.ts';
import './orders-panel.css';

const SHOWN = 60; // a longer list is searched, not read

export function OrdersPanel({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { selection } = context;
  const [text, setText] = useState('');
  const panel = useKeptFocus<HTMLElement>();
  const field = useRef<HTMLInputElement>(null);
  const isFinding = context.isFinding.value;
  useLayoutEffect(() => {
    if (!isFinding) return;
    field.current?.focus();
    context.isFinding.value = false;
  }, [context, isFinding]);
  const choices = selection.choices.value;
  if (choices.length === 0) return <p class="orders-note">{say('orders.none')}</p>;
  const { step } = table.view;
  const endLast = choices.toSorted(
    (one, other) => Number(one.kind === 'done') - Number(other.kind === 'done'),
  );
  const labelled = endLast.map((choice) => ({ choice, label: orderLabel(choice, { step }) }));
  const found = foundOrders(labelled, text, selection.inHand.value.map(blockName));
  return (
    <section class="orders" ref={panel} tabIndex={-1} aria-label={say('orders.label')}>
      <label class="orders-find">
        {say('orders.find')}
        <input
          ref={field}
          id="orders-find"
          type="search"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="orders-note" aria-live="polite">
        {found.length === 0 ? say('orders.no-match', { text }) : say('orders.count', { count: found.length })}
      </p>
      <ul>
        {found.slice(0, SHOWN).map(({ choice, label }) => (
          <li key={choice.text}>
            <button
              type="button"
              data-order={choice.text}
              onClick={() => void selection.give(choice)}
              onFocus={() => selection.considerPath(choice.path.length > 1 ? choice.path : null)}
              onBlur={() => selection.considerPath(null)}
              onPointerEnter={() => selection.considerPath(choice.path.length > 1 ? choice.path : null)}
              onPointerLeave={() => selection.considerPath(null)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN ? (
        <p class="orders-note">{say('orders.more', { count: found.length - SHOWN })}</p>
      ) : null}
    </section>
  );
}
