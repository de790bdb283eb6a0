// Golden games: files of whole games with a digest of the three views, and of the events told, after every entry. They are only ever added to:
// a game folds to the same views for ever. `node packages/engine/test/golden/golden.ts` makes those that are missing.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fold } from '../../src/game/fold.ts';
import { viewOf } from '../../src/game/game.ts';
import { makeGameFile, parseGameFile, type GameFile } from '../../src/files/game-file.ts';
import { EDITIONS } from '../../src/editions/editions.ts';
import { REVISION, type RuleOptions } from '../../src/editions/ruleset.ts';
import { sha256, toHex, utf8 } from '../../src/dice/sha256.ts';
import { VIEWERS, type Viewer } from '../../src/board/side.ts';
import type { View } from '../../src/knowledge/view.ts';
import { playFile } from '../kit/full-game.ts';

const goldenDir = path.join(import.meta.dirname, '../../golden');
export const goldenNames = (): string[] =>
  globSync('*.rubicon', { cwd: goldenDir })
    .map((file) => path.basename(file, '.rubicon'))
    .sort();

export function readGolden(name: string): { file: GameFile; digests: readonly string[] } {
  const parsed = parseGameFile(readFileSync(path.join(goldenDir, `${name}.rubicon`), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}, line ${parsed.fault.line}: ${parsed.fault.message}`);
  const digests = readFileSync(path.join(goldenDir, `${name}.digests`), 'utf8')
    .trimEnd()
    .split('\n');
  return { file: parsed.file, digests };
}

/** The fields of a view that a digest covers, named one by one: a field added to views later changes no digest. */
const digested = (view: View): unknown[] => [
  [view.year, view.turn, view.step, view.asked, view.first, view.points.caesar, view.points.pompey],
  view.stacks.map(({ area, side, colour, moved, entry, role, count, blocks }) => [
    ...[area, side, colour, moved, entry, role, count],
    blocks?.map(({ block, strength }) => [block, strength]) ?? null,
  ]),
  [view.pools.caesar, view.pools.pompey].map(({ upright, blocks, faceUp, dead, locked, unplaced }) => [
    upright,
    blocks,
    faceUp,
    dead,
    locked,
    unplaced,
  ]),
  Object.values(view.cards).map((each: unknown) => each),
  view.command === null
    ? null
    : [
        view.command.side,
        view.command.moves,
        view.command.levies,
        view.command.active,
        view.command.held,
        view.command.used,
      ],
  view.battles.map(({ area, attacker, main, entries }) => [
    area,
    attacker,
    main,
    entries.map(({ from, side }) => [from, side]),
  ]),
  view.battle === null
    ? null
    : [view.battle.area, view.battle.round, view.battle.turn, view.battle.acted, view.battle.hits],
  [view.surprise, view.chosen?.block ?? null, view.result?.winner ?? null, view.result?.reason ?? null],
];

const digestOf = (value: unknown): string => toHex(sha256(utf8(JSON.stringify(value)))).slice(0, 12);

/** One line an entry: Caesar's view and what he was told, Pompey's, a spectator's. */
export function digestsOf(file: GameFile): string[] {
  const lines: string[] = [];
  fold(file, ({ game, published }) => {
    const digest = (viewer: Viewer): string =>
      digestOf([...digested(viewOf(game, viewer)), published?.[viewer] ?? null]);
    lines.push(VIEWERS.map(digest).join(' '));
  });
  return lines;
}

const GOLDENS: Readonly<Record<string, RuleOptions>> = {
  plain: {},
  options: { freeDeployment: true, handicap: { side: 'caesar', points: 4 } },
};

if (import.meta.main) {
  for (const edition of EDITIONS) {
    for (const [kind, rules] of Object.entries(GOLDENS)) {
      const name = `r${REVISION}-${edition}-${kind}`;
      const target = path.join(goldenDir, `${name}.rubicon`);
      if (existsSync(target)) continue;
      const file = playFile(
        { edition, revision: REVISION, rules, clock: { bankMs: 3_600_000, incrementMs: 30_000 } },
        name,
      );
      writeFileSync(target, makeGameFile(file));
      writeFileSync(path.join(goldenDir, `${name}.digests`), `${digestsOf(file).join('\n')}\n`);
      console.log(`${name}: ${file.entries.length} entries`);
    }
  }
}
