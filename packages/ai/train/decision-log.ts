// Decisions in memory and in a file that a trainer maps into its own: a line of JSON that says where each array lies, then
// the arrays.
import { writeFileSync } from 'node:fs';
import { AREA_COUNT } from '@rubicon/engine';
import { AREA_FEATURES, GLOBAL_FEATURES, type Observation } from '../src/learned/observation.ts';

export interface Decision {
  readonly side: number;
  readonly seen: Observation;
  readonly orders: Uint8Array; // the numbers of all legal orders
  readonly chosen: number; // which of them
  readonly logLikelihood: number; // natural, of choosing it
  readonly value: number; // what was expected, -1 to 1
  readonly taught: boolean; // chosen by a player to be imitated
}

/** Bytes that grow. */
class Bytes {
  data = new Uint8Array(1 << 16);
  length = 0;

  push(bytes: Uint8Array): void {
    const end = this.length + bytes.length;
    if (end > this.data.length) {
      const larger = new Uint8Array(Math.max(end, this.data.length * 2));
      larger.set(this.data.subarray(0, this.length));
      this.data = larger;
    }
    this.data.set(bytes, this.length);
    this.length = end;
  }
}

const HEAD = 4096;

export class DecisionLog {
  private readonly areas = new Bytes();
  private readonly globals = new Bytes();
  private readonly orders = new Bytes();
  private readonly counts: number[] = [];
  private readonly chosen: number[] = [];
  private readonly logLikelihoods: number[] = [];
  private readonly values: number[] = [];
  private readonly sides: number[] = [];
  private readonly taught: number[] = [];
  private readonly targets: number[] = [];
  private readonly advantages: number[] = [];
  private gameStart = 0;

  get length(): number {
    return this.sides.length;
  }

  beginGame(): void {
    this.gameStart = this.length;
  }

  add({ side, seen, orders, chosen, logLikelihood, value, taught }: Decision): void {
    this.areas.push(seen.areas);
    this.globals.push(seen.globals);
    this.orders.push(orders);
    this.counts.push(orders.length);
    this.chosen.push(chosen);
    this.logLikelihoods.push(logLikelihood);
    this.values.push(value);
    this.sides.push(side);
    this.taught.push(Number(taught));
    this.targets.push(0);
    this.advantages.push(0);
  }

  /** Looks back over the game: how much better than expected each decision turned out, later surprises counting less. */
  endGame(worthToCaesar: number, lambda: number): void {
    for (const side of [0, 1]) {
      let next = side === 0 ? worthToCaesar : -worthToCaesar;
      let advantage = 0;
      for (let at = this.length - 1; at >= this.gameStart; at--) {
        if (this.sides[at] !== side) continue;
        const value = this.values[at]!;
        advantage = next - value + lambda * advantage;
        this.advantages[at] = advantage;
        this.targets[at] = value + advantage;
        next = value;
      }
    }
  }

  write(file: string): void {
    const count = this.length;
    const arrays = [
      { name: 'areas', type: 'u1', shape: [count, AREA_COUNT, AREA_FEATURES], of: this.areas },
      { name: 'globals', type: 'u1', shape: [count, GLOBAL_FEATURES], of: this.globals },
      { name: 'orders', type: 'u1', shape: [this.orders.length], of: this.orders },
      { name: 'counts', type: '<i4', shape: [count], of: Int32Array.from(this.counts) },
      { name: 'chosen', type: '<i4', shape: [count], of: Int32Array.from(this.chosen) },
      { name: 'taught', type: '<i4', shape: [count], of: Int32Array.from(this.taught) },
      { name: 'sides', type: '<i4', shape: [count], of: Int32Array.from(this.sides) },
      { name: 'likelihoods', type: '<f4', shape: [count], of: Float32Array.from(this.logLikelihoods) },
      { name: 'targets', type: '<f4', shape: [count], of: Float32Array.from(this.targets) },
      { name: 'advantages', type: '<f4', shape: [count], of: Float32Array.from(this.advantages) },
    ].map(({ of, ...rest }) => ({
      ...rest,
      bytes:
        of instanceof Bytes ? of.data.subarray(0, of.length) : new Uint8Array(of.buffer, 0, of.byteLength),
    }));
    let end = HEAD;
    const parts = arrays.map(({ bytes, ...rest }) => {
      const offset = end;
      end = (end + bytes.length + 63) & ~63; // aligned for whoever maps it
      return { ...rest, offset };
    });
    const data = new Uint8Array(end);
    data.set(new TextEncoder().encode(JSON.stringify(parts).padEnd(HEAD - 1) + '\n'));
    arrays.forEach(({ bytes }, i) => data.set(bytes, parts[i]!.offset));
    writeFileSync(file, data);
  }
}
