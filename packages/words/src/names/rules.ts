// The numbers of the rules in edition 2.0, and short summaries of the cards. The rules themselves are in rulebook/.
import type { CardId, Ruleset } from '@rubicon/engine';
import { isGod } from './names.ts';
import { say } from '../speech/speech.ts';

export const RULE_NUMBERS = [
  '1.1', '1.2', '1.3', '2.1', '2.2', '2.3',
  '3.11', '3.12', '3.13', '3.21', '3.22', '3.23', '3.24', '3.25', '3.26', '3.27',
  '4.1', '4.2', '4.21', '4.31', '4.32', '4.4', '4.41', '4.42', '5.1', '5.2', '5.3',
  '6.1', '6.11', '6.12', '6.13', '6.14', '6.15', '6.2', '6.3', '6.4',
  '7.1', '7.2', '7.3', '7.31', '7.4', '7.41', '7.42', '7.5', '7.51', '7.52',
  '7.6', '7.61', '7.62', '7.63', '7.64', '7.7', '7.8', '7.81', '7.82', '7.83',
  '8.1', '8.2', '8.3', '8.4', '8.5', '8.6',
] as const; // prettier-ignore
export type RuleNumber = (typeof RULE_NUMBERS)[number];

export const isRuleNumber = (text: string): text is RuleNumber =>
  (RULE_NUMBERS as readonly string[]).includes(text);

type GodRules = Pick<Ruleset, 'jupiter' | 'vulcanCleopatra'>;

/** What a card does by the rules of a game. */
export function cardText(card: CardId, { jupiter, vulcanCleopatra }: GodRules): string {
  if (!isGod(card))
    return say('card.text.command', { moves: Number(card.charAt(0)), levies: Number(card.charAt(2)) });
  if (card === 'Jupiter') return say('card.text.Jupiter', { jupiter });
  if (card === 'Vulcan') return say('card.text.Vulcan', { cleopatra: vulcanCleopatra });
  return say(`card.text.${card}`);
}
