// Schedules work that no one waits for.

const PATIENCE_MS = 1500;

/** When the page is idle, or after a timeout. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: PATIENCE_MS },
      );
    else setTimeout(resolve, PATIENCE_MS / 5); // Safari lacks it
  });
