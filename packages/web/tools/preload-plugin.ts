// Adds preload links for fonts to the page's head, so that the browser fetches them before styles ask for them. What
// only some pages use is not preloaded: the browser would fetch it for all of them.
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** By the names the files have before they get their hashes: those of the first words, and those that can follow the script. */
export function preloadFonts(first: readonly string[], later: readonly string[]): Plugin {
  return {
    name: 'rubicon:preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        if (bundle === undefined) return []; // the development server hashes nothing
        const assets = Object.values(bundle).filter((output) => output.type === 'asset');
        return [...first, ...later].map((source) => {
          const asset = assets.find(({ names }) => names.includes(source));
          if (asset === undefined)
            throw new Error(`${source} is to be preloaded, but the page does not use it`);
          return {
            tag: 'link',
            // Without `crossorigin` a preload does not count for a font
            attrs: {
              rel: 'preload',
              href: `./${asset.fileName}`,
              as: 'font',
              crossorigin: true,
              ...(later.includes(source) ? { fetchpriority: 'low' } : {}),
            },
            injectTo: 'head',
          };
        });
      },
    },
  };
}
