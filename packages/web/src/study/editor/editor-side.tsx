// Beside the editor's map: blocks off the map, year and turn, cards, and the position as text.
import { useSignal } from '@preact/signals';
import { CARD_IDS, HOME_SIDE, SIDES, blockIndex, type CardId, type Side } from '@rubicon/engine';
import { blockName, cardName, roman, sideName, yearName } from '@rubicon/words';
import { Block } from '../../pieces/block.tsx';
import { CardFace } from '../../pieces/card.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { woodOf } from '../../pieces/wood-of.ts';
import { plainLabels } from '../../settings/settings.ts';
import { copiesOf } from '../../table/state/copies.ts';
import { sayStudy } from '../../words/topics/study.ts';
import {
  OFF_MAP,
  cardsLeft,
  handWanted,
  makeSetup,
  type OffMap,
  type Setup,
  type SetupStep,
} from './setup.ts';
import { DRAGGED, type EditorState } from './editor-state.ts';
import { EditorBattles } from './editor-battles.tsx';
import { Choice } from './editor-choice.tsx';
import '../../table/panels/side-panel.css';
import '../replay/replay-cards.css';

interface Props {
  readonly editor: EditorState;
}

export function EditorSide({ editor }: Props) {
  return (
    <aside class="side editor-side" aria-label={sayStudy('study.panel')}>
      <div class="side-body">
        <section>
          <h2>{sayStudy('editor.off')}</h2>
          {SIDES.map((side) => (
            <OffBlocks key={side} side={side} editor={editor} />
          ))}
        </section>
        <When editor={editor} />
        <Cards editor={editor} />
        <Text editor={editor} />
      </div>
    </aside>
  );
}

