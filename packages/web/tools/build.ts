// Builds the page into a folder that any static server can serve, with brotli copies of the files that compress.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import config from '../vite.config.ts';

export const DIST = path.join(import.meta.dirname, '../dist');

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

export interface Built {
  readonly file: string;
  readonly bytes: number;
  readonly brotliBytes: number | null;
}

export async function buildSite(dir: string): Promise<Built[]> {
  // Vite reads it, and a test runner sets it: the tested build must equal the released one
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, outDir: dir },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const files = globSync('**/*.*', { cwd: dir }).sort();
  return files.map((file) => {
    const whole = readFileSync(path.join(dir, file));
    return {
      file,
      bytes: whole.length,
      brotliBytes: COMPRESSIBLE.test(file) ? compress(dir, file, whole) : null,
    };
  });
}

function compress(dir: string, file: string, whole: Buffer): number {
  const small = brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
  writeFileSync(path.join(dir, `${file}.br`), small);
  return small.length;
}

if (import.meta.main) {
  const built = await buildSite(DIST);
  const column = (bytes: number | null): string => (bytes?.toLocaleString('en') ?? '').padStart(10);
  for (const { file, bytes, brotliBytes } of built)
    console.log(`${column(bytes)}${column(brotliBytes)}  ${file}`);
  const sent = built.reduce((sum, { bytes, brotliBytes }) => sum + (brotliBytes ?? bytes), 0);
  console.log(`${built.length} files, ${sent.toLocaleString('en')} bytes as sent`);
}
