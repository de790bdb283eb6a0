// The font packages offer every face as WOFF too, which no browser that runs this page would fetch.
import type { Plugin } from 'vite';

const WOFF = /,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g;

export function woff2Only(): Plugin {
  return {
    name: 'rubicon:woff2-only',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type !== 'asset') continue;
        if (name.endsWith('.woff')) Reflect.deleteProperty(bundle, name);
        if (name.endsWith('.css')) output.source = String(output.source).replaceAll(WOFF, '');
      }
    },
  };
}
