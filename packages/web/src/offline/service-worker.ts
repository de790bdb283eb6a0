// The service worker: the game without a network, and notifications when no page is open. One build is one cache: a
// new version is fetched as a whole, waits until the player wants it, and then replaces the old one at once, so a
// page never mixes files of two builds.
import type { PushMessage } from '@rubicon/protocol';
import { storedFile } from './stored-file.ts';

/** Written before this script by tools/precache-plugin.ts. */
declare const PRECACHE: {
  readonly version: string;
  readonly files: readonly string[];
  readonly later: readonly string[]; // fetched when first needed, and cached from then on
};

// The page's types, which this file is checked with, lack a worker's global scope
interface Scope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(of: { readonly type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'rubicon-';
const scope = globalThis as unknown as Scope;
const root = scope.registration.scope;
const cacheName = PREFIX + PRECACHE.version;
const later = new Set(PRECACHE.later.map((name) => root + name));
const files = new Set([...PRECACHE.files, ...PRECACHE.later]);

scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchAll(), keepSeen()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const stored = storedFile(event.request, root, files);
  if (stored !== null) event.respondWith(answer(stored, event.request));
});

scope.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, text, lang, url, tag } = event.data.json() as PushMessage;
  const icon = `${root}icons/icon.svg`;
  event.waitUntil(scope.registration.showNotification(title, { body: text, lang, tag, icon, data: url }));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(String(event.notification.data), root);
  // Whatever the message says, only our own pages are opened
  if (url.origin === new URL(root).origin) event.waitUntil(openPage(url.href));
});

/** In an existing window if there is one, preferably the one that shows it. */
async function openPage(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find((each) => each.url === url) ?? windows[0];
  try {
    if (open === undefined) throw new Error('no window');
    if (open.url !== url) await open.navigate(url);
    await open.focus();
  } catch {
    await scope.clients.openWindow(url); // also if a window refuses to navigate
  }
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    PRECACHE.files.map(async (name) => {
      const url = root + name;
      // Files in assets/ have a content hash in their name; the previous version's cache may have them
      const known = name.startsWith('assets/') ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: 'reload' }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`); // better the old version than half a new one
      await cache.put(url, response);
    }),
  );
}

/** Files the previous version fetched on demand; they would be needed again. */
async function keepSeen(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    Array.from(later, async (url) => {
      const seen = await caches.match(url);
      if (seen !== undefined) await cache.put(url, seen);
    }),
  );
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== cacheName)
      .map(async (name) => caches.delete(name)),
  );
}

async function answer(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(url);
  if (stored !== undefined) return stored;
  const response = await fetch(request); // not fetched yet, or the browser cleared the cache
  if (response.ok && later.has(url)) await cache.put(url, response.clone());
  return response;
}
