// How an attempt to send something ended.

/** `gone`: it is pointless to try again; `failed`: perhaps later; `retryMs`: the receiver says when. */
export type Sent = 'sent' | 'gone' | 'failed' | { readonly retryMs: number };

const LONGEST_MS = 3_600_000;
const USUAL_MS = 5000; // where the receiver does not say

export const sentBy = ({ status, retryAfterS }: { status: number; retryAfterS: number | null }): Sent => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429)
    return { retryMs: Math.min(LONGEST_MS, retryAfterS === null ? USUAL_MS : Math.ceil(retryAfterS * 1000)) };
  return status === 404 || status === 410 ? 'gone' : 'failed';
};
