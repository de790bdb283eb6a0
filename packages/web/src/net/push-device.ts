// Registers this browser as a device for push notifications.
import { Refused } from '../authority/authority.ts';
import type { PushBody } from './api.ts';

export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Asks the person, then the browser. Refused where either says no. */
export async function subscribe(key: string): Promise<PushBody> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refused('push-denied', 'Notifications are not allowed.');
  const registration = await navigator.serviceWorker.ready;
  try {
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
  } catch {
    throw new Refused('bad-device', 'The browser gave no subscription.');
  }
}
