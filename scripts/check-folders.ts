// Checks the folders inside a package: `folders.json` lists the folders of `src` with their purpose and what each may
// import, and nothing in `src` is there only for tests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files by path from `packages`, each with the files it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

type Folder = { purpose: string; imports: string[] };

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.split('/')[1] === 'test';

/** One sentence for each folder, or import between folders, that `folders.json` does not allow. */
export const folderProblems = (dir: string, name: string, graph: Graph): string[] => {
  const src = `${name}/src/`;
  const sources = [...graph.keys()].filter((file) => file.startsWith(src) && !isTest(file));
  const listFile = path.join(dir, name, 'folders.json');
  if (!existsSync(listFile))
    return sources.some((file) => path.dirname(file.slice(src.length)) !== '.')
      ? [`${name}: has folders in src but no folders.json`]
      : [];

  const list = JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, Folder>;
  const byLength = Object.keys(list).sort((one, other) => other.length - one.length);
  /** The listed folder a file is in; `null` directly in `src`, undefined in a folder that is not listed. */
  const folderOf = (file: string): string | null | undefined => {
    const folder = path.posix.dirname(file.slice(src.length));
    if (folder === '.') return null;
    return byLength.find((key) => folder === key || folder.startsWith(`${key}/`));
  };

  const imports = sources.flatMap((file) => {
    const folder = folderOf(file);
    if (folder === null) return [];
    if (folder === undefined)
      return [`${file}: its folder is not listed in ${name}/folders.json with a purpose`];
    return graph.get(file)!.flatMap((target) => {
      if (!target.startsWith(src)) return [];
      const other = folderOf(target);
      if (other === null) return [`${file}: must not import ${target}, which is in no folder`];
      const isAllowed = other === undefined || other === folder || list[folder]!.imports.includes(other);
      return isAllowed ? [] : [`${file}: ${folder}/ must not import ${other}/ (${target})`];
    });
  });
  return [...listProblems(name, list, new Set(sources.map(folderOf))), ...imports];
};

/** Problems of the list itself: each folder may only import folders above it, so there is no cycle. */
const listProblems = (
  name: string,
  list: Record<string, Folder>,
  used: ReadonlySet<string | null | undefined>,
): string[] => {
  const folders = Object.keys(list);
  return folders.flatMap((folder, index) => {
    const { purpose, imports } = list[folder] as Partial<Folder>;
    const complain = (sentence: string) => `${name}/folders.json: ${folder} ${sentence}`;
    if (!purpose?.trim()) return [complain('has no purpose')];
    if (!Array.isArray(imports)) return [complain('does not say what it imports')];
    const below = imports.filter((other) => !folders.slice(0, index).includes(other));
    return [
      ...(used.has(folder) ? [] : [complain('has no files')]),
      ...below.map((other) => complain(`imports ${other}, which is not listed above it`)),
    ];
  });
};

/** One sentence for each file of `src` that only tests import: it belongs in `test/`. */
export const kitProblems = (graph: Graph, startedByPath: ReadonlySet<string>): string[] => {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);

  const kits = new Set<string>();
  const isKit = (file: string): boolean =>
    file.split('/')[1] === 'src' &&
    !isTest(file) &&
    !/^main\.tsx?$/.test(path.basename(file)) && // an entry point
    !startedByPath.has(file) &&
    importers.get(file)?.every((importer) => isTest(importer) || kits.has(importer)) === true;
  let before = -1;
  while (kits.size > before) {
    before = kits.size;
    for (const file of graph.keys()) if (isKit(file)) kits.add(file);
  }
  return [...kits].map((file) => `${file}: is only used by tests: move it to test/`);
};
