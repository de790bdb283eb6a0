// WebKit as WebKitGTK has it, driven by its WebDriver on a display without a screen. It takes no touch there.
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { programOnPath } from '@rubicon/server/programs';
import type { EngineKind, EnginePage, Screen } from './engine.ts';
import { keyActions, strokeActions } from './firefox.ts';
import { startProgram } from './program.ts';

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];

/** WebKit's own small browser, which comes with its library. */
const findMiniBrowser = (): string | null =>
  LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => path.join(folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file)) ?? null;

export const webkitEngine: EngineKind = {
  name: 'WebKit',
  hasTouch: false,
  find: () =>
    programOnPath('WebKitWebDriver') === null || programOnPath('Xvfb') === null ? null : findMiniBrowser(),
  packages: ['webkit2gtk-driver', 'xvfb'],
  start: async () => {
    const display = startProgram('Xvfb', [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1600x1100x24',
      '-nolisten',
      'tcp',
    ]);
    const DISPLAY = `:${await display.says(/^\s*(\d+)\s*$/m)}`;
    const port = await freePort();
    const driver = startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      DISPLAY,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const send = callsTo(`http://127.0.0.1:${port}`);
    return {
      open: (screen) => openPage(send, screen),
      close: async () => {
        await driver.end();
        await display.end();
      },
    };
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const callsTo =
  (url: string): Send =>
  async <T>(method: string, address: string, body?: object) => {
    const answer = await patiently(() =>
      fetch(url + address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
    const { value } = (await answer.json()) as { readonly value: T };
    if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };

/** The driver needs a moment until it listens. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function openPage(send: Send, { width, height }: Screen): Promise<EnginePage> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  const evaluate = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { value, error } = await send<{ value: T; error?: string }>('POST', `${session}/execute/async`, {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  // The window has a frame of its own around the page
  await send('POST', `${session}/window/rect`, { width, height });
  const inner = await evaluate<number>('innerHeight');
  await send('POST', `${session}/window/rect`, { width, height: 2 * height - inner });
  return {
    goto: (url) => send('POST', `${session}/url`, { url }),
    reload: () => send('POST', `${session}/refresh`, {}),
    evaluate,
    stroke: (points) =>
      send('POST', `${session}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: strokeActions(points),
          },
        ],
      }),
    type: (text) =>
      send('POST', `${session}/actions`, {
        actions: [{ type: 'key', id: 'keys', actions: keyActions(text) }],
      }),
    close: () => send('DELETE', session),
  };
}
