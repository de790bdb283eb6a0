// The dialog of this year's cards as this seat knows them, and what each god does.
import { CARD_IDS, type CardId } from '@rubicon/engine';
import { cardName, isGod, cardText, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { CardFace } from '../pieces/card.tsx';
import { copiesOf } from './state/copies.ts';
import { Dialog } from '../ui/dialog.tsx';
import './cards-dialog.css';

export function CardsDialog({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const { cards } = table.view;
  const own = table.seat === 'spectator' ? null : cards.discards[table.seat];
  return (
    <Dialog title={say('cards.all.title')} onClose={onClose}>
      <h3>{say('cards.seen')}</h3>
      {cards.seen.length === 0 ? <p>{say('cards.seen.none')}</p> : <Row cards={cards.seen} />}
      {own === null ? null : (
        <>
          <h3>{say('cards.discarded')}</h3>
          <Row cards={[own]} />
        </>
      )}
      <h3>{say('cards.deck')}</h3>
      <ul class="gods">
        {CARD_IDS.filter(isGod).map((card) => (
          <li key={card}>
            <span class="gods-card">
              <CardFace card={card} />
            </span>
            <div>
              <b>{cardName(card)}</b>
              <p>{cardText(card, table.view.rules)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{say('cards.deck.command')}</p>
    </Dialog>
  );
}

function Row({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <ul class="gods-row">
      {copiesOf(cards).map(({ card, copy }) => (
        <li key={`${card}.${copy}`}>
          <span class="gods-card" role="img" aria-label={cardName(card)}>
            <CardFace card={card} />
          </span>
        </li>
      ))}
    </ul>
  );
}
