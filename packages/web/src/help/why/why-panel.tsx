// “Why can't I …?”: a block, a location or a card is chosen by a press or from a list, and every likely wish is
// answered.
import {
  AREA_IDS,
  whyNot,
  type AreaId,
  type BlockId,
  type CardId,
  type Side,
  type View,
} from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { areaName, blockName, cardName, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import type { TableContext } from '../../table/state/context.ts';
import { sayWhy } from '../../words/topics/why.ts';
import type { Asking, Subject } from '../../table/state/why-question.ts';
import { RuleLink } from './rule-link.tsx';
import { wishesOf } from './wishes.ts';
import { reasonText, wishText } from './why-words.ts';
import './why.css';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
}

export function WhyPanel({ context, table }: Props) {
  const panel = useRef<HTMLElement>(null);
  // The question has the keyboard focus while it is open, and then returns it
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = panel.current!;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') context.asking.close(); // in its fields too, where the table's shortcuts do not work
    };
    own.addEventListener('keydown', onKey);
    own.focus();
    return () => {
      own.removeEventListener('keydown', onKey);
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [context]);
  return (
    <section class="why" aria-label={sayWhy('why.title')} ref={panel} tabIndex={-1}>
      <header class="why-head">
        <h2>{sayWhy('why.title')}</h2>
        <button type="button" class="button" onClick={context.asking.close}>
          {sayWhy('why.close')}
        </button>
      </header>
      <Question context={context} table={table} />
    </section>
  );
}

function Question({ context, table }: Props) {
  const { asking, session } = context;
  const side = table.decision?.side ?? (table.seat === 'spectator' ? null : table.seat);
  if (session.past.value !== null) return <p class="why-note">{sayWhy('why.past')}</p>;
  if (side === null) return <p class="why-note">{sayWhy('why.watching')}</p>;
  const subject = asking.subject.value;
  return (
    <>
      <div class="why-choices">
        <SubjectChoice asking={asking} view={table.view} side={side} />
        {subject?.kind === 'block' ? <PlaceChoice asking={asking} subject={subject} /> : null}
      </div>
      <div aria-live="polite">
        {subject === null ? (
          <p class="why-note">{sayWhy('why.pick')}</p>
        ) : (
          <Answers context={context} table={table} side={side} subject={subject} />
        )}
      </div>
    </>
  );
}

interface AnswersProps extends Props {
  readonly side: Side;
  readonly subject: Subject;
}

function Answers({ context, table: { view, decision }, side, subject }: AnswersProps) {
  const answers = wishesOf(view, side, subject)
    .map((wish) => ({
      text: wishText(wish, 'block' in wish && view.pools[side].blocks?.includes(wish.block) === true),
      reason: whyNot(view, decision, wish),
    }))
    .sort((one, other) => Number(one.reason === null) - Number(other.reason === null)); // what is not allowed comes first
  if (answers.length === 0) return <p class="why-note">{sayWhy('why.pick')}</p>;
  return (
    <dl class="why-answers">
      {answers.map(({ text, reason }) => (
        <div key={text} class={reason === null ? 'why-answer can' : 'why-answer'}>
          <dt>{text}</dt>
          <dd>
            {reason === null ? (
              sayWhy('why.can')
            ) : (
              <>
                {reasonText(reason)} <RuleLink context={context} rule={reason.rule} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps {
  readonly asking: Asking;
  readonly view: View;
  readonly side: Side;
}

/** Everything the question can be about, as a list; a press on the board does the same. */
function SubjectChoice({ asking, view, side }: ChoiceProps) {
  const subject = asking.subject.value;
  const value = subject === null ? '' : subjectValue(subject);
  const groups = groupsOf(view, side);
  const isListed = groups.some(({ options }) => options.some(([each]) => each === value));
  return (
    <Choice
      label={sayWhy('why.block')}
      value={isListed ? value : ''}
      onChange={(chosen) => asking.ask(subjectOf(chosen))}
    >
      <option value="">{subject?.kind === 'area' ? areaName(subject.area) : '–'}</option>
      {groups.map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  );
}

interface Group {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
}

function groupsOf(view: View, side: Side): Group[] {
  const hand = view.step === 'cards' ? (view.cards.hands[side] ?? []) : [];
  const areas = new Map<AreaId, BlockId[]>();
  for (const { area, side: holder, blocks } of view.stacks)
    if (holder === side)
      areas.set(area, [...(areas.get(area) ?? []), ...(blocks ?? []).map(({ block }) => block)]);
  const { blocks, faceUp, locked, unplaced } = view.pools[side];
  const pool = [...(unplaced ?? []), ...(blocks ?? []), ...faceUp, ...(locked === null ? [] : [locked])];
  const group = (label: string, ids: readonly BlockId[]): Group => ({
    label,
    options: ids.map((block) => [`block ${block}`, blockName(block)]),
  });
  return [
    {
      label: say('tabs.cards'),
      options: [...new Set(hand)].map((card) => [`card ${card}`, cardName(card)] as const),
    },
    ...[...areas].map(([area, ids]) => group(areaName(area), ids)),
    group(say('pool.label'), pool),
  ].filter(({ options }) => options.length > 0);
}

const subjectValue = (subject: Subject): string =>
  subject.kind === 'block'
    ? `block ${subject.block}`
    : subject.kind === 'card'
      ? `card ${subject.card}`
      : `area ${subject.area}`;

function subjectOf(value: string): Subject | null {
  const [kind, id] = value.split(' ');
  if (kind === 'block') return { kind, block: id as BlockId, to: null };
  return kind === 'card' ? { kind, card: id as CardId } : null;
}

function PlaceChoice({
  asking,
  subject,
}: {
  readonly asking: Asking;
  readonly subject: Extract<Subject, { kind: 'block' }>;
}) {
  const places = [...AREA_IDS].sort((one, other) => areaName(one).localeCompare(areaName(other)));
  return (
    <Choice
      label={sayWhy('why.go.label', { block: blockName(subject.block) })}
      value={subject.to ?? ''}
      onChange={(area) => asking.ask({ ...subject, to: area === '' ? null : (area as AreaId) })}
    >
      <option value="">{sayWhy('why.go.choose')}</option>
      {places.map((area) => (
        <option key={area} value={area}>
          {areaName(area)}
        </option>
      ))}
    </Choice>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ComponentChildren;
}

const Choice = ({ label, value, onChange, children }: SelectProps) => (
  <label class="why-choice">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {children}
    </select>
  </label>
);
