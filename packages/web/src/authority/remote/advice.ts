// Odds, hints and previews for a game on the server. They are computed in this browser, from what the seat knows.
import type { Hint, Odds } from '@rubicon/ai';
import { Refused } from '../authority.ts';
import type { Preview } from '../table.ts';
import { attackIn, underWay, type Known } from '../thinking/advice.ts';
import {
  currentSeating,
  cursorOf,
  heldRecord,
  type RemoteContext,
  type RemoteState,
} from './remote-state.ts';

export const previewOf = (context: RemoteContext, orders: readonly string[]): Promise<Preview | null> =>
  ifStillCurrent(context.state, () => previewFrom(context, orders));

export const oddsOf = (context: RemoteContext, orders: readonly string[]): Promise<Odds | null> =>
  ifStillCurrent(context.state, async () => {
    checkAid(context.state, 'odds');
    const known = knownBy(context.state);
    const question =
      orders.length === 0 ? underWay(known) : attackIn(known, await previewFrom(context, orders));
    return question === null ? null : context.advice.odds(question);
  });

export const hintsOf = ({ advice, state }: RemoteContext, look: number): Promise<readonly Hint[]> =>
  ifStillCurrent(state, () => {
    checkAid(state, 'hints');
    const { decision } = currentSeating(state).table;
    if (decision === null) throw new Refused('not-asked', 'Nobody here is asked anything.');
    const { side, orders } = decision;
    return advice.hints({ kind: 'hints', ...knownBy(state), side, orders, look });
  });

const previewFrom = ({ preview, state }: RemoteContext, orders: readonly string[]): Promise<Preview | null> =>
  preview({ kind: 'foresight', view: currentSeating(state).table.view, orders });

/** Drops an answer for a table that has changed meanwhile. */
async function ifStillCurrent<T>(state: RemoteState, work: () => Promise<T>): Promise<T> {
  const before = cursorOf(state);
  const answer = await work();
  if (cursorOf(state) !== before) throw new Refused('superseded', 'The table is another one now.');
  return answer;
}

function checkAid(state: RemoteState, aid: 'odds' | 'hints'): void {
  if (!heldRecord(state).table.card.aids[aid])
    throw new Refused('not-allowed', 'This game is played without.');
}

function knownBy(state: RemoteState): Known {
  const { table, history } = currentSeating(state);
  return { game: table.game, told: history.told.flatMap(({ events }) => events), view: table.view };
}
