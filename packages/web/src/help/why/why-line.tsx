// One line that says why blocks cannot go where they were sent.
import { whyNot } from '@rubicon/engine';
import type { Table } from '../../authority/table.ts';
import type { TableContext } from '../../table/state/context.ts';
import { RuleLink } from './rule-link.tsx';
import { wishesOf } from './wishes.ts';
import { reasonText } from './why-words.ts';
import './why.css';

export function WhyLine({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const missed = context.selection.missed.value;
  const { view, decision } = table;
  if (missed === null || decision === null) return null;
  const [wish] = wishesOf(view, decision.side, { kind: 'block', block: missed.block, to: missed.area });
  const reason = wish === undefined ? null : whyNot(view, decision, wish);
  if (reason === null) return null;
  return (
    <p class="why-line">
      {reasonText(reason)} <RuleLink context={context} rule={reason.rule} />
    </p>
  );
}
