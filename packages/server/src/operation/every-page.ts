// Lists that are read page by page.
export const PAGE = 200;

/** All pages of a list that is ordered by `keyOf`. */
export async function everyPage<T, K>(
  keyOf: (item: T) => K,
  page: (after: K | null) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const next = await page(last === undefined ? null : keyOf(last));
    if (next.length === 0) return all;
    all.push(...next);
  }
}
