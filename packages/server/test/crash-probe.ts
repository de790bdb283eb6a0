// For tests of crashes inside the store: it loads this where it writes, on whatever thread that is.
import type { Probe } from '../src/data/database.ts';
import { failpointFrom } from './failpoint.ts';

const { failpoint } = failpointFrom(process.env['RUBICON_FAILPOINT']);

export const probe: Probe = (point) => {
  if (point === 'before-commit') failpoint?.(point);
};
