// Runs the command line inside a test and returns its output and exit code.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  EDITIONS,
  SeededChance,
  apply,
  askedSides,
  legalOrders,
  makePosition,
  rulesFor,
  startGame,
  viewFor,
  type Edition,
} from '@rubicon/engine';
import { afterAll } from 'vitest';
import type { Io } from '../src/shell/io.ts';
import { run } from '../src/main.ts';

interface World {
  readonly input?: string | Uint8Array | Error; // an error is thrown to the reader
  readonly env?: Record<string, string>;
  readonly outIsTerminal?: boolean;
  readonly errIsTerminal?: boolean;
  readonly stop?: AbortSignal;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function rubiconIn(world: World, ...argv: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const { input = '' } = world;
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    outIsTerminal: world.outIsTerminal ?? false,
    errIsTerminal: world.errIsTerminal ?? false,
    env: world.env ?? {},
    readInput() {
      if (input instanceof Error) throw input;
      return Promise.resolve(typeof input === 'string' ? new TextEncoder().encode(input) : input);
    },
    stopSignal: () => world.stop ?? new AbortController().signal,
  };
  const code = await run(argv, io);
  return { code, out, err };
}

export const rubicon = async (...argv: string[]): Promise<Ran> => rubiconIn({}, ...argv);

const scratches: string[] = [];
afterAll(() => {
  for (const dir of scratches) rmSync(dir, { recursive: true, force: true });
});

/** A directory that is removed after the tests of the file. */
export function scratch(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-cli-'));
  scratches.push(dir);
  return dir;
}

export function fileWith(content: string | Uint8Array, name = 'file'): string {
  const file = path.join(scratch(), name);
  writeFileSync(file, content);
  return file;
}

const hex = (digit: string): string => digit.repeat(64);
export const DICE = ['--secret', hex('7'), '--entropy', `${hex('a')},${hex('b')}`];

/** A saved random game; the same for the same seed, except for its times. */
export async function savedGame(options: readonly string[] = [], seed = 3): Promise<string> {
  const file = path.join(scratch(), 'game.rubicon');
  const { code, err } = await rubicon(
    'simulate',
    '--save',
    file,
    '--seed',
    String(seed),
    ...DICE,
    ...options,
  );
  if (code !== 0) throw new Error(err);
  return file;
}

export interface Position {
  readonly edition: Edition;
  readonly line: string;
}

/** Positions from random games: one per step of each edition, and per battle round. */
export function positions(gamesOfEach: number): Map<string, Position> {
  const found = new Map<string, Position>();
  for (let seed = 0; seed < gamesOfEach * EDITIONS.length; seed++) {
    const edition = EDITIONS[seed % EDITIONS.length]!;
    const chance = new SeededChance(seed);
    let { state } = startGame(rulesFor(edition, { freeDeployment: seed < EDITIONS.length }), chance);
    for (;;) {
      const { step, battle } = viewFor(state, 'spectator');
      const name = `${edition} ${step}${battle === null ? '' : ` round ${battle.round}`}`;
      if (!found.has(name)) found.set(name, { edition, line: makePosition(state) });
      const [side] = askedSides(state);
      if (side === undefined) break;
      const orders = legalOrders(state, side);
      const outcome = apply(state, side, orders[chance.roll(orders.length)]!, chance);
      if (!outcome.ok) throw new Error(outcome.message);
      state = outcome.state;
    }
  }
  return found;
}

/** Without colour. */
// oxlint-disable-next-line no-control-regex -- escapes are what it is about
export const plain = (text: string): string => text.replaceAll(/\u{1b}\[[0-9;]*m/gu, '');
