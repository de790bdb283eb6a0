// Writes `sw.js`: the service worker preceded by the list of all files of this build, so that one build is one cache.
// Font slices, of which a page needs few, are listed separately: they are cached once fetched.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const NOT_FOR_PAGES = /\.(?:map|br|gz)$/;
const SLICE = /^assets\/(?:shippori-mincho|zen-kaku-gothic-new)-/;

export interface BuiltFile {
  readonly name: string; // its path below the site's root
  readonly content: string | Uint8Array;
}

export interface Precache {
  readonly version: string;
  readonly files: readonly string[]; // everything the page needs, cached in advance
  readonly later: readonly string[]; // cached when requested
}

/** The worker's name is left out, but its content counts: a new worker is a new version. */
export function precacheOf(built: readonly BuiltFile[]): Precache {
  const kept = built
    .filter(({ name }) => !NOT_FOR_PAGES.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const all = createHash('sha256');
  for (const { name, content } of kept) {
    all.update(`${name}\n${createHash('sha256').update(content).digest('hex')}\n`);
  }
  const names = kept.map(({ name }) => name).filter((name) => name !== WORKER);
  return {
    version: all.digest('hex').slice(0, 12),
    files: names.filter((name) => !SLICE.test(name)),
    later: names.filter((name) => SLICE.test(name)),
  };
}

export function precache(worker: string): Plugin {
  let publicDir = '';
  return {
    name: 'rubicon:precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: worker, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunk = bundle[WORKER];
        if (chunk?.type !== 'chunk') throw new Error(`${worker} was not built.`);
        // A classic script: not every browser accepts modules as service workers
        if (chunk.imports.length > 0 || chunk.exports.length > 0)
          throw new Error(`${WORKER} must stand alone.`);
        const built = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }));
        const list = precacheOf([...built, ...(await filesUnder(publicDir))]);
        chunk.code = `const PRECACHE=${JSON.stringify(list)};\n${chunk.code}`;
      },
    },
  };
}

async function filesUnder(dir: string): Promise<BuiltFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { name: path.slice(dir.length + 1).replaceAll(sep, '/'), content: await readFile(path) };
      }),
  );
}
