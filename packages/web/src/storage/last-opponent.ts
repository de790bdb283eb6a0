// The computer opponent chosen last on this device, so that the next game is one press away. The text is untrusted.
import { SIDES, type Side } from '@rubicon/engine';
import { MACHINE_LEVELS, type MachineLevel } from '@rubicon/ai/level';

export interface LastOpponent {
  readonly own: Side;
  readonly level: MachineLevel;
}

const KEY = 'rubicon.opponent';

export function decodeOpponent(text: string | null): LastOpponent | null {
  const [side, name] = text?.split(' ') ?? [];
  const own = SIDES.find((each) => each === side);
  const level = MACHINE_LEVELS.find((each) => each === name);
  return own === undefined || level === undefined ? null : { own, level };
}

export function lastOpponent(): LastOpponent | null {
  try {
    return decodeOpponent(localStorage.getItem(KEY));
  } catch {
    return null; // storage may be blocked
  }
}

export function keepOpponent({ own, level }: LastOpponent): void {
  try {
    localStorage.setItem(KEY, `${own} ${level}`);
  } catch {
    // It is asked again.
  }
}
