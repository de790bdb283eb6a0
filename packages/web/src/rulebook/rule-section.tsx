// One complete rule: number, title, text, figures, rulings.
import type { ComponentChildren } from 'preact';
import type { RuleNumber } from '@rubicon/words';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { Passages, RulingView } from './passages.tsx';
import { Marked } from './prose.tsx';
import { SECTIONS, type SectionNumber } from './parts.ts';
import { RULES } from './rules.ts';

export function RuleSection({ number }: { readonly number: RuleNumber }) {
  const { passages, rulings } = RULES[number];
  return (
    <Section word={number} title={sayRulebook(`r.${number}.title`)} mark={number}>
      <Passages of={passages} />
      {rulings.map((ruling) => (
        <RulingView key={ruling} number={ruling} />
      ))}
    </Section>
  );
}

/** A heading between chapter and rule. */
export const SectionOpening = ({ number }: { readonly number: SectionNumber }) => (
  <Section word={number} title={sayRulebook(`r.${number}.title`)} mark={number}>
    <Passages of={SECTIONS[number]} />
  </Section>
);

interface SectionProps {
  readonly word: string; // its word in the address
  readonly title: string;
  readonly mark?: string; // a number before the title
  readonly children: ComponentChildren;
}

/** A part of a page with a heading and an address. */
export function Section({ word, title, mark, children }: SectionProps) {
  return (
    <section class="book-section" id={`rules-${word}`}>
      <h3 class="book-head" tabIndex={-1}>
        {mark === undefined ? null : <span class="book-number">{mark}</span>} <Marked text={title} />
      </h3>
      {children}
    </section>
  );
}
