// The odds of a battle: one bar that both sides share, and the numbers beside it.
import type { Odds } from '@rubicon/ai';
import { SIDES, type Side } from '@rubicon/engine';
import { blockName, chanceText, decimalText, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { certaintyText, mortals, oddsInWords } from '../../words/odds-text.ts';
import type { Outlook } from '../../table/state/odds-watch.ts';
import './odds-bar.css';

export function OddsBar({ outlook }: { readonly outlook: Outlook }) {
  const { odds, isHidden } = outlook;
  const certainty = odds === null ? say('odds.weighing') : certaintyText(odds, isHidden);
  return (
    <section class={`odds ${odds === null ? 'odds-weighing' : ''}`} aria-label={say('odds.label')}>
      <p class="unseen">{odds === null ? certainty : oddsInWords(odds, certainty)}</p>
      <div class="odds-scale" aria-hidden="true">
        <Share side="caesar" odds={odds} />
        <Measure odds={odds} />
        <Share side="pompey" odds={odds} />
      </div>
      <div class="odds-numbers" aria-hidden="true">
        {odds === null ? null : <Numbers odds={odds} />}
        <span class="odds-certainty">{certainty}</span>
      </div>
    </section>
  );
}

function Share({ side, odds }: { readonly side: Side; readonly odds: Odds | null }) {
  return (
    <span class={`odds-share odds-share-${side}`}>
      <SideMark side={side} />
      <b>{odds === null ? '–' : chanceText(odds.wins[side].value)}</b>
    </span>
  );
}

/**
 * Caesar's part grows from the left, Pompey's from the right; between them is the chance that the attacker is repelled.
 */
function Measure({ odds }: { readonly odds: Odds | null }) {
  const part = (share: number): string => `${100 * share}%`;
  return (
    <span class="odds-measure">
      {SIDES.map((side) => (
        <span
          key={side}
          class={`odds-part odds-part-${side}`}
          style={{ inlineSize: part(odds?.wins[side].value ?? 0) }}
        />
      ))}
      {odds === null || odds.exact ? null : <Doubt odds={odds} />}
    </span>
  );
}

/** The margin of error at the edge of the attacker's part. */
function Doubt({ odds: { attacker, wins } }: { readonly odds: Odds }) {
  const { low, high } = wins[attacker];
  const start = attacker === 'caesar' ? low : 1 - high;
  return (
    <span
      class="odds-doubt"
      style={{ insetInlineStart: `${100 * start}%`, inlineSize: `${100 * (high - low)}%` }}
    />
  );
}

function Numbers({ odds }: { readonly odds: Odds }) {
  const { attacker, thrownBack, stepsLost } = odds;
  return (
    <>
      <span class="odds-number">
        <SideMark side={attacker} /> {say('odds.thrown-back.short')} <b>{chanceText(thrownBack.value)}</b>
      </span>
      <span class="odds-number">
        {say('odds.lost.short')}
        {SIDES.map((side) => (
          <span key={side} class="odds-lost">
            <SideMark side={side} /> <b>{decimalText(stepsLost[side].value)}</b>
          </span>
        ))}
      </span>
      {mortals(odds).map(({ block, dies }) => (
        <span key={block} class="odds-number">
          {say('odds.dies.short', { block: blockName(block) })} <b>{chanceText(dies.value)}</b>
        </span>
      ))}
    </>
  );
}
