// The part of `rubicon simulate` that writes a game file.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isDiceHex, makeGameFile, viewOf, type Edition, type GameFile, type PerSide } from '@rubicon/engine';
import { refused, wrongUsage } from '../shell/cli-error.ts';
import { playFairGame } from '../games/fair-game.ts';
import type { Io } from '../shell/io.ts';
import { resultText } from '../text/notices.ts';
import { count, newTally } from '../games/random-games.ts';
import { counted } from '../text/numbers.ts';
import { tallyJson } from '../games/tally-text.ts';

interface Given {
  readonly save: string;
  readonly edition: Edition;
  readonly seed: number;
  readonly names: string | undefined;
  readonly secret: string | undefined;
  readonly entropy: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

export function saveGame(given: Given, io: Io): number {
  const { edition, seed, save } = given;
  const startMs = performance.now();
  const { game, file } = playFairGame({
    edition,
    seed,
    players: namesOf(given.names),
    secret: diceHex(given.secret, '--secret'),
    entropies: entropiesOf(given.entropy),
    now: Date.now,
  });
  const seconds = (performance.now() - startMs) / 1000;
  write(save, textOf(file), given.force);
  const result = game.result!;
  const entries = game.entries.length;
  const { commitment } = file.dice[0]!;
  if (given.json) {
    const tally = newTally();
    const { year, result: byRules } = viewOf(game, 'spectator'); // random players neither resign nor agree
    count(tally, { orders: entries - 1, year, ...byRules! });
    const saved = { file: save, entries, commitment };
    const json = tallyJson(
      { all: tally, byEdition: { [edition]: tally } },
      { seed, editions: [edition], stopped: false, seconds },
    );
    io.out(`${JSON.stringify({ ...json, saved })}\n`);
  } else {
    io.out(
      `${save}: ${counted(entries, 'entry', 'entries')}. ${resultText(result)}\ncommitment ${commitment}\n`,
    );
  }
  return 0;
}

function textOf(file: GameFile): string {
  try {
    return makeGameFile(file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw wrongUsage('bad-value', error.message, 'Check --names.');
  }
}

function namesOf(names: string | undefined): PerSide<string> {
  const [caesar, pompey, more] = (names ?? 'Alea,Fortuna').split(',');
  if (!caesar || !pompey || more !== undefined)
    throw wrongUsage('bad-value', `Invalid --names “${names}”.`, 'Give two names separated by a comma.');
  return { caesar, pompey };
}

function diceHex(text: string | undefined, option: string): string {
  if (text === undefined) return randomBytes(32).toString('hex');
  if (!isDiceHex(text))
    throw wrongUsage('bad-value', `Invalid ${option}.`, 'Give 64 hexadecimal digits in lower case.');
  return text;
}

function entropiesOf(text: string | undefined): PerSide<string> {
  const [caesar, pompey, more] = text?.split(',') ?? [];
  if (text !== undefined && (pompey === undefined || more !== undefined))
    throw wrongUsage('bad-value', 'Invalid --entropy.', 'Give two values separated by a comma.');
  return { caesar: diceHex(caesar, '--entropy'), pompey: diceHex(pompey, '--entropy') };
}

function write(path: string, text: string, force: boolean): void {
  try {
    writeFileSync(path, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw refused('file-exists', `${path} already exists.`, 'Choose another name, or add --force.');
    throw refused('not-writable', `${path} cannot be written (${code}).`, 'Choose a writable directory.');
  }
}
