// The server as `src/main.ts` starts it, but killed at the point that RUBICON_FAILPOINT names.
import { main } from '../src/main.ts';
import { failpointFrom } from './failpoint.ts';

await main(undefined, {
  file: import.meta.filename,
  ...failpointFrom(process.env['RUBICON_FAILPOINT']),
  probe: import.meta.resolve('./crash-probe.ts'),
});
