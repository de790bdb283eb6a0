import { expect, test } from 'vitest';
import { variationAddress, parseVariationAddress } from './variation-address.ts';

test('an address parses back to its board', () => {
  for (const at of [null, 0, 40])
    for (const line of [null, '5f0c9a11']) {
      const address = { source: { kind: 'play', id: 'a-b_c' }, at, line } as const;
      expect(parseVariationAddress(variationAddress(address).slice(1))).toEqual(address);
    }
  for (const words of ['line=', 'line=a&at=x', 'line=a b', 'study=a'])
    expect(parseVariationAddress(words)).toBeNull();
});
