// The computer as the opponent in a game on this device.
import type { Side } from '@rubicon/engine';
import type { MachineLevel } from '@rubicon/ai/level';
import { levelName, say } from '@rubicon/words';
import type { NewGame } from '../authority/authority.ts';

/** The same game with a computer on the other side, under its own name. */
export function against(wanted: NewGame, own: Side, level: MachineLevel): NewGame {
  const machines = own === 'caesar' ? { caesar: null, pompey: level } : { caesar: level, pompey: null };
  const name = say('start.machine-name', { level: levelName(level) });
  const players =
    own === 'caesar' ? { ...wanted.players, pompey: name } : { ...wanted.players, caesar: name };
  return { ...wanted, machines, players };
}
