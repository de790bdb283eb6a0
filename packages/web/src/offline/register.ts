// The page's side of the service worker.
import { waiting } from './update.ts';

const HOUR_MS = 3_600_000;

export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    watch(registration);
    checkNowAndThen(registration);
  } catch {
    return; // private windows and unusual hosts refuse; there the game needs a network
  }
  // Another tab installed the new version: this one would request files that are gone
  if (hadWorker) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = (): void => {
    // The very first worker does not wait: there is no older version to replace
    if (registration.active !== null) waiting.value = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedMs < HOUR_MS) return;
    checkedMs = Date.now();
    void registration.update().catch(() => undefined); // offline: check again later
  });
}
