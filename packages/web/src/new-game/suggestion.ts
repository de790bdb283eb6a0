// Which computer level suits the player, from the games finished on this device.
import { SIDES } from '@rubicon/engine';
import { MACHINE_LEVELS, type MachineLevel } from '@rubicon/ai/level';
import type { GameSummary } from '../authority/table.ts';

export const FIRST_LEVEL: MachineLevel = 'tiro';

type Played = Pick<GameSummary, 'machines' | 'result' | 'changedMs'>;

/** Null for a newcomer. A win leads one level up, two losses in a row at one level lead down. */
export function suggestedLevel(games: readonly Played[]): MachineLevel | null {
  const [last, before] = games
    .toSorted((one, other) => other.changedMs - one.changedMs)
    .flatMap((game) => outcomeOf(game));
  if (last === undefined) return null;
  const at = MACHINE_LEVELS.indexOf(last.level);
  if (last.outcome === 'won') return MACHINE_LEVELS[at + 1] ?? last.level;
  const isStuck = last.outcome === 'lost' && before?.outcome === 'lost' && before.level === last.level;
  return (isStuck ? MACHINE_LEVELS[at - 1] : undefined) ?? last.level;
}

interface Outcome {
  readonly level: MachineLevel;
  readonly outcome: 'won' | 'drawn' | 'lost';
}

function outcomeOf({ machines, result }: Played): Outcome[] {
  const people = SIDES.filter((side) => machines[side] === null);
  const level = MACHINE_LEVELS.find((each) => SIDES.some((side) => machines[side] === each));
  if (people.length !== 1 || level === undefined || result === null || result.reason === 'aborted') return [];
  const outcome = result.winner === null ? 'drawn' : result.winner === people[0] ? 'won' : 'lost';
  return [{ level, outcome }];
}
