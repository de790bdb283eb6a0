// Helpers for the authority contract: playing games, and what is compared.
import {
  SeededChance,
  fold,
  makeGameFile,
  parseGameFile,
  type Edition,
  type Game,
  type GameFile,
  type RuleOptions,
} from '@rubicon/engine';
import { Refused, type Ask, type Authority, type Seating } from '../../src/authority/authority.ts';
import type { StoredLog } from '../../src/authority/record/game-store.ts';
import { pickOrder } from './random-player.ts';
import { NO_MACHINES, type GameId, type Seat } from '../../src/authority/table.ts';

export interface Kit {
  readonly authority: Authority;
  readonly again: () => Authority; // another one over the same games, as after a reload
  readonly truth: (game: GameId) => Promise<StoredLog>;
  readonly saved: (address: string) => Promise<string>;
}

export const players = { caesar: 'Ann', pompey: 'Bo' };
export const create = (
  authority: Authority,
  edition: Edition = '2.0',
  rules: RuleOptions = {},
): Promise<GameId> => authority.create({ edition, rules, players, machines: NO_MACHINES });

export async function nextOf(authority: Authority, game: GameId): Promise<Seat | null> {
  return (await authority.games()).find((each) => each.game === game)!.next;
}

interface Play {
  readonly steps?: number;
  readonly wavers?: boolean; // undoes orders now and then
  readonly look?: (seating: Seating, asked: Ask | null) => void | Promise<void>;
}

/** Plays on at random from the current position, to the end or for some steps; returns the last seating. */
export async function playOn(
  authority: Authority,
  game: GameId,
  seed: number,
  play: Play = {},
): Promise<Seating> {
  const { steps = Infinity, wavers = false, look } = play;
  const chance = new SeededChance(seed);
  let seating = await authority.sit(game, (await nextOf(authority, game)) ?? 'spectator');
  await look?.(seating, null);
  for (let step = 0; step < steps && seating.table.next !== null; step++) {
    if (seating.table.next !== seating.table.seat) {
      seating = await authority.sit(game, seating.table.next);
      await look?.(seating, null);
    }
    const { table } = seating;
    const ask: Ask =
      wavers && table.undo.order > 0 && chance.roll(5) === 0
        ? { kind: 'undo', scope: chance.roll(3) === 0 ? 'phase' : 'order' }
        : { kind: 'order', decision: table.decision!.number, order: pickOrder(table, chance) };
    seating = await authority.ask(ask);
    await look?.(seating, ask);
  }
  return seating;
}

export const refusal = async (work: Promise<unknown>): Promise<Refused> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('It was not refused.');
};

export const parsed = (text: string): GameFile => {
  const result = parseGameFile(text);
  if (!result.ok) throw new Error(result.fault.message);
  return result.file;
};

/** The file with a different word for a computer's level, as a later version may write it. */
export const relabelled = (text: string, from: string, to: string): string => {
  const file = parsed(text);
  const renamed = Object.entries(file.machines ?? {}).map(([side, level]) => [
    side,
    level === from ? to : level,
  ]);
  return makeGameFile({ ...file, machines: Object.fromEntries(renamed) as GameFile['machines'] & object });
};

export const gameOf = ({ stored, entries }: StoredLog): Game => fold({ options: stored.options, entries });
export const blobOf = (text: string): Blob => new Blob([text]);
export const DICE_SECRET = /[0-9a-f]{64}/;
export const blocksIn = (data: unknown): Set<string> =>
  new Set(JSON.stringify(data).match(/[CP]\.[A-Z]\w+|Cleopatra/g) ?? []);

/** Plays until a side has moves to make and has made none. */
export async function toMoves(authority: Authority, game: GameId): Promise<void> {
  for (let seed = 1; ; seed++) {
    const { table } = await playOn(authority, game, seed, { steps: 1 });
    if (table.next === null) throw new Error('The game ended before anybody moved.');
    const { table: next } = await authority.sit(game, table.next);
    const moves = next.decision!.orders.filter((order) => order.startsWith('move '));
    if (
      next.view.step === 'move' &&
      moves.length > 5 &&
      next.undo.order === 0 &&
      next.view.command!.moves > 1
    )
      return;
  }
}
