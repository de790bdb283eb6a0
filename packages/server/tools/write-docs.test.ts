import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeOpenApi } from './openapi.ts';
import { withLists } from './doc-lists.ts';
import { OPENAPI_FILE, openApiText, PROTOCOL_FILE } from './write-docs.ts';

// To update one of these: node packages/server/tools/write-docs.ts
test('docs/openapi.json is up to date', () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText());
});

test('the lists in docs/protocol.md are up to date', () => {
  const document = readFileSync(PROTOCOL_FILE, 'utf8');
  expect(document).toBe(withLists(document));
});

test('every operation has a unique name, and every reference resolves', () => {
  const text = openApiText();
  const names = [...text.matchAll(/"operationId": "([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  const document = makeOpenApi() as Record<string, Record<string, Record<string, unknown>>>;
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(document['components']![kind!]).toHaveProperty(name!);
});

test('a document without a place for the lists is refused', () => {
  expect(() => withLists('# Protocol')).toThrow('has no <!-- codes');
});
