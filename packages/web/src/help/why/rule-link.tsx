// The rule behind an answer; pressed, it opens the book there.
import { isRuleNumber } from '@rubicon/words';
import type { Desk } from '../../table/state/context.ts';
import { sayWhy } from '../../words/topics/why.ts';

export function RuleLink({ desk, rule }: { readonly desk: Desk; readonly rule: string }) {
  if (!isRuleNumber(rule)) return null;
  return (
    <button type="button" class="link why-rule" onClick={() => (desk.overlay.value = { kind: 'rule', rule })}>
      {sayWhy('why.rule', { rule })}
    </button>
  );
}
