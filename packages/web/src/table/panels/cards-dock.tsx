// The cards: the hand of the player at this seat, the selected card, and the two cards played.
import { SIDES, type CardId, type Side } from '@rubicon/engine';
import { cardName, sideName, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { CardBack, CardFace } from '../../pieces/card.tsx';
import { copiesOf } from '../state/copies.ts';
import type { TableContext } from '../state/context.ts';
import { confirmCards } from '../../settings/settings.ts';
import './cards-dock.css';

export function CardsDock({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const { view } = table;
  const { hands, played, committed } = view.cards;
  const own = table.seat === 'spectator' ? null : table.seat;
  if (own !== null && hands[own]?.length === 0 && committed[own] === null && played[own] === null)
    return null;
  return (
    <div class="cards">
      {table.seat === 'spectator' ? (
        SIDES.map((side) => <HiddenHand key={side} side={side} table={table} />)
      ) : (
        <Hand side={table.seat} context={context} table={table} />
      )}
      <button
        type="button"
        class="link cards-all"
        aria-haspopup="dialog"
        onClick={() => (context.overlay.value = { kind: 'cards' })}
      >
        {say('cards.all')}
      </button>
      {played.caesar !== null || played.pompey !== null ? <Played table={table} /> : null}
    </div>
  );
}

function Hand({
  side,
  context,
  table,
}: {
  readonly side: Side;
  readonly context: TableContext;
  readonly table: Table;
}) {
  const { selection } = context;
  const { cards } = table.view;
  const hand = cards.hands[side] ?? [];
  const wanted = selection.choices.value.filter(({ card }) => card !== null);
  const chosen = selection.card.value;
  const laid = cards.committed[side] ?? null;
  return (
    <section class="cards-hand" aria-label={say('cards.hand', { side: sideName(side) })}>
      <ul>
        {copiesOf(hand).map(({ card, copy }, index) => {
          const can = wanted.some((choice) => choice.card === card);
          const isFirst = copy === 1; // identical cards are one choice
          return (
            <li key={`${card}.${copy}`}>
              <button
                type="button"
                class="cards-card"
                aria-pressed={chosen === card && isFirst}
                aria-label={say('cards.choose', { card: cardName(card) })}
                aria-keyshortcuts={`${index + 1}`}
                disabled={!can}
                onClick={({ detail }) => {
                  // The second click of a double click would meet the next card
                  if (confirmCards.value || detail < 2) pressCard(context, card);
                }}
                onDblClick={() => {
                  if (confirmCards.value) layCard(context, card);
                }}
              >
                <CardFace card={card} />
              </button>
              {can && isFirst ? (
                <kbd class="cards-number" aria-hidden="true">
                  {index + 1}
                </kbd>
              ) : null}
            </li>
          );
        })}
        {laid === null ? null : (
          <li class="cards-laid">
            <span>{say('cards.committed')}</span>
            <Shown card={laid} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** A press on a card, or its number: selects it, or lays it at once if no confirmation is wanted. */
export function pressCard(context: TableContext, card: CardId): void {
  const { selection } = context;
  if (!confirmCards.value) layCard(context, card);
  else selection.pressCard(selection.card.value === card ? null : card);
}

/** Discards or plays a card, whichever is asked for. */
function layCard({ selection }: TableContext, card: CardId): void {
  const choice = selection.choices.value.find((each) => each.card === card);
  if (choice !== undefined) void selection.give(choice);
}

function HiddenHand({ side, table }: { readonly side: Side; readonly table: Table }) {
  const { cards } = table.view;
  const hand = cards.hands[side];
  const name = sideName(side);
  return (
    <section class="cards-hand" aria-label={say('cards.hand', { side: name })}>
      <p class="unseen">{say('cards.hand.hidden', { side: name, count: cards.handSize[side] })}</p>
      <ul class="cards-backs" aria-hidden={hand === null}>
        {Array.from({ length: cards.handSize[side] }, (_, index) => {
          const card = hand?.[index] ?? null;
          return (
            <li key={index}>
              {card === null ? (
                <span class="cards-card">
                  <CardBack />
                </span>
              ) : (
                <Shown card={card} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Shown({ card }: { readonly card: CardId }) {
  return (
    <span class="cards-card" role="img" aria-label={cardName(card)}>
      <CardFace card={card} />
    </span>
  );
}

/** The two cards of this turn side by side, and who is Player 1. */
function Played({ table: { view } }: { readonly table: Table }) {
  return (
    <section class="cards-played" aria-label={say('cards.played')}>
      {SIDES.map((side) => {
        const card = view.cards.played[side];
        const effect = view.cards.effects[side];
        return (
          <figure key={side}>
            <figcaption class={side}>
              {sideName(side)}
              {view.first === side ? <b>{say('cards.player-1')}</b> : null}
            </figcaption>
            {card === null ? (
              <span class="cards-card">
                <CardBack />
              </span>
            ) : (
              <Shown card={card} />
            )}
            {effect !== null && effect !== card ? (
              <small>{say('cards.as', { card: cardName(card!), effect: cardName(effect) })}</small>
            ) : null}
          </figure>
        );
      })}
    </section>
  );
}
