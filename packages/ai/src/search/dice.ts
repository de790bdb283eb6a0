// Common random numbers for rollouts. A roll depends on where it is thrown, not on what was thrown before: the same block
// in the same round of the same battle rolls the same under every plan, so that plans differ by what they do and not by
// luck.
import type { Chance, RollPurpose } from '@rubicon/engine';

const DEAL = 0x2545f491;

export class Dice implements Chance {
  private seed = 0;
  private place = 0;
  private rolls = 0;
  private deals = 0;

  reset(seed: number): void {
    this.seed = seed;
    this.place = 0;
    this.rolls = 0;
    this.deals = 0;
  }

  /** The next rolls are thrown here. */
  focus(place: number): void {
    this.place = Math.imul(place, 0x9e3779b1);
    this.rolls = 0;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const key = purpose === 'deal' ? DEAL + this.deals++ : this.place + this.rolls++;
    let value = this.seed ^ Math.imul(key, 0x85ebca6b);
    value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
    value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
    value = Math.imul(value ^ (value >>> 16), 0x9e3779b1);
    return Math.floor((((value ^ (value >>> 15)) >>> 0) / 0x1_0000_0000) * sides);
  }
}
