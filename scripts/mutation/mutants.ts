// Makes the mutants of a source file: one small change each, found on the syntax tree and written into the text.
import { parseSync } from 'oxc-parser';

export interface Mutant {
  readonly line: number; // from 1
  readonly start: number;
  readonly end: number;
  readonly before: string; // the original code
  readonly after: string; // the mutant's code
  readonly code: string; // the first line of the statement around it, to recognise it by
}

type Node = Record<string, unknown> & { type: string; start: number; end: number };

/** Boundary first, then the opposite. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const SWAPS: Readonly<Record<string, string>> = {
  ...{ '+': '-', '-': '+', '*': '/', '|': '&', '&': '|', '<<': '>>', '>>': '<<' },
  ...{ '&&': '||', '||': '&&', '++': '--', '--': '++', '+=': '-=', '-=': '+=', '|=': '=', '&=': '=' },
  ...{ '&&=': '||=', '||=': '&&=' },
};

const LEAPS = new Set(['ContinueStatement', 'BreakStatement', 'ReturnStatement']);

/** All mutants of a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const mutants: Mutant[] = [];
  const add = (node: { start: number; end: number }, after: string, statement: Node | undefined): void => {
    const { start, end } = node;
    const code = text.slice(statement?.start ?? start).split('\n', 1)[0]!;
    const line = text.slice(0, start).split('\n').length;
    mutants.push({ line, start, end, before: text.slice(start, end), after, code });
  };
  visit(program as unknown as Node, [], text, add);
  return mutants.sort((one, other) => one.start - other.start || one.end - other.end);
}

type Add = (node: { start: number; end: number }, after: string, statement: Node | undefined) => void;

function visit(node: Node, above: readonly Node[], text: string, add: Add): void {
  if (node.type.startsWith('TS') && !isWrapper(node)) return; // types do not run
  if (node.type === 'ImportDeclaration') return;
  mutate(node, above, text, add);
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child])
      if (isNode(item)) visit(item, [...above, node], text, add);
  }
}

function mutate(node: Node, above: readonly Node[], text: string, add: Add): void {
  const parent = above.at(-1);
  const statement = [...above, node].findLast(({ type }) => /Statement$|Declaration$/.test(type));
  const put = (part: { start: number; end: number }, after: string): void => add(part, after, statement);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const sign = String(node['operator']);
      const left = node['left'] as Node;
      const start = text.indexOf(sign, left.end);
      const part = { start, end: start + sign.length };
      const overAll = parent !== undefined && isLoopOverAll(parent, text);
      for (const after of (COMPARISONS[sign] ?? []).slice(overAll ? 1 : 0)) put(part, after);
      const swap = SWAPS[sign];
      if (swap !== undefined && !isFieldAddress(left, parent, text)) put(part, swap);
      return;
    }
    case 'UpdateExpression': {
      const sign = String(node['operator']);
      // Reversed, the step of a loop never ends: nothing to learn from it.
      if (parent?.type === 'ForStatement') return;
      const start = node['prefix'] === true ? node.start : node.end - sign.length;
      put({ start, end: start + sign.length }, SWAPS[sign]!);
      return;
    }
    case 'UnaryExpression':
      if (node['operator'] === '!') put({ start: node.start, end: node.start + 1 }, '');
      return;
    case 'IfStatement':
    case 'WhileStatement':
    case 'ConditionalExpression':
      negate(node['test'] as Node, text, put);
      return;
    case 'Literal':
      if (!above.some((each) => isLoopOverAll(each, text) && isWithin(node, each['init'] as Node)))
        mutateLiteral(node, text, put);
      return;
    case 'ArrayExpression':
      if ((node['elements'] as unknown[]).length > 0) put(node, '[]');
      return;
    case 'ExpressionStatement':
      put(node, ';');
      return;
    default:
      if (LEAPS.has(node.type) && isLeap(parent, node)) put(node, ';');
  }
}

/**
 * A loop over all blocks, areas or links. One too far, it reads the next field of the state; one too late, it skips
 * the first one: neither is a fault in a rule, so such loops are only emptied.
 */
const isLoopOverAll = (node: Node, text: string): boolean =>
  node.type === 'ForStatement' &&
  isNode(node['init']) &&
  isNode(node['test']) &&
  text.slice(node['test'].start, node['test'].end).endsWith('_COUNT');

const isWithin = (node: Node, other: Node): boolean => node.start >= other.start && node.end <= other.end;

/** `d[AREA + block]`: with a minus it is an unrelated byte of the state, whatever the rules are. */
const isFieldAddress = (left: Node, parent: Node | undefined, text: string): boolean =>
  parent?.type === 'MemberExpression' && /^[A-Z]/.test(text.slice(left.start));

/** Comparisons and negations have their own mutants. */
function negate(test: Node, text: string, put: (part: Node, after: string) => void): void {
  const sign = String(test['operator']);
  if (sign in COMPARISONS || (test.type === 'UnaryExpression' && sign === '!')) return;
  put(test, `!(${text.slice(test.start, test.end)})`);
}

function mutateLiteral(node: Node, text: string, put: (part: Node, after: string) => void): void {
  const { value } = node;
  if (typeof value === 'boolean') put(node, String(!value));
  if (typeof value !== 'number') return;
  const hex = text.startsWith('0x', node.start);
  if (value === 0) put(node, '1');
  else if (value === 1) for (const after of ['0', '2']) put(node, after);
  else for (const after of [value + 1, value - 1]) put(node, hex ? `0x${after.toString(16)}` : String(after));
}

/** A conditional exit; the last statement of a function or case is its value or its end. */
const isLeap = (parent: Node | undefined, node: Node): boolean =>
  parent?.type === 'IfStatement' ||
  (parent?.type === 'BlockStatement' && node['argument'] === null && node.type === 'ReturnStatement');

/** `x!`, `x as T` and the like wrap an expression that runs. */
const isWrapper = ({ type }: Node): boolean =>
  ['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(type);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A deterministic sample of so many of these, spread over the whole file. */
export function sample<T>(items: readonly T[], count: number, seed: number): T[] {
  if (items.length <= count) return [...items];
  const order = items.map((item, index) => ({ item, index, key: scramble(seed + index) }));
  return order
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

/** A hash that looks random (murmur3's last step). */
function scramble(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
