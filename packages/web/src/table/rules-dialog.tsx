// The rules in our own words, by number, with the blocks and the gods.
import { BLOCK_KINDS, CARD_IDS } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { cardName, isGod, kindName } from '../words/names.ts';
import { RULE_NUMBERS, cardText, kindText, ruleText, ruleTitle } from '../words/rules.ts';
import { say } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('rules.title')} onClose={onClose}>
      <h3>{say('rules.numbered')}</h3>
      {RULE_NUMBERS.map((rule) => (
        <Rule key={rule} title={`${rule} ${ruleTitle(rule)}`}>
          {ruleText(rule)}
        </Rule>
      ))}
      <h3 class="rules-head">{say('rules.blocks')}</h3>
      {BLOCK_KINDS.map((kind) => (
        <Rule key={kind} title={kindName(kind)}>
          {kindText(kind)}
        </Rule>
      ))}
      <h3 class="rules-head">{say('rules.cards')}</h3>
      {CARD_IDS.filter(isGod).map((card) => (
        <Rule key={card} title={cardName(card)}>
          {cardText(card)}
        </Rule>
      ))}
    </Dialog>
  );
}

function Rule({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details class="rules-rule">
      <summary>{title}</summary>
      <p>{children}</p>
    </details>
  );
}
