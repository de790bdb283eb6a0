// For tests of crashes inside the store, which loads this module on its writing thread.
import type { Probe } from '../src/data/database.ts';
import { failpointFrom } from './failpoint.ts';

const { failpoint } = failpointFrom(process.env['RUBICON_FAILPOINT']);

export const probe: Probe = (point) => {
  if (point === 'before-commit') failpoint?.(point);
};
