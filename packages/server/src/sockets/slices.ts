// Requests of all sockets, some at a time. When hundreds arrive at once, the event loop would work out all of them
// before it hears what was written meanwhile, and until then nothing more is written.

const MOST_AT_ONCE = 8;

/** Resolves when it is one's turn, in the order of asking. */
export function slices(most = MOST_AT_ONCE): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const serve = (): void => {
    for (const begin of waiting.splice(0, most)) begin();
    if (waiting.length > 0) setImmediate(serve);
  };
  return () =>
    new Promise((begin) => {
      waiting.push(begin);
      if (waiting.length === 1) setImmediate(serve);
    });
}
