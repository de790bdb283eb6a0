// Answers that are kept for some seconds, so that a crowd costs one look at the database.

const FRESH_MS = 5000;
const MOST_KEPT = 50;

/** Reads for a key only if its last answer is no longer fresh. What fails is not kept. */
export function recently<Answer>(
  now: () => number,
): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { readonly atMs: number; readonly answer: Promise<Answer> }>(); // the oldest first
  return (key, read) => {
    const known = kept.get(key);
    if (known !== undefined && Math.abs(now() - known.atMs) <= FRESH_MS) return known.answer;
    const fresh = { atMs: now(), answer: read() };
    kept.delete(key);
    kept.set(key, fresh);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    fresh.answer.catch(() => {
      if (kept.get(key) === fresh) kept.delete(key);
    });
    return fresh.answer;
  };
}
