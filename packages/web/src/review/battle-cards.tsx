// Every battle as a card: where and when, the forces before and after, losses, and luck.
import { useSignal } from '@preact/signals';
import { deviationOf, type Analysis, type BattleLuck, type Fighter } from '@rubicon/ai';
import { COLOUR, COLOURS, SIDES, blockIndex, type Side } from '@rubicon/engine';
import { areaName, blockName, roman, sideName, decimalText, enumeration } from '@rubicon/words';
import { Block } from '../pieces/block.tsx';
import { SideMark } from '../pieces/mark.tsx';
import { replayAddress, type Source } from '../routes/moment.ts';
import { sayReview } from '../words/topics/review.ts';
import { whenText } from './times.ts';
import './battle-cards.css';

const FIRST = 6;

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

export function BattleCards({ analysis: { luck }, source }: Props) {
  const all = useSignal(false);
  const { battles } = luck;
  if (battles.length === 0) return <p>{sayReview('review.battles.none')}</p>;
  const shown = all.value ? battles : battles.slice(0, FIRST);
  return (
    <>
      <ul class="battle-cards">
        {shown.map((each) => (
          <Card key={each.battle.fromEntry} fought={each} source={source} />
        ))}
      </ul>
      {shown.length < battles.length ? (
        <button type="button" class="button" onClick={() => (all.value = true)}>
          {sayReview('review.more', { count: battles.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}

function Card({ fought, source }: { readonly fought: BattleLuck; readonly source: Source }) {
  const { battle } = fought;
  const { area, attacker, surprise, rounds, winner } = battle;
  const title = sayReview('review.battle.title', { area: areaName(area) });
  const facts = [
    sayReview(surprise ? 'review.battle.surprised' : 'review.battle.attacked', { side: sideName(attacker) }),
    sayReview('review.battle.rounds', { count: rounds }),
    winner === null
      ? sayReview('review.battle.unfinished')
      : sayReview('review.battle.won', { side: sideName(winner) }),
  ];
  return (
    <li class="battle-card">
      <h3>{title}</h3>
      <p class="review-when">
        {whenText(battle)} ·{' '}
        <a
          href={replayAddress({ source, at: battle.fromEntry, perspective: 'all' })}
          aria-label={sayReview('review.open-moment.named', { what: enumeration([title, whenText(battle)]) })}
        >
          {sayReview('review.open-moment')}
        </a>
      </p>
      <p class="battle-card-facts">{facts.join(' · ')}</p>
      {SIDES.map((side) => (
        <Force key={side} side={side} fought={fought} />
      ))}
    </li>
  );
}

function Force({ side, fought: { battle, luck } }: { readonly side: Side; readonly fought: BattleLuck }) {
  const { hits, expected } = luck[side];
  return (
    <section class={`battle-card-force ${side}`} aria-label={sideName(side)}>
      <p>
        <SideMark side={side} />
        <b>{sideName(side)}</b> {sayReview('review.battle.lost', { count: battle.lost[side] })}
      </p>
      <ul>
        {battle.fighters
          .filter((fighter) => fighter.side === side)
          .map((fighter) => (
            <Piece key={fighter.block} fighter={fighter} />
          ))}
      </ul>
      <p class="battle-card-luck">
        <Needle deviation={deviationOf(luck[side])} />
        {sayReview('review.battle.hits', { hits, expected: decimalText(expected) })}
      </p>
    </section>
  );
}

const SIGNS: Readonly<Record<Fighter['fate'], string>> = {
  stood: '',
  withdrew: ' ↩',
  fell: ' †',
  'went-over': ' ⇄',
};

function Piece({ fighter }: { readonly fighter: Fighter }) {
  const { block, before, after, fate } = fighter;
  const strengths = { before: roman(before), after: after === 0 ? '0' : roman(after) };
  return (
    <li class={`battle-card-piece ${fate}`}>
      <Block
        block={block}
        colour={COLOURS[COLOUR[blockIndex(block)!]!]!}
        strength={fate === 'fell' ? before : after}
        pose={fate === 'fell' ? 'tipped' : 'standing'}
      />
      <span class="battle-card-strength" aria-hidden="true">
        {before === after || fate === 'fell' ? roman(before) : `${roman(before)}→${roman(after)}`}
        {SIGNS[fate]}
      </span>
      <span class="unseen">
        {sayReview(`review.battle.fighter.${fate}`, { block: blockName(block), ...strengths })}
      </span>
    </li>
  );
}

const WIDE = 88;
const MOST = 3;

/** Unlucky left of the middle, lucky right of it. */
function Needle({ deviation }: { readonly deviation: number }) {
  const x = WIDE / 2 + (Math.max(-MOST, Math.min(MOST, deviation)) / MOST) * (WIDE / 2 - 4);
  return (
    <svg class="battle-card-needle" width={WIDE} height="14" viewBox={`0 0 ${WIDE} 14`} aria-hidden="true">
      <path d={`M0 10H${WIDE}M${WIDE / 2} 4V14M${WIDE / 6} 7V13M${(5 * WIDE) / 6} 7V13`} />
      <path class="battle-card-pointer" d={`M${x} 10l-4.500-9h9z`} />
    </svg>
  );
}
