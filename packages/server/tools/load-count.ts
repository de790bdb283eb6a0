// What a load counts while it is measured.

export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export interface Measured {
  readonly seconds: number;
  readonly orders: number;
  readonly refused: number;
  readonly ended: number; // games
  readonly answerMs: Spread; // from an order sent to its answer
  readonly pushMs: Spread; // from an order sent until the opponent receives it
  readonly bytes: {
    readonly sent: number; // by players
    readonly players: number; // to players: answers and pushes
    readonly spectators: number;
  };
  readonly loadCpuSeconds: number; // of the load itself
}

export function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toPrecision(3));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

/** Counts nothing until it is begun. */
export class LoadCount {
  #answers: number[] = [];
  #pushes: number[] = [];
  #counts = { refused: 0, ended: 0, sent: 0, players: 0, spectators: 0 };
  #fromMs: number | null = null;
  #cpu = process.cpuUsage();

  begin(): void {
    this.#answers = [];
    this.#pushes = [];
    this.#counts = { refused: 0, ended: 0, sent: 0, players: 0, spectators: 0 };
    this.#cpu = process.cpuUsage();
    this.#fromMs = performance.now();
  }

  answer(sentMs: number): void {
    if (this.#fromMs !== null) this.#answers.push(performance.now() - sentMs);
  }

  push(sentMs: number): void {
    if (this.#fromMs !== null) this.#pushes.push(performance.now() - sentMs);
  }

  add(what: 'refused' | 'ended' | 'sent' | 'players' | 'spectators', amount = 1): void {
    if (this.#fromMs !== null) this.#counts[what] += amount;
  }

  end(): Measured {
    const { refused, ended, ...bytes } = this.#counts;
    const { user, system } = process.cpuUsage(this.#cpu);
    const seconds = (performance.now() - this.#fromMs!) / 1000;
    this.#fromMs = null;
    return {
      seconds,
      orders: this.#answers.length,
      refused,
      ended,
      answerMs: spread(this.#answers),
      pushMs: spread(this.#pushes),
      bytes,
      loadCpuSeconds: (user + system) / 1e6,
    };
  }
}
