// Firefox, driven by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOnPath } from '@rubicon/server/programs';
import type { Engine, EngineKind, EnginePage, Point, Screen } from './engine.ts';
import { startProgram } from './program.ts';

const findFirefox = (): string | null => programOnPath('firefox-esr') ?? programOnPath('firefox');

export const firefoxEngine: EngineKind = {
  name: 'Firefox',
  hasTouch: true,
  find: findFirefox,
  packages: ['firefox-esr'],
  start: () => {
    // What hovers is a setting of the whole browser, so fingers have a Firefox of their own
    const [withMouse, withFingers] = [once(() => startFirefox(false)), once(() => startFirefox(true))];
    return Promise.resolve({
      open: async (screen) => (await (screen.touch ? withFingers : withMouse).get()).open(screen),
      close: async () => {
        for (const firefox of [withMouse, withFingers]) await (await firefox.started())?.close();
      },
    });
  },
};

function once<T>(start: () => Promise<T>) {
  let started: Promise<T> | null = null;
  return { get: () => (started ??= start()), started: () => started };
}

/** https://searchfox.org: ui.primaryPointerCapabilities is 1 for a coarse pointer, 6 for one that is fine and hovers. */
const settings = (touch: boolean): string =>
  Object.entries({
    'ui.primaryPointerCapabilities': touch ? 1 : 6,
    'ui.allPointerCapabilities': touch ? 1 : 6,
    'ui.prefersReducedMotion': 1,
    'dom.w3c_touch_events.enabled': touch ? 1 : 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

async function startFirefox(touch: boolean): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'rubicon-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), settings(touch));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const program = startProgram(findFirefox()!, args, { HOME: profile });
  const send = await connect(`${await program.says(/WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await send('session.new', { capabilities: {} });
  return {
    open: (screen) => openPage(send, screen),
    close: async () => {
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = <T>(method: string, params: object) => Promise<T>;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error(`no connection to ${url}`)));
  await opened.promise;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Message;
    const call = id === undefined ? undefined : waiting.get(id);
    if (type === 'error') call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result);
  });
  let calls = 0;
  return <T>(method: string, params: object) => {
    calls += 1;
    const call = Promise.withResolvers<unknown>();
    waiting.set(calls, call);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return call.promise as Promise<T>;
  };
}

async function openPage(send: Send, { width, height, touch }: Screen): Promise<EnginePage> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: async <T>(expression: string) => {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'an exception');
      return JSON.parse(result!.value) as T;
    },
    stroke: (points) =>
      send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: touch ? 'finger' : 'mouse',
            parameters: { pointerType: touch ? 'touch' : 'mouse' },
            actions: strokeActions(points),
          },
        ],
      }),
    type: (text) =>
      send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keyActions(text) }],
      }),
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Actions of a pointer, as WebDriver writes them. */
export const strokeActions = (points: readonly Point[]): object[] => [
  { type: 'pointerMove', x: Math.round(points[0]!.x), y: Math.round(points[0]!.y), duration: 0 },
  { type: 'pointerDown', button: 0 },
  ...points
    .slice(1)
    .map(({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 30 })),
  { type: 'pointerUp', button: 0 },
];

export const keyActions = (text: string): object[] =>
  Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
