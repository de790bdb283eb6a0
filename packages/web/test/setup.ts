// Global setup of the browser tests: builds and serves the page, and launches one browser for all of them.
import { install } from '@rubicon/server/programs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { headlessOptions } from '../tools/browser.ts';
import { temporarySite } from '../tools/temporary-site.ts';
import { ENGINES } from './engines/engines.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    siteDir: string; // for tests that start a server of their own
    browserUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await temporarySite();
  const options = headlessOptions();
  console.log(`browser tests use ${options.executablePath}`);
  for (const { find, packages } of ENGINES) if (find() === null) install(...packages);
  for (const { name, find, hasTouch } of ENGINES) {
    if (find() === null) console.log(`not tested: ${name} is not installed`);
    else if (!hasTouch) console.log(`not tested: fingers in ${name}, whose driver has no touch`);
  }
  const browser = await chromium.launchServer(options);
  project.provide('siteUrl', site.url);
  project.provide('siteDir', site.dir);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
