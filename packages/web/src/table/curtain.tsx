// The curtain between two people at one screen: while it is down, nothing of either side is shown or kept on the page.
import { SIDES } from '@rubicon/engine';
import { useEffect, useRef } from 'preact/hooks';
import { cardName, sideName, say } from '@rubicon/words';
import { CardFace } from '../pieces/card.tsx';
import { SideMark } from '../pieces/mark.tsx';
import type { TableContext } from './state/context.ts';
import type { Curtain as Hanging, Revealed } from './session/session-state.ts';
import { playerName } from '../words/player-name.ts';
import './curtain.css';

export function Curtain({ context, curtain }: { readonly context: TableContext; readonly curtain: Hanging }) {
  const { next, from, revealed, players } = curtain;
  const button = useRef<HTMLButtonElement>(null);
  const busy = context.session.busy.value;
  useEffect(() => {
    if (!busy) button.current?.focus(); // before that it is disabled
  }, [busy]);
  const name = next === 'spectator' ? '' : playerName(next, players[next]);
  return (
    <main class="curtain">
      <div class="curtain-board">
        {revealed === null ? null : <Reveal revealed={revealed} />}
        <h1 class="curtain-title">
          {next === 'spectator' ? null : <SideMark side={next} />}
          {next === 'spectator' ? say('curtain.shared') : say('curtain.title', { side: sideName(next) })}
        </h1>
        <p class="curtain-text">{say('curtain.text', { name })}</p>
        <div class="curtain-buttons">
          {from === null || from === 'spectator' ? null : (
            <button type="button" class="button" onClick={() => void context.session.liftCurtain(from)}>
              {say('curtain.back', { name: playerName(from, players[from]) })}
            </button>
          )}
          <button
            ref={button}
            type="button"
            class="button primary"
            disabled={busy}
            onClick={() => void context.session.liftCurtain(next)}
          >
            {say('curtain.lift', { name })}
          </button>
        </div>
        <button type="button" class="link curtain-leave" onClick={context.leave}>
          {say('menu.leave')}
        </button>
      </div>
    </main>
  );
}

/** Both cards side by side, and who is Player 1 and why. */
function Reveal({ revealed: { cards, effects, first, reason } }: { readonly revealed: Revealed }) {
  return (
    <section class="curtain-reveal" aria-label={say('curtain.revealed')}>
      <div class="curtain-cards">
        {SIDES.map((side) => (
          <figure key={side}>
            <span class="curtain-card" role="img" aria-label={cardName(cards[side])}>
              <CardFace card={cards[side]} />
            </span>
            <figcaption class={side}>
              {sideName(side)}
              {effects[side] === cards[side] ? null : (
                <small>
                  {say('cards.as', { card: cardName(cards[side]), effect: cardName(effects[side]) })}
                </small>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
      <p>
        {first === null
          ? say('cards.cancelled')
          : say('cards.first', { side: sideName(first), reason: say(`cards.first.${reason}`) })}
      </p>
    </section>
  );
}
