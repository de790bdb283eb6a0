// Both sides' cards at the moment shown, as far as this perspective may see them.
import { SIDES, type BlockId, type CardId, type Side, type View } from '@rubicon/engine';
import { blockName, cardName, sideName, listAll } from '@rubicon/words';
import { Block } from '../../pieces/block.tsx';
import { CardBack, CardFace } from '../../pieces/card.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { woodOf } from '../../pieces/wood-of.ts';
import { plainLabels } from '../../settings/settings.ts';
import { copiesOf } from '../../table/state/copies.ts';
import { sayStudy } from '../../words/topics/study.ts';
import type { Playback } from './playback.ts';
import './replay-cards.css';

export function ReplayCards({ playback }: { readonly playback: Playback }) {
  const view = playback.frame.value?.view;
  if (view === undefined) return null;
  return (
    <div class="study-cards">
      {SIDES.map((side) => (
        <section key={side} aria-label={sideName(side)}>
          <h3 class={side}>
            <SideMark side={side} /> {sideName(side)}
          </h3>
          <Hand side={side} view={view} />
          <Pool side={side} view={view} />
        </section>
      ))}
    </div>
  );
}

function Hand({ side, view: { cards } }: { readonly side: Side; readonly view: View }) {
  const hand = cards.hands[side];
  const size = cards.handSize[side];
  const played = cards.played[side];
  const laid = cards.committed[side];
  const aside = cards.discards[side];
  return (
    <>
      <h4>{sayStudy('study.hand', { side: sideName(side) })}</h4>
      {size === 0 ? <p class="study-quiet">{sayStudy('study.hand.none')}</p> : null}
      <ul class="study-hand">
        {hand === null ? (
          <li aria-label={sayStudy('study.hand.hidden', { count: size })}>
            {Array.from({ length: size }, (_, index) => (
              <CardBack key={index} />
            ))}
          </li>
        ) : (
          copiesOf(hand).map(({ card, copy }) => (
            <li key={`${card} ${copy}`}>
              <Shown card={card} />
            </li>
          ))
        )}
      </ul>
      {played === null ? null : (
        <p class="study-played">
          <span>{sayStudy('study.played')}</span> <Shown card={played} />
        </p>
      )}
      {laid === null ? null : <p class="study-quiet">{sayStudy('study.laid', { card: cardName(laid) })}</p>}
      {aside === null ? null : (
        <p class="study-quiet">{sayStudy('study.set-aside', { card: cardName(aside) })}</p>
      )}
    </>
  );
}

const Shown = ({ card }: { readonly card: CardId }) => (
  <span role="img" class="study-card" aria-label={cardName(card)}>
    <CardFace card={card} />
  </span>
);

function Pool({ side, view: { pools } }: { readonly side: Side; readonly view: View }) {
  const { upright, blocks, faceUp, dead } = pools[side];
  const names = (some: readonly BlockId[]): string => listAll(some.map(blockName));
  return (
    <>
      <h4>{sayStudy('study.pool', { side: sideName(side) })}</h4>
      {blocks === null ? (
        <p class="study-quiet">{sayStudy('study.pool.hidden', { count: upright })}</p>
      ) : blocks.length === 0 ? (
        <p class="study-quiet">{sayStudy('study.pool.none')}</p>
      ) : (
        <ul class="study-pool">
          {blocks.map((block) => (
            <li key={block}>
              <span role="img" aria-label={blockName(block)}>
                <Block block={block} colour={woodOf(block)} strength={null} plain={plainLabels.value} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {faceUp.length === 0 ? null : (
        <p class="study-quiet">{sayStudy('study.pool.out', { blocks: names(faceUp) })}</p>
      )}
      {dead.length === 0 ? null : (
        <p class="study-quiet">{sayStudy('study.pool.dead', { blocks: names(dead) })}</p>
      )}
    </>
  );
}
