// Tells Chromium to compile all functions of a script while it is fetched, in the background: most of the first script's
// are called before the first game is shown, and compiling each when it is called takes longer than calling it.
import type { Plugin } from 'vite';

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

export function compileAhead(chunkName: string): Plugin {
  return {
    name: 'rubicon:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post', // it counts in the first line only
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.name === chunkName)
            output.code = `${COMPILE_HINT}\n${output.code}`;
      },
    },
  };
}
