// The new version, once it is stored and ready to be installed.
import { signal } from '@preact/signals';

export const waiting = signal<ServiceWorker | null>(null);

/** Installs the new version and reloads the page with it. */
export function takeUpdate(): void {
  const worker = waiting.value;
  if (worker === null) return;
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload();
  });
  worker.postMessage('take-over');
}
