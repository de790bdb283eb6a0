// The machines a person can choose to play against: all but the one that only measures others.
import { LEVELS, type Level } from '@rubicon/ai/level';
import type { Side } from '@rubicon/engine';
import { levelName, say } from '@rubicon/words';
import type { NewGame } from '../authority/authority.ts';

export type Opponent = Exclude<Level, 'random'>;
export const OPPONENTS = LEVELS.filter((level): level is Opponent => level !== 'random');

/** The same game with a machine on the other side, under its own name. */
export function against(wanted: NewGame, own: Side, level: Opponent): NewGame {
  const machines = own === 'caesar' ? { caesar: null, pompey: level } : { caesar: level, pompey: null };
  const name = say('start.machine-name', { level: levelName(level) });
  const players =
    own === 'caesar' ? { ...wanted.players, pompey: name } : { ...wanted.players, caesar: name };
  return { ...wanted, machines, players };
}
