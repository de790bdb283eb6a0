// The browser for tests, screenshots and measurements: whichever Chromium the machine has.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { install, mayInstall } from '@rubicon/server/programs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PROGRAMS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ],
};

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly downloaded: string; // where Playwright installs its browsers
  readonly has: (file: string) => boolean;
}

const here: Machine = {
  platform: process.platform,
  env: process.env,
  downloaded: chromium.executablePath(),
  has: existsSync,
};

/** The path of a Chromium, or null where there is none. */
export function findBrowser({ platform, env, downloaded, has }: Machine = here): string | null {
  const named = env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (has(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no such file.`);
  }
  const installed = COMMANDS.flatMap((command) => onPath(command, platform, env));
  return [...installed, ...(PROGRAMS[platform] ?? []), downloaded].find((file) => has(file)) ?? null;
}

/**
 * The program of a Chromium without windows, or null where there is none: tests take two thirds of the time there. It
 * cannot show notifications.
 */
export function findHeadlessShell({ platform, env, has }: Machine = here): string | null {
  if ((env['CHROME_PATH'] ?? '') !== '') return null;
  return onPath(HEADLESS_SHELL, platform, env).find((file) => has(file)) ?? null;
}

const onPath = (command: string, platform: NodeJS.Platform, env: Machine['env']): string[] =>
  (env['PATH'] ?? '')
    .split(platform === 'win32' ? ';' : ':')
    .filter(Boolean)
    .map((folder) => path.join(folder, command));

const isRoot = process.getuid?.() === 0;

function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  if (!mayInstall)
    throw new Error('There is no Chromium or Chrome here. Run: npx playwright-core install chromium');

  install('chromium');
  const installed = findBrowser();
  if (installed === null) throw new Error('Chromium could not be installed. Run: apt-get install chromium');
  return installed;
}

const optionsFor = (executablePath: string, args: readonly string[] = []): LaunchOptions => ({
  executablePath,
  // Chromium's sandbox does not work for root
  chromiumSandbox: !isRoot,
  args: ['--disable-gpu', ...args],
});

// Without memory for pixels nothing is painted, and on a machine without a graphics card painting is half of the work
const UNPAINTED = '--force-gpu-mem-available-mb=0';

/**
 * The quickest Chromium there is, for everything but notifications and screenshots. The first time on a machine this
 * may install it.
 */
export function headlessOptions(): LaunchOptions {
  const full = ensureBrowser();
  if (findHeadlessShell() === null && (process.env['CHROME_PATH'] ?? '') === '') install(HEADLESS_SHELL);
  return optionsFor(findHeadlessShell() ?? full, [UNPAINTED]);
}

/** A whole Chromium or Chrome. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(optionsFor(ensureBrowser()));
