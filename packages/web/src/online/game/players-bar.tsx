// The top bar: both players, whether they are present, their clocks, and the connection.
import type { Signal } from '@preact/signals';
import { SIDES, type Side } from '@rubicon/engine';
import type { Table } from '@rubicon/protocol';
import { sideName, enumeration, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { useRatings, type Ratings } from './use-ratings.ts';
import { leftMs } from './clock.ts';
import type { Online } from '../../net/online.ts';
import { ConnectionMark } from '../connection-mark.tsx';
import { clockText } from '../pace-words.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import type { Presence } from '../../authority/remote/remote-state.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { useNow } from '../../ui/use-now.ts';
import './players-bar.css';

const TICK_MS = 1000;

export function PlayersBar({
  online,
  remote,
  ratings,
}: {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly ratings: Signal<Ratings>;
}) {
  const runningMs = useNow(TICK_MS) + online.connection.aheadMs.value;
  const nowMs = online.connection.awayMs.value ?? runningMs; // in an outage clocks stand still
  const held = remote.record.value;
  const presence = remote.presence.value;
  useRatings(online.api, held?.table.card.sitters ?? null, ratings);
  return (
    <div class="players" role="group" aria-label={say('at.header')}>
      {held === null
        ? null
        : SIDES.map((side) => (
            <Player
              key={side}
              table={held.table}
              side={side}
              rating={ratings.value[side]}
              presence={presence}
              nowMs={nowMs}
            />
          ))}
      <ConnectionMark connection={online.connection} />
    </div>
  );
}

interface PlayerProps {
  readonly table: Table;
  readonly side: Side;
  readonly rating: number | null;
  readonly presence: Presence | null;
  readonly nowMs: number;
}

function Player({ table, side, rating, presence, nowMs }: PlayerProps) {
  const { card, clock, flagged } = table;
  const sitter = card.sitters[side];
  const name = nameOf(sitter);
  const isHere = sitter.kind === 'machine' || presence?.[side] === true;
  const isAsked = card.asked[side];
  const left = clock === null ? null : leftMs(clock, side, nowMs);
  return (
    <div class={`player ${side} ${isAsked ? 'is-asked' : ''}`}>
      <SideMark side={side} />
      <span class="player-name" title={name}>
        <span class={`player-here ${isHere ? 'is-here' : ''}`} aria-hidden="true" />
        <span aria-hidden="true">{name}</span>
        {rating === null ? null : <small aria-hidden="true">{Math.round(rating)}</small>}
        <span class="unseen">
          {enumeration([
            say(sitter.kind === 'machine' ? 'at.machine' : isHere ? 'at.here' : 'at.away', { name }),
            ...(isAsked ? [say('at.to-act')] : []),
          ])}
        </span>
      </span>
      {left === null ? null : (
        <span
          class={`player-clock ${flagged[side] || left < 60_000 ? 'is-short' : ''}`}
          role="timer"
          aria-label={say('at.clock', { side: sideName(side), time: clockText(left) })}
        >
          {flagged[side] ? say('at.flagged') : clockText(left)}
        </span>
      )}
    </div>
  );
}