function OffBlocks({ side, editor: { setup, chosen } }: Props & { readonly side: Side }) {
  const off = [...setup.value.blocks].filter(
    ([block, { where }]) =>
      OFF_MAP.some((each) => each === where) && SIDES[HOME_SIDE[blockIndex(block)!]!] === side,
  );
  return (
    <>
      <h3 class={side}>
        <SideMark side={side} /> {sideName(side)}
      </h3>
      {off.length === 0 ? (
        <p class="study-quiet">{sayStudy('editor.off.none', { side: sideName(side) })}</p>
      ) : null}
      <ul class="editor-off">
        {off.map(([block, { where }]) => {
          const name = sayStudy('editor.block', {
            block: blockName(block),
            where: sayStudy(`editor.where.${where as OffMap}`),
          });
          return (
            <li key={block}>
              <button
                type="button"
                draggable
                aria-pressed={chosen.value === block}
                aria-label={sayStudy('editor.choose', { block: name })}
                title={name}
                class={`editor-piece ${where === 'pool' ? '' : 'editor-away'}`}
                onClick={() => (chosen.value = chosen.value === block ? null : block)}
                onDragStart={(event) => {
                  event.dataTransfer?.setData(DRAGGED, block);
                  chosen.value = block;
                }}
              >
                <Block
                  block={block}
                  colour={woodOf(block)}
                  strength={null}
                  plain={plainLabels.value}
                  state={chosen.value === block ? 'selected' : 'rest'}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const YEARS = [705, 706, 707, 708, 709] as const;
const TURNS = [1, 2, 3, 4, 5] as const;
const STEPS = ['cards', 'move', 'levy', 'fight'] as const;

function When({ editor }: Props) {
  const { setup } = editor;
  const { year, turn, step, asked, first, kept } = setup.value;
  const change = (next: Partial<Setup>): void => {
    setup.value = { ...setup.value, ...next };
  };
  return (
    <section class="editor-when">
      <h2>{sayStudy('editor.turn')}</h2>
      <Choice
        label={sayStudy('editor.year')}
        value={String(year)}
        isOff={step === 'kept'}
        options={YEARS.map((each) => [String(each), yearName(each)])}
        onChoose={(value) => change({ year: Number(value) })}
      />
      <Choice
        label={sayStudy('editor.turn.number')}
        value={String(turn)}
        isOff={step === 'kept'}
        options={TURNS.map((each) => [String(each), roman(each)])}
        onChoose={(value) => change({ turn: Number(value) })}
      />
      <Choice
        label={sayStudy('editor.step')}
        value={step}
        options={[
          ...STEPS.map((each) => [each, sayStudy(`editor.step.${each}`)] as const),
          ...(kept.size === 0
            ? []
            : [['kept', sayStudy('editor.step.kept', { step: kept.get('step') ?? '' })] as const]),
        ]}
        onChoose={(value) => change({ step: value as SetupStep })}
      />
      {step === 'move' || step === 'levy' ? (
        <Choice
          label={sayStudy('editor.asked')}
          value={asked}
          options={SIDES.map((side) => [side, sideName(side)])}
          onChoose={(value) => change({ asked: value as Side })}
        />
      ) : null}
      {step === 'move' || step === 'levy' || step === 'fight' ? (
        <>
          <Choice
            label={sayStudy('editor.first')}
            value={first}
            options={SIDES.map((side) => [side, sideName(side)])}
            onChoose={(value) => change({ first: value as Side })}
          />
          {SIDES.map((side) => (
            <Choice
              key={side}
              label={sayStudy('editor.played', { side: sideName(side) })}
              value={setup.value.played[side]}
              options={CARD_IDS.filter((card) => card.includes('/')).map((card) => [card, cardName(card)])}
              onChoose={(value) => change({ played: { ...setup.value.played, [side]: value as CardId } })}
            />
          ))}
        </>
      ) : null}
      <EditorBattles editor={editor} />
    </section>
  );
}

function Cards({ editor }: Props) {
  const { setup } = editor;
  const wanted = handWanted(setup.value);
  const change = (side: Side, hand: readonly CardId[]): void => {
    setup.value = { ...setup.value, hands: { ...setup.value.hands, [side]: hand } };
  };
  return (
    <section>
      <h2>{sayStudy('editor.cards')}</h2>
      {SIDES.map((side) => {
        const hand = setup.value.hands[side];
        return (
          <div key={side}>
            <h3 class={side}>
              <SideMark side={side} />{' '}
              {sayStudy('editor.hand', {
                side: sideName(side),
                count: hand.length,
                wanted: wanted ?? hand.length,
              })}
            </h3>
            <ul class="study-hand">
              {copiesOf(hand).map(({ card, copy }) => (
                <li key={`${card} ${copy}`}>
                  <button
                    type="button"
                    class="editor-card"
                    aria-label={sayStudy('editor.hand.remove', { card: cardName(card) })}
                    onClick={() => change(side, hand.toSpliced(hand.indexOf(card), 1))}
                  >
                    <CardFace card={card} />
                  </button>
                </li>
              ))}
            </ul>
            <label class="editor-choice">
              <span class="unseen">{sayStudy('editor.hand.add', { side: sideName(side) })}</span>
              <select
                value=""
                onChange={({ currentTarget }) => change(side, [...hand, currentTarget.value as CardId])}
              >
                <option value="" disabled>
                  {sayStudy('editor.hand.add', { side: sideName(side) })}
                </option>
                {CARD_IDS.filter((card) => cardsLeft(setup.value, card) > 0).map((card) => (
                  <option key={card} value={card}>
                    {cardName(card)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        );
      })}
      {wanted === null ? null : (
        <button type="button" class="button" onClick={editor.deal}>
          {sayStudy('editor.deal')}
        </button>
      )}
    </section>
  );
}

function Text({ editor: { setup, read } }: Props) {
  const text = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const shown = text.value ?? makeSetup(setup.value);
  return (
    <section class="editor-text">
      <h2>
        <label for="editor-text">{sayStudy('editor.text')}</label>
      </h2>
      <p class="study-quiet">{sayStudy('editor.text.note')}</p>
      <textarea
        id="editor-text"
        rows={5}
        spellcheck={false}
        value={shown}
        onInput={({ currentTarget }) => (text.value = currentTarget.value)}
      />
      <div class="study-buttons">
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard.writeText(shown).catch(() => {})} // shown there to be selected and copied
        >
          {sayStudy('editor.copy')}
        </button>
        <button
          type="button"
          class="button"
          disabled={text.value === null}
          onClick={() => {
            const why = read(shown);
            problem.value = why === null ? null : sayStudy('editor.read.failed', { why });
            if (why === null) text.value = null;
          }}
        >
          {sayStudy('editor.read')}
        </button>
      </div>
      <p role="alert">{problem.value}</p>
    </section>
  );
}
