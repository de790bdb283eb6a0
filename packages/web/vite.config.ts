import { defineConfig } from 'vite';
import { compileAhead } from './tools/compile-hint-plugin.ts';
import { precache } from './tools/precache-plugin.ts';
import { preloadFonts } from './tools/preload-plugin.ts';
import { woff2Only } from './tools/woff2-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    woff2Only(),
    preloadFonts(
      [
        'alegreya-sans-latin-400-normal.woff2',
        'alegreya-sans-latin-700-normal.woff2',
        'cinzel-latin-700-normal.woff2',
        'eb-garamond-latin-600-normal.woff2',
      ],
      [
        'alegreya-sans-latin-800-normal.woff2',
        'cinzel-latin-800-normal.woff2',
        'eb-garamond-latin-500-normal.woff2',
        'eb-garamond-latin-500-italic.woff2',
      ],
    ),
    compileAhead('first'),
    precache('src/offline/service-worker.ts'),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a file of its own is cached, and the policy of the server allows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // All that the first page needs is one file, but for what runs before it is compiled: together it is smaller, and it
      // is asked for once. What the service worker is made of stays out of it, for it must stand alone.
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: /[\\/]src[\\/]early\.ts$/, priority: 1 }, // with all that it imports
            { name: 'first', tags: ['$initial'], test: /[\\/]src[\\/](?!offline[\\/])/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
