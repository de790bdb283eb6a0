// The page, freshly built and served for as long as it is needed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from './build.ts';
import { serve, type Site } from './serve.ts';

export interface TemporarySite extends Site {
  readonly dir: string; // where it was built
}

export async function temporarySite(): Promise<TemporarySite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-site-'));
  const forget = (): void => rmSync(dir, { recursive: true, force: true });
  process.on('exit', forget);
  await buildSite(dir);
  const { url, close } = await serve(dir, { host: '127.0.0.1', port: 0 });
  return { url, dir, close: () => close().finally(forget) };
}
