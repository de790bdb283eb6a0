// Who plays a side, short enough for the top bar: “You”, or the opponent's name and rating.
import { LEVEL_RATINGS } from '@rubicon/ai/level';
import type { PerSide, Side } from '@rubicon/engine';
import { levelName, sideName, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { playerName } from '../words/player-name.ts';

export interface Opponent {
  readonly name: string;
  readonly rating: number | null; // null: unknown, or none yet
}

/** `ratings` are those a server knows. */
export function playerAt(
  { machines, players }: Pick<Table, 'machines' | 'players'>,
  side: Side,
  ratings?: PerSide<number | null>,
): Opponent {
  const level = machines[side];
  if (level === null) return { name: playerName(side, players[side]), rating: ratings?.[side] ?? null };
  return { name: levelName(level), rating: level === 'random' ? null : LEVEL_RATINGS[level].rating };
}

export function PlayerTag({ side, player }: { readonly side: Side; readonly player: Opponent | 'you' }) {
  if (player === 'you') return <span class="header-who">{say('header.you')}</span>;
  const { name, rating } = player;
  if (name === sideName(side)) return null; // nobody gave one
  return (
    <span class="header-who" title={opponentText(player)}>
      <span>{name}</span> {rating === null ? null : <small>{Math.round(rating)}</small>}
    </span>
  );
}

export const opponentText = ({ name, rating }: Opponent): string =>
  rating === null
    ? say('header.opponent', { name })
    : say('header.opponent-rated', { name, rating: String(Math.round(rating)) });
