// The search for an opponent: it goes on while its page is open, which repeats the press. It may end in another game.
import { SIDES } from '@rubicon/engine';
import type { GameId, PressBody, Table } from '@rubicon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { localSecretsOf } from '../../net/local-secrets.ts';
import { sidesOf } from '../joining.ts';

type Carded = Pick<Table, 'card'>;

export const isOpen = ({ card: { sitters } }: Carded): boolean =>
  SIDES.some((side) => sitters[side].kind === 'open');

/** Whether the person seeks an opponent by this game, and nobody has joined. */
export const isSeeking = (table: Carded, person: string | null): boolean =>
  table.card.isSeek && table.card.status === 'waiting' && isOpen(table) && sidesOf(table, person).length > 0;

const PRESS_EVERY_MS = 45_000;

/** Repeats the press that made a game; null: nothing is sought. */
export function useSeeking(game: GameId | null, repeat: (press: PressBody) => Promise<void>): void {
  const latest = useRef(repeat);
  latest.current = repeat;
  useEffect(() => {
    const press = game === null ? undefined : localSecretsOf(game).press;
    if (press === undefined) return;
    // The page shows elsewhere that the server is unreachable
    const again = (): void => void latest.current(press).catch(() => {});
    const timer = setInterval(again, PRESS_EVERY_MS);
    again();
    return () => clearInterval(timer);
  }, [game]);
}
