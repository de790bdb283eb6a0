// The matching of greatest weight in a general graph, by Edmonds' algorithm with duals, O(n³). A weight is a list of
// numbers of which the first different ones decide: so criteria come in their order, however many there are.

export interface Weights {
  readonly count: number; // vertices, from 0
  readonly length: number; // numbers in a weight
  /** Null: no edge. A weight must be above zero. Asked once for each pair, the lower vertex first. */
  readonly weightOf: (one: number, other: number) => Float64Array | null;
}

/** The partner of each vertex; -1: none. */
export function bestMatching(weights: Weights): Int16Array {
  return new Matching(weights).run();
}

const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** Vertices count from 1, and blossoms after them; 0 is nobody. */
class Matching {
  readonly #count: number;
  readonly #length: number;
  readonly #width: number; // of the tables of edges
  readonly #weights: Float64Array;
  readonly #row: number; // of weights
  readonly #value: Float64Array; // of the moment, as is the next
  readonly #least: Float64Array;
  readonly #from: Int16Array; // the edge between two vertices or blossoms: its end in the first; 0: no edge
  readonly #to: Int16Array;
  readonly #duals: Float64Array;
  readonly #mate: Int16Array; // a vertex in the partner
  readonly #slack: Int16Array; // the outer vertex with the tightest edge to it
  readonly #root: Int16Array; // the outermost blossom around it
  readonly #parent: Int16Array;
  readonly #label: Int8Array;
  readonly #seen: Int32Array;
  readonly #within: Int16Array[]; // by blossom: which of its parts has a vertex
  readonly #parts: number[][];
  #queue: number[] = [];
  #last: number; // the highest blossom there has been
  #search = 0;

