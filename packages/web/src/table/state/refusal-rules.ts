// Which rule a refusal is about.
import type { GameRefusalCode, Refusal } from '@rubicon/engine';
import { isRuleNumber, type RuleNumber } from '@rubicon/words';

/** A refusal may cite its rule more precisely than its code does; null where it is not about the rules of the game. */
const RULE_OF: Readonly<Record<GameRefusalCode | Refusal['code'], RuleNumber | null>> = {
  'game-over': '1.2',
  'not-asked': '2.2',
  'wrong-step': '2.2',
  'not-legal': '6.1',
  'stale-decision': '2.2',
  'bad-order': '2.2',
  'bad-position': '4.1',
  'bad-request': null,
  'nothing-to-undo': null,
  'no-offer': null,
  'offer-stands': null,
  'not-out-of-time': null,
  'flag-fallen': null,
  'no-flag': null,
  paused: null,
  'not-paused': null,
  'bad-time': null,
  'no-clock': null,
  'bad-epoch': null,
};

interface Refused {
  readonly code: string;
  readonly rule: string | null;
}

export function ruleOfRefusal({ code, rule }: Refused): RuleNumber | null {
  if (rule !== null && isRuleNumber(rule)) return rule;
  return Object.hasOwn(RULE_OF, code) ? RULE_OF[code as keyof typeof RULE_OF] : null;
}
