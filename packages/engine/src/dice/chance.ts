// Chance is an input, never a hidden source: whoever applies an order brings it.

/** What a roll is for; fair dice bind it into the roll. */
export type RollPurpose = 'sides' | 'deal' | 'die' | 'jupiter';

export interface Chance {
  /** A whole number from 0 to `sides` - 1, each equally likely. */
  roll(sides: number, purpose: RollPurpose): number;
}

/** A fast seeded generator (sfc32) for search and tests. Not for games people play: see fair dice. */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
    this.c = 0x6a09e667;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return sum >>> 0;
  }

  roll(sides: number): number {
    // Rejection keeps it unbiased: values of the last, incomplete run of `sides` are drawn again.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % sides;
  }
}

type RollListener = (value: number, sides: number, purpose: RollPurpose) => void;

/** Gives back recorded rolls in order. A roll that does not fit means that log and rules disagree. */
export class RecordedChance implements Chance {
  private used = 0;
  private readonly rolls: readonly number[];
  private readonly onRoll: RollListener | undefined;

  constructor(rolls: readonly number[], onRoll?: RollListener) {
    this.rolls = rolls;
    this.onRoll = onRoll;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const value = this.rolls[this.used];
    if (value === undefined || !Number.isInteger(value) || value < 0 || value >= sides) {
      throw new RollMismatch(this.used, sides, purpose, value);
    }
    this.used += 1;
    this.onRoll?.(value, sides, purpose);
    return value;
  }

  /** Rolls that no rule asked for. */
  get left(): number {
    return this.rolls.length - this.used;
  }
}

export class RollMismatch extends Error {
  readonly code = 'roll-mismatch';

  constructor(index: number, sides: number, purpose: RollPurpose, found: number | undefined) {
    super(`Roll ${index + 1} (${purpose}) must be 0 to ${sides - 1}; the record has ${found ?? 'nothing'}.`);
  }
}

/** Passes rolls through and remembers them, for the log. */
export class RecordingChance implements Chance {
  readonly rolls: number[] = [];
  private readonly source: Chance;

  constructor(source: Chance) {
    this.source = source;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const value = this.source.roll(sides, purpose);
    this.rolls.push(value);
    return value;
  }
}