  constructor({ count, length, weightOf }: Weights) {
    const all = count + Math.ceil(count / 2) + 2;
    this.#count = count;
    this.#last = count;
    this.#length = length;
    this.#width = all;
    this.#row = (count + 1) * length;
    this.#weights = new Float64Array((count + 1) * this.#row);
    this.#value = new Float64Array(length);
    this.#least = new Float64Array(length);
    this.#from = new Int16Array(all * all);
    this.#to = new Int16Array(all * all);
    this.#duals = new Float64Array(all * length);
    this.#mate = new Int16Array(all);
    this.#slack = new Int16Array(all);
    this.#root = Int16Array.from({ length: all }, (_, at) => (at <= count ? at : 0));
    this.#parent = new Int16Array(all);
    this.#label = new Int8Array(all);
    this.#seen = new Int32Array(all);
    this.#within = Array.from({ length: all }, () => new Int16Array(count + 1));
    this.#parts = Array.from({ length: all }, () => []);
    let greatest = new Float64Array(length);
    for (let one = 1; one <= count; one++) {
      this.#within[one]![one] = one;
      for (let other = one + 1; other <= count; other++) {
        const weight = weightOf(one - 1, other - 1);
        if (weight === null) continue;
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          this.#weights.set(weight, first * this.#row + second * length);
          this.#from[first * all + second] = first;
          this.#to[first * all + second] = second;
        }
        if (isLess(greatest, weight)) greatest = weight.slice();
      }
    }
    for (let vertex = 1; vertex <= count; vertex++) this.#duals.set(greatest, vertex * length);
  }

  run(): Int16Array {
    while (this.#grow());
    return Int16Array.from({ length: this.#count }, (_, vertex) => this.#mate[vertex + 1]! - 1);
  }

  /** One more pair; false: no better matching is possible. */
  #grow(): boolean {
    this.#label.fill(FREE);
    this.#slack.fill(0);
    this.#queue = [];
    for (let at = 1; at <= this.#last; at++) {
      if (this.#root[at] !== at || this.#mate[at] !== 0) continue;
      this.#parent[at] = 0;
      this.#label[at] = OUTER;
      this.#push(at);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#scan()) return true;
      if (!this.#adjust()) return false;
      this.#queue = [];
      for (let at = 1; at <= this.#last; at++) {
        const slack = this.#slack[at]!;
        if (this.#root[at] !== at || slack === 0 || this.#root[slack] === at) continue;
        if (this.#isTight(slack, at) && this.#take(slack, at)) return true;
      }
      for (let blossom = this.#count + 1; blossom <= this.#last; blossom++)
        if (this.#root[blossom] === blossom && this.#label[blossom] === INNER && this.#isZero(blossom))
          this.#expand(blossom);
    }
  }

  /** Follows tight edges from outer vertices; true: a path was found and swapped. */
  #scan(): boolean {
    for (let head = 0; head < this.#queue.length; head++) {
      const vertex = this.#queue[head]!;
      if (this.#label[this.#root[vertex]!] === INNER) continue;
      for (let other = 1; other <= this.#count; other++) {
        if (this.#from[vertex * this.#width + other] === 0 || this.#root[vertex] === this.#root[other])
          continue;
        if (!this.#isTight(vertex, other)) this.#noteSlack(vertex, this.#root[other]!);
        else if (this.#take(vertex, other)) return true;
      }
    }
    return false;
  }

  /** Changes the duals until another edge is tight, or a blossom can be opened; false: the matching is the best. */
  #adjust(): boolean {
    const change = this.#least.fill(Number.POSITIVE_INFINITY);
    const offer = (value: Float64Array): void => {
      if (isLess(value, change)) change.set(value);
    };
    let exposed = 0;
    for (let at = 1; at <= this.#last; at++) {
      if (this.#root[at] !== at) continue;
      const label = this.#label[at]!;
      if (label === OUTER && this.#mate[at] === 0) exposed = at;
      if (label === INNER) {
        if (at > this.#count) offer(this.#dualOf(at, 2));
      } else if (this.#slack[at] !== 0) offer(this.#slackOf(this.#slack[at]!, at, label === OUTER ? 2 : 1));
    }
    while (exposed > this.#count) exposed = this.#parts[exposed]![0]!;
    if (!isLess(change, this.#dualOf(exposed, 1))) return false; // another pair would gain nothing
    for (let vertex = 1; vertex <= this.#count; vertex++)
      this.#add(vertex, change, SIGN[this.#label[this.#root[vertex]!]! + 1]!);
    for (let at = this.#count + 1; at <= this.#last; at++)
      if (this.#root[at] === at) this.#add(at, change, -2 * SIGN[this.#label[at]! + 1]!);
    return true;
  }

  #dualOf(at: number, divisor: number): Float64Array {
    const start = at * this.#length;
    for (let limb = 0; limb < this.#length; limb++) this.#value[limb] = this.#duals[start + limb]! / divisor;
    return this.#value;
  }

  #add(at: number, change: Float64Array, times: number): void {
    if (times === 0) return;
    const start = at * this.#length;
    for (let limb = 0; limb < this.#length; limb++)
      this.#duals[start + limb] = this.#duals[start + limb]! + times * change[limb]!;
  }

  #isZero(at: number): boolean {
    const start = at * this.#length;
    for (let limb = 0; limb < this.#length; limb++) if (this.#duals[start + limb] !== 0) return false;
    return true;
  }

  /** How far the edge between two is from being tight: the sum of the duals of its ends less twice its weight. */
  #slackOf(one: number, other: number, divisor: number): Float64Array {
    const edge = one * this.#width + other;
    const [from, to] = [this.#from[edge]! * this.#length, this.#to[edge]! * this.#length];
    const weight = this.#from[edge]! * this.#row + to;
    for (let limb = 0; limb < this.#length; limb++)
      this.#value[limb] =
        (this.#duals[from + limb]! + this.#duals[to + limb]! - 2 * this.#weights[weight + limb]!) / divisor;
    return this.#value;
  }

  #isTight(one: number, other: number): boolean {
    const edge = one * this.#width + other;
    const [from, to] = [this.#from[edge]! * this.#length, this.#to[edge]! * this.#length];
    const weight = this.#from[edge]! * this.#row + to;
    for (let limb = 0; limb < this.#length; limb++)
      if (this.#duals[from + limb]! + this.#duals[to + limb]! !== 2 * this.#weights[weight + limb]!)
        return false;
    return true;
  }

  /** Whether the edge from the first is tighter than the one from the second, to the same third. */
  #isTighter(one: number, than: number, third: number): boolean {
    const [edge, rival] = [one * this.#width + third, than * this.#width + third];
    const [from, to] = [this.#from[edge]! * this.#length, this.#to[edge]! * this.#length];
    const [start, end] = [this.#from[rival]! * this.#length, this.#to[rival]! * this.#length];
    const [weight, other] = [this.#from[edge]! * this.#row + to, this.#from[rival]! * this.#row + end];
    for (let limb = 0; limb < this.#length; limb++) {
      const mine = this.#duals[from + limb]! + this.#duals[to + limb]! - 2 * this.#weights[weight + limb]!;
      const theirs = this.#duals[start + limb]! + this.#duals[end + limb]! - 2 * this.#weights[other + limb]!;
      if (mine !== theirs) return mine < theirs;
    }
    return false;
  }

  #noteSlack(vertex: number, at: number): void {
    const known = this.#slack[at]!;
    if (known === 0 || this.#isTighter(vertex, known, at)) this.#slack[at] = vertex;
  }

  #findSlack(at: number): void {
    this.#slack[at] = 0;
    for (let vertex = 1; vertex <= this.#count; vertex++)
      if (
        this.#from[vertex * this.#width + at] !== 0 &&
        this.#root[vertex] !== at &&
        this.#label[this.#root[vertex]!] === OUTER
      )
        this.#noteSlack(vertex, at);
  }

  #push(at: number): void {
    if (at <= this.#count) this.#queue.push(at);
    else for (const part of this.#parts[at]!) this.#push(part);
  }

  #setRoot(at: number, root: number): void {
    this.#root[at] = root;
    if (at > this.#count) for (const part of this.#parts[at]!) this.#setRoot(part, root);
  }

  /** Uses a tight edge from an outer vertex; true: it completed a path, which was swapped. */
  #take(one: number, other: number): boolean {
    const edge = one * this.#width + other;
    const vertex = this.#from[edge]!;
    const [mine, theirs] = [this.#root[vertex]!, this.#root[this.#to[edge]!]!];
    if (this.#label[theirs] === FREE) {
      this.#parent[theirs] = vertex;
      this.#label[theirs] = INNER;
      const next = this.#root[this.#mate[theirs]!]!;
      this.#slack[theirs] = 0;
      this.#slack[next] = 0;
      this.#label[next] = OUTER;
      this.#push(next);
    } else if (this.#label[theirs] === OUTER) {
      const common = this.#commonOf(mine, theirs);
      if (common === 0) {
        this.#swap(mine, theirs);
        this.#swap(theirs, mine);
        return true;
      }
      this.#contract(mine, common, theirs);
    }
    return false;
  }

  #commonOf(one: number, other: number): number {
    this.#search++;
    let [mine, theirs] = [one, other];
    while (mine !== 0 || theirs !== 0) {
      if (mine !== 0) {
        if (this.#seen[mine] === this.#search) return mine;
        this.#seen[mine] = this.#search;
        mine = this.#above(mine);
      }
      [mine, theirs] = [theirs, mine];
    }
    return 0;
  }

  /** The outer one before, on the way to the root of the tree; 0: it is the root. */
  #above(outer: number): number {
    const inner = this.#root[this.#mate[outer]!]!;
    return inner === 0 ? 0 : this.#root[this.#parent[inner]!]!;
  }

  #swap(one: number, other: number): void {
    for (let [mine, theirs] = [one, other]; ;) {
      const next = this.#root[this.#mate[mine]!]!;
      this.#pair(mine, theirs);
      if (next === 0) return;
      const before = this.#root[this.#parent[next]!]!;
      this.#pair(next, before);
      [mine, theirs] = [before, next];
    }
  }

  #pair(one: number, other: number): void {
    const edge = one * this.#width + other;
    this.#mate[one] = this.#to[edge]!;
    if (one <= this.#count) return;
    const entry = this.#within[one]![this.#from[edge]!]!;
    const steps = this.#turn(one, entry);
    const parts = this.#parts[one]!;
    for (let at = 0; at < steps; at++) this.#pair(parts[at]!, parts[at ^ 1]!);
    this.#pair(entry, other);
    this.#parts[one] = [...parts.slice(steps), ...parts.slice(0, steps)];
  }

  /** Turns a blossom so that the way from its base to a part has an even number of steps; that number. */
  #turn(blossom: number, part: number): number {
    const parts = this.#parts[blossom]!;
    const at = parts.indexOf(part);
    if (at % 2 === 0) return at;
    this.#parts[blossom] = [parts[0]!, ...parts.slice(1).reverse()];
    return parts.length - at;
  }

  #contract(one: number, base: number, other: number): void {
    let blossom = this.#count + 1;
    while (blossom <= this.#last && this.#root[blossom] !== 0) blossom++;
    this.#last = Math.max(this.#last, blossom);
    this.#duals.fill(0, blossom * this.#length, (blossom + 1) * this.#length);
    this.#label[blossom] = OUTER;
    this.#mate[blossom] = this.#mate[base]!;
    const wayTo = (outer: number): number[] => {
      const way: number[] = [];
      for (let at = outer; at !== base; at = this.#above(at)) {
        const inner = this.#root[this.#mate[at]!]!;
        way.push(at, inner);
        this.#push(inner);
      }
      return way;
    };
    this.#parts[blossom] = [base, ...wayTo(one).reverse(), ...wayTo(other)];
    this.#setRoot(blossom, blossom);
    this.#joinEdges(blossom);
    this.#findSlack(blossom);
  }

  /** Of the edges of all its parts the tightest to each other one. */
  #joinEdges(blossom: number): void {
    const width = this.#width;
    for (let at = 1; at <= this.#last; at++)
      this.#from[blossom * width + at] = this.#from[at * width + blossom] = 0;
    const within = this.#within[blossom]!.fill(0);
    for (const part of this.#parts[blossom]!) {
      for (let at = 1; at <= this.#last; at++) {
        if (this.#from[part * width + at] === 0) continue;
        if (this.#from[blossom * width + at] !== 0 && !this.#isTighter(part, blossom, at)) continue;
        this.#from[blossom * width + at] = this.#from[part * width + at]!;
        this.#to[blossom * width + at] = this.#to[part * width + at]!;
        this.#from[at * width + blossom] = this.#from[at * width + part]!;
        this.#to[at * width + blossom] = this.#to[at * width + part]!;
      }
      const inPart = this.#within[part]!;
      for (let vertex = 1; vertex <= this.#count; vertex++) if (inPart[vertex] !== 0) within[vertex] = part;
    }
  }

  #expand(blossom: number): void {
    for (const part of this.#parts[blossom]!) this.#setRoot(part, part);
    const entry = this.#within[blossom]![this.#from[blossom * this.#width + this.#parent[blossom]!]!]!;
    const steps = this.#turn(blossom, entry);
    const parts = this.#parts[blossom]!;
    for (let at = 0; at < steps; at += 2) {
      const [inner, outer] = [parts[at]!, parts[at + 1]!];
      this.#parent[inner] = this.#from[outer * this.#width + inner]!;
      this.#label[inner] = INNER;
      this.#label[outer] = OUTER;
      this.#slack[inner] = 0;
      this.#findSlack(outer);
      this.#push(outer);
    }
    this.#label[entry] = INNER;
    this.#parent[entry] = this.#parent[blossom]!;
    for (const part of parts.slice(steps + 1)) {
      this.#label[part] = FREE;
      this.#findSlack(part);
    }
    this.#root[blossom] = 0;
  }
}

/** By label, from FREE: how the dual of a vertex changes. */
const SIGN = [0, -1, 1];

function isLess(one: Float64Array, other: Float64Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return one[at]! < other[at]!;
  return false;
}
