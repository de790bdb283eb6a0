// Writes the documents generated from the table of routes: docs/openapi.json and the lists in docs/protocol.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeOpenApi } from './openapi.ts';
import { withLists } from './doc-lists.ts';

const docs = path.join(import.meta.dirname, '../../../docs');
export const OPENAPI_FILE = path.join(docs, 'openapi.json');
export const PROTOCOL_FILE = path.join(docs, 'protocol.md');

export const openApiText = (): string => `${JSON.stringify(makeOpenApi(), undefined, 2)}\n`;

if (import.meta.main) {
  writeFileSync(OPENAPI_FILE, openApiText());
  writeFileSync(PROTOCOL_FILE, withLists(readFileSync(PROTOCOL_FILE, 'utf8')));
}
