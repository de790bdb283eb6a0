// Work that nobody waits for.

const PATIENCE_MS = 1500;

/** When the page has nothing better to do, or has had its chance. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: PATIENCE_MS },
      );
    else setTimeout(resolve, PATIENCE_MS / 5); // Safari has no such thing
  });
