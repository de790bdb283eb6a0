// Which seat is taken first when a game stored on this device is opened.
import { SIDES } from '@rubicon/engine';
import { Refused, type Authority } from '../../authority/authority.ts';
import { hasMachine, type GameId } from '../../authority/table.ts';
import type { FirstSeat } from './session-state.ts';

export async function localFirstSeat(
  authority: Pick<Authority, 'games'>,
  game: GameId,
  hasCurtain: () => boolean,
): Promise<FirstSeat> {
  const summary = (await authority.games()).find((each) => each.game === game);
  if (summary === undefined) throw new Refused('no-game', 'There is no such game.');
  const { next, players, options, machines, startedMs, changedMs } = summary;
  if (next !== null && hasMachine(machines)) {
    const seat = SIDES.find((side) => machines[side] === null) ?? 'spectator';
    return { kind: 'seat', seat, tellsMissed: true };
  }
  const isNew = startedMs === changedMs; // nobody has anything to hide yet
  if (next === null || next === 'spectator' || isNew || !hasCurtain())
    return { kind: 'seat', seat: next ?? 'spectator', tellsMissed: next !== null };
  return { kind: 'curtain', curtain: { next, from: null, revealed: null, players, options } };
}
