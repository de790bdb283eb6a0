// The rule behind an answer, as a link into the rulebook.
import { isRuleNumber } from '@rubicon/words';
import type { TableContext } from '../../table/state/context.ts';
import { sayWhy } from '../../words/topics/why.ts';

export function RuleLink({ context, rule }: { readonly context: TableContext; readonly rule: string }) {
  if (!isRuleNumber(rule)) return null;
  return (
    <button
      type="button"
      class="link why-rule"
      onClick={() => (context.overlay.value = { kind: 'rule', rule })}
    >
      {sayWhy('why.rule', { rule })}
    </button>
  );
}
