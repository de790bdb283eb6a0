// Which of several options is best, when each look at one costs time and tells only so much: looks go to those that
// may still be the best.

export interface Option<T> {
  readonly what: T;
  readonly values: number[]; // what each look found, world by world
  sum: number;
}

export const newOption = <T>(what: T): Option<T> => ({ what, values: [], sum: 0 });
export const meanOf = (option: Option<unknown>): number =>
  option.values.length === 0 ? 0 : option.sum / option.values.length;

export function note(option: Option<unknown>, value: number): void {
  option.values.push(value);
  option.sum += value;
}

/** How much better than another an option was in the worlds both were looked at in. */
export function leadOver(option: Option<unknown>, other: Option<unknown>): number {
  const looks = Math.min(option.values.length, other.values.length);
  let sum = 0;
  for (let i = 0; i < looks; i++) sum += option.values[i]! - other.values[i]!;
  return looks === 0 ? 0 : sum / looks;
}

/** The option that deserves the next look, or undefined if all have had enough. */
export function mostPromising<T>(
  options: readonly Option<T>[],
  most: number,
  doubt: number,
): Option<T> | undefined {
  let best: Option<T> | undefined;
  let highest = -Infinity;
  for (const option of options) {
    const looks = option.values.length;
    if (looks >= most) continue;
    const bound = looks === 0 ? Infinity : meanOf(option) + doubt / Math.sqrt(looks);
    if (bound > highest) {
      highest = bound;
      best = option;
    }
  }
  return best;
}

/**
 * The option to stand by: the one that beats the first by most, so far as looks at the same worlds can tell; the first
 * itself if none surely does. Looks before `from` are left out.
 */
function surest<T>(options: readonly Option<T>[], doubt: number, from: number): Option<T> {
  const first = options[0]!;
  let best = first;
  let highest = 0;
  for (const option of options) {
    const end = Math.min(option.values.length, first.values.length);
    const looks = end - from;
    if (option === first || looks < 2) continue;
    let sum = 0;
    let squares = 0;
    for (let i = from; i < end; i++) {
      const lead = option.values[i]! - first.values[i]!;
      sum += lead;
      squares += lead * lead;
    }
    const mean = sum / looks;
    const spread = Math.sqrt(Math.max(0, squares / looks - mean * mean) / (looks - 1));
    const bound = mean - doubt * spread;
    if (bound > highest) {
      highest = bound;
      best = option;
    }
  }
  return best;
}

export interface Race<T> {
  readonly look: (option: Option<T>) => void;
  readonly least: number; // looks everybody gets
  readonly most: number;
  readonly doubt: number; // standard errors by which the first must be beaten
  readonly isSpent: () => boolean;
  readonly report: (leader: Option<T>) => void;
}

/**
 * The best by halves: all are looked at a little, the better half twice as long, and so on; the first stays to the end.
 * The last looks alone decide: those by which the leaders were picked flatter them.
 */
export function race<T>(options: readonly Option<T>[], how: Race<T>): Option<T> {
  const first = options[0]!;
  let field = [...options];
  let best = first;
  let looks = how.least;
  for (let before = 0; ; looks = Math.min(how.most, 2 * looks)) {
    for (const option of field) {
      while (option.values.length < looks) {
        if (how.isSpent()) return best;
        how.look(option);
      }
    }
    best = surest(field, how.doubt, field.length <= 3 ? before : 0);
    how.report(best);
    if (looks === how.most || field.length === 1) return best;
    before = looks;
    const rivals = field.slice(1).sort((one, other) => meanOf(other) - meanOf(one));
    field = [first, ...rivals.slice(0, Math.ceil(rivals.length / 2))];
  }
}
