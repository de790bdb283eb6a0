// Starts the worker of the authority, once ahead of the first call.
let ahead: Worker | null = null;

const start = (): Worker => new Worker(new URL('./authority-worker.ts', import.meta.url), { type: 'module' });

/** If it fails, the first call starts another, and is told if that fails too. */
export function startWorkerAhead(): void {
  try {
    const started = start();
    ahead = started;
    started.addEventListener('error', () => {
      if (ahead === started) ahead = null;
    });
  } catch {
    // The browser allows no workers
  }
}

export function startWorker(): Worker {
  const worker = ahead ?? start();
  ahead = null;
  return worker;
}
