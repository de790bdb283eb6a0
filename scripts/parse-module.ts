// Parses one source file for the import check.
import { parseSync } from 'oxc-parser';

export type Module = {
  /** Specifiers of every import and re-export, types included. */
  imports: string[];
  /** Strings that are the path of a source file: the entry point of a worker or another process. */
  paths: string[];
  /** Globals of the platform, randomness or time that the file refers to. */
  hostNames: string[];
  /** Why the file cannot be checked. */
  errors: string[];
};

type Node = Record<string, unknown> & { type: string };

const HOST_NAMES = new Set([
  ...['Date', 'Temporal', 'performance', 'process', 'global', 'globalThis', 'require', 'Buffer', 'console'],
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'crypto', 'fetch'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['HTMLElement', 'XMLHttpRequest', 'WebSocket', 'Worker', 'postMessage'],
]);

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

export const parseModule = (file: string, text: string): Module => {
  const { program, errors } = parseSync(file, text);
  const module: Module = {
    imports: [],
    paths: [],
    hostNames: [],
    errors: errors.map(({ message }) => message),
  };
  visit(program as unknown as Node, undefined, '', module);
  return module;
};

const visit = (node: Node, parent: Node | undefined, field: string, module: Module): void => {
  if (IMPORTING.has(node.type) && isNode(node['source'])) {
    const { value } = node['source'];
    const glob = relativeGlob(node['source']);
    if (typeof value === 'string') module.imports.push(value);
    else if (glob !== null) module.paths.push(glob);
    else module.errors.push('an import whose path is computed cannot be checked');
  }
  const isPath = node.type === 'Literal' && parent !== undefined && !IMPORTING.has(parent.type);
  if (isPath && typeof node['value'] === 'string' && /^[\w./*-]+\.tsx?$/.test(node['value']))
    module.paths.push(node['value']);
  const name = hostName(node, parent, field);
  if (name !== undefined) module.hostNames.push(name);

  for (const [key, child] of Object.entries(node)) {
    for (const item of Array.isArray(child) ? child : [child])
      if (isNode(item)) visit(item, node, key, module);
  }
};

// `../languages/${tag}/mail.ts` names files by a glob, with a star for each value
const relativeGlob = (node: Node): string | null => {
  if (node.type !== 'TemplateLiteral') return null;
  const texts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return texts[0]!.startsWith('.') ? texts.join('*') : null;
};

const hostName = (node: Node, parent: Node | undefined, field: string): string | undefined => {
  if (node.type !== 'Identifier') return undefined;
  // `x.process` and `{ process: 1 }` name a field, not the global.
  const isFieldName = (field === 'property' || field === 'key') && parent?.['computed'] === false;
  if (isFieldName) return undefined;
  if (HOST_NAMES.has(node['name'] as string)) return node['name'] as string;
  if (node['name'] !== 'Math') return undefined;
  // `Math` is for `Math.max` and the like: passed as a value, it would bring `Math.random` along.
  const use =
    field === 'object' && isNode(parent?.['property']) && !parent['computed']
      ? parent['property']['name']
      : '';
  return use === '' || use === 'random' ? `Math${use ? '.random' : ' as a value'}` : undefined;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
