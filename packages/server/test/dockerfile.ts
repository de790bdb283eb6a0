// Runs the steps of a Dockerfile in folders instead of images: as much as shows that what it copies and runs is enough.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

export interface Step {
  readonly name: string; // FROM, RUN, …
  readonly flags: Readonly<Record<string, string>>;
  readonly rest: string;
}

export interface Image {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly command: readonly string[];
}

export function parseDockerfile(text: string): Step[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, flags, rest] = /^([A-Z]+)((?: --[\w-]+=\S+)*) (.+)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`This is no step: ${line}`);
      const pairs = [...flags!.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key, value]) => [key!, value!]);
      return { name, flags: Object.fromEntries(pairs) as Record<string, string>, rest: rest! };
    });
}

/** Patterns of a .dockerignore: the last that matches decides. */
export function ignores(patterns: string, file: string): boolean {
  let isIgnored = false;
  for (const line of patterns.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const wanted = line.replace(/^!/, '');
    const above = file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    if (above.some((each) => patternOf(wanted).test(each))) isIgnored = !line.startsWith('!');
  }
  return isIgnored;
}

/** As Docker reads them: a star matches names that begin with a dot, too. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replaceAll('.', '\\.')
      .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.+/)?'))}$`,
  );

/** Returns the last image. `env`: of commands, besides what the Dockerfile sets. */
export function build(
  context: string,
  work: string,
  steps: readonly Step[],
  ignored: string,
  env: NodeJS.ProcessEnv,
): Image {
  const images = new Map<string, string>();
  let image = { root: '', env: {}, workdir: '/', command: [] as string[] };
  const inside = (name: string): string => path.join(image.root, path.resolve(image.workdir, name));
  for (const { name, flags, rest } of steps) {
    if (name === 'FROM') {
      const stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      image = { root: path.join(work, stage), env: {}, workdir: '/', command: [] };
      images.set(stage, image.root);
      mkdirSync(image.root);
    } else if (name === 'WORKDIR') {
      image.workdir = rest;
      mkdirSync(inside('.'), { recursive: true });
    } else if (name === 'ENV') {
      const [key, value] = rest.split('=') as [string, string];
      Object.assign(image.env, { [key]: value });
    } else if (name === 'COPY') {
      const words = rest.split(' ');
      const to = inside(words.at(-1)!);
      for (const from of words.slice(0, -1)) {
        if (flags['from'] === undefined) copyIn(context, from, to, words.at(-1)!.endsWith('/'), ignored);
        else
          cpSync(path.join(images.get(flags['from'])!, from), to, {
            recursive: true,
            verbatimSymlinks: true,
          });
      }
    } else if (name === 'RUN') {
      execFileSync('sh', ['-c', rest], { cwd: inside('.'), env: { ...env, ...image.env }, stdio: 'inherit' });
    } else if (name === 'CMD') image.command = JSON.parse(rest) as string[];
  }
  return image;
}

function copyIn(context: string, from: string, to: string, isInto: boolean, ignored: string): void {
  if (!existsSync(path.join(context, from))) throw new Error(`${from} is not there`);
  const isDir = statSync(path.join(context, from)).isDirectory();
  const files = isDir
    ? globSync('**', { cwd: path.join(context, from), exclude: ['**/node_modules'] })
    : [''];
  for (const file of files) {
    const source = path.join(context, from, file);
    if (statSync(source).isDirectory() || ignores(ignored, path.join(from, file))) continue;
    const target = isDir ? path.join(to, file) : isInto ? path.join(to, path.basename(from)) : to;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(source, target);
  }
}
