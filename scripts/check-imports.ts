// Checks imports: which package may import which, no cycle between files, one way between the folders of a package,
// and an engine without side effects. Type imports count too: a file that needs another's types cannot be read
// without it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderProblems, isTest, kitProblems } from './check-folders.ts';
import { findCycles } from './find-cycles.ts';
import { parseModule } from './parse-module.ts';

const MAY_IMPORT: Record<string, string[]> = {
  engine: [],
  ai: ['engine'],
  protocol: ['engine', 'ai'],
  words: ['engine', 'ai'],
  server: ['engine', 'ai', 'protocol', 'words'],
  web: ['engine', 'ai', 'protocol', 'words'],
  cli: ['engine', 'ai', 'protocol', 'words', 'server', 'web'],
};

// Tests and screenshots use the page as the server serves it; the page itself must not know the server
const SERVES_ITSELF = /^web\/(?:test|tools)\//;

const SCOPE = '@rubicon/';

type Target = { kind: 'file'; file: string } | { kind: 'outside' } | { kind: 'not-exported' };

/** Checks the packages under `dir` and returns one sentence per problem. */
export const checkImports = (dir: string): { modules: number; problems: string[] } => {
  const problems: string[] = [];
  const graph = new Map<string, string[]>();
  const named: string[] = []; // paths or globs of files that no import leads to

  for (const packageFile of globSync('*/package.json', { cwd: dir }).sort()) {
    const name = path.dirname(packageFile);
    if (!MAY_IMPORT[name])
      problems.push(`${name}: no such package is planned; say in check-imports what it may import`);
    const patterns = [`${name}/*.config.ts`, `${name}/{atlas,bin,src,test,tools,train}/**/*.{ts,tsx,mjs}`];
    const files = globSync(patterns, { cwd: dir }).sort();
    if (files.length === 0) problems.push(`${name}: has no modules`);
    for (const file of files) {
      const { imports, paths } = checkFile(dir, name, file, problems);
      graph.set(file, imports);
      if (!isTest(file)) named.push(...paths);
    }
    for (const exported of Object.values(exportsOf(path.join(dir, name))))
      named.push(path.posix.join(name, exported));
    problems.push(...folderProblems(dir, name, graph));
  }

  if (graph.size === 0) problems.push('saw no modules at all');
  const isNamed = (file: string): boolean => named.some((pattern) => path.matchesGlob(file, pattern));
  problems.push(...kitProblems(graph, new Set([...graph.keys()].filter(isNamed))));
  for (const cycle of findCycles(graph)) problems.push(`cycle: ${cycle.join(' → ')}`);
  return { modules: graph.size, problems };
};

/** Collects the problems of one file; returns the files it imports, and paths (or globs) it names otherwise. */
const checkFile = (
  dir: string,
  name: string,
  file: string,
  problems: string[],
): { imports: string[]; paths: string[] } => {
  const { imports, paths, hostNames, errors } = parseModule(file, readFileSync(path.join(dir, file), 'utf8'));
  const complain = (sentence: string) => problems.push(`${file}: ${sentence}`);
  for (const error of errors) complain(error);

  const isPure = file.startsWith('engine/src/') && !isTest(file);
  if (isPure) for (const hostName of new Set(hostNames)) complain(`the engine must not use ${hostName}`);

  const targets = imports.flatMap((specifier) => {
    const target = resolve(dir, file, specifier);
    if (target.kind === 'not-exported') complain(`${specifier} is not exported`);
    if (target.kind === 'outside' && isPure) complain(`the engine must not depend on ${specifier}`);
    if (target.kind !== 'file') return [];

    const other = target.file.split('/')[0]!;
    if (other !== name) {
      if (!specifier.startsWith(SCOPE))
        complain(`reaches into ${other} by ${specifier}; import it by its name`);
      const isServed = other === 'server' && SERVES_ITSELF.test(file);
      const mayImport = isServed || MAY_IMPORT[name]?.includes(other) === true;
      if (!mayImport) complain(`${name} must not import ${other} (${specifier})`);
    }
    return [target.file];
  });
  return { imports: targets, paths: paths.map((named) => path.posix.join(path.dirname(file), named)) };
};

const resolve = (dir: string, from: string, specifier: string): Target => {
  if (specifier.startsWith('.'))
    return { kind: 'file', file: path.posix.join(path.dirname(from), specifier) };
  if (!specifier.startsWith(SCOPE)) return { kind: 'outside' };
  const [name, ...rest] = specifier.slice(SCOPE.length).split('/');
  const exported = exportedAs(exportsOf(path.join(dir, name!)), ['.', ...rest].join('/'));
  return exported === undefined
    ? { kind: 'not-exported' }
    : { kind: 'file', file: path.posix.join(name!, exported) };
};

/** The file behind a subpath, by its own entry or by one with a `*`. */
const exportedAs = (exports: Record<string, string>, subpath: string): string | undefined => {
  if (exports[subpath] !== undefined) return exports[subpath];
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*');
    if (after !== undefined && subpath.startsWith(before!) && subpath.endsWith(after))
      return target.replace('*', subpath.slice(before!.length, subpath.length - after.length));
  }
  return undefined;
};

const exportsOf = (packageDir: string): Record<string, string> => {
  const [file] = globSync('package.json', { cwd: packageDir });
  if (file === undefined) return {};
  const { exports } = JSON.parse(readFileSync(path.join(packageDir, file), 'utf8')) as {
    exports?: string | Record<string, string | { readonly default: string }>;
  };
  if (typeof exports === 'string') return { '.': exports };
  return Object.fromEntries(
    Object.entries(exports ?? {}).map(([subpath, target]) => [
      subpath,
      typeof target === 'string' ? target : target.default,
    ]),
  );
};

if (import.meta.main) {
  const { modules, problems } = checkImports(path.join(import.meta.dirname, '..', 'packages'));
  for (const problem of problems) console.log(problem);
  console.log(`${modules} modules, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
