// Whether a game is balanced, and what that means.
import { BALANCED, type RuleOptions } from '@rubicon/engine';
import { say } from '@rubicon/words';
import './balance.css';

export const balancedRules = (rules: RuleOptions, isBalanced: boolean): RuleOptions =>
  isBalanced ? { ...rules, ...BALANCED } : rules;

interface Props {
  readonly isBalanced: boolean;
  readonly onChange: (isBalanced: boolean) => void;
}

export function Balance({ isBalanced, onChange }: Props) {
  return (
    <label class="balance">
      <input
        type="checkbox"
        checked={isBalanced}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <b>{say('start.balanced')}</b>
      <span>{say('start.balanced-note', { points: BALANCED.handicap.points })}</span>
    </label>
  );
}
