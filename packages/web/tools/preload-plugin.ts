// Adds preload links to the page's head, so that the browser fetches what it needs first before styles and scripts
// ask for it.
import type { HtmlTagDescriptor, Plugin } from 'vite';

export interface Preloaded {
  readonly source: string; // the name of the file before it gets its hash
  readonly as: 'font' | 'fetch';
}

export function preload(files: readonly Preloaded[]): Plugin {
  return {
    name: 'rubicon:preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        if (bundle === undefined) return []; // the development server hashes nothing
        const assets = Object.values(bundle).filter((output) => output.type === 'asset');
        return files.map(({ source, as }) => {
          const asset = assets.find(({ names }) => names.includes(source));
          if (asset === undefined)
            throw new Error(`${source} is to be preloaded, but the page does not use it`);
          return {
            tag: 'link',
            // Without `crossorigin` a preload does not count for a font or a fetch
            attrs: { rel: 'preload', href: `./${asset.fileName}`, as, crossorigin: true },
            injectTo: 'head',
          };
        });
      },
    },
  };
}
