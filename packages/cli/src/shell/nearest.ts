// The closest known name to a mistyped one.

/** Damerau–Levenshtein distance: letters to insert, delete, change or swap. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + change,
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}

/** The nearest name, if it is close enough to be a typo. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const scored = names
    .map((name) => ({ name, far: name.startsWith(word) && word.length > 1 ? 1 : distance(word, name) }))
    .sort((one, other) => one.far - other.far);
  const best = scored[0];
  return best !== undefined && best.far <= Math.max(2, Math.floor(best.name.length / 3))
    ? best.name
    : undefined;
}
