// A game as a text file (docs/game-file.md): a header, then an entry a line. Made so that a person can read it and a
// diff shows what was added. Each line carries a check of all before it, so a change is found and named.
import type { ClockOptions } from '../game/clock.ts';
import { isDiceHex, type DiceEpoch } from '../dice/fair-dice.ts';
import { makeEntry, parseEntry } from './entry.ts';
import { MAX_NOTE, isNoteLine, isNoteText, makeNote, parseNote, type GameNote } from './note.ts';
import { MAX_NAME, NAME_FORM, isPlayerName } from './player-name.ts';
import type { GameOptions, LogEntry } from '../game/log.ts';
import { parseQuoted } from '../text/parse-result.ts';
import { MAX_BID, isBid, type Bid } from '../editions/bids.ts';
import { EDITIONS } from '../editions/editions.ts';
import {
  MAX_HANDICAP,
  RULE_CHOICES,
  isRevision,
  type Handicap,
  type RuleOptions,
} from '../editions/ruleset.ts';
import { sha256, toHex, utf8 } from '../dice/sha256.ts';
import { SIDES, type PerSide, type Side } from '../board/side.ts';
import { makeTime, parseTime } from '../text/time.ts';

export interface GameFile {
  readonly options: GameOptions;
  readonly players: PerSide<string>;
  readonly machines?: Partial<PerSide<string>>; // the level of each side that a machine plays
  readonly bids?: PerSide<Bid>; // of the players who got these sides, where sides were bid for
  readonly dice: readonly DiceEpoch[]; // none = dice of the file's maker, that cannot be checked
  readonly entries: readonly LogEntry[];
  readonly notes?: readonly GameNote[]; // in the order of their entries
}

export interface FileFault {
  readonly code: string;
  readonly message: string;
  readonly line: number; // from 1
}
export type ParsedFile =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly fault: FileFault };

const VERSION = 1;
const HEAD = 'rubicon-game/';
const MAX_CHARACTERS = 2_000_000;
const CHECK_LENGTH = 8;

const checkOf = (before: string, line: string): string =>
  toHex(sha256(utf8(`${before}\n${line}`))).slice(0, CHECK_LENGTH);

/** Throws a RangeError on a player's name, a machine's level, a bid or a note that no file can hold. */
export function makeGameFile(file: GameFile): string {
  for (const side of SIDES) {
    if (!isPlayerName(file.players[side])) throw new RangeError(NAME_FORM);
    const level = file.machines?.[side];
    if (level !== undefined && !isLevel(level)) throw new RangeError(`A level is ${LEVEL_FORM}.`);
  }
  if (file.bids !== undefined && !SIDES.every((side) => isBid(file.bids![side])))
    throw new RangeError(`A bid is a side and a number from 0 to ${MAX_BID}.`);
  const header = makeHeader(file);
  const notes = notesByEntry(file);
  let check = checkOf('', header.join('\n'));
  let atMs = file.entries[0]?.atMs ?? 0;
  const checked = (line: string): string => {
    check = checkOf(check, line);
    return `${line} #${check}`;
  };
  const lines = file.entries.flatMap((entry, index) => {
    const line = checked(`${index} ${makeEntry(entry, atMs)}`);
    atMs = entry.atMs;
    return [line, ...(notes.get(index) ?? []).map((note) => checked(makeNote(note)))];
  });
  return [...header, '', ...lines, ''].join('\n');
}

function notesByEntry({ notes = [], entries }: GameFile): Map<number, GameNote[]> {
  for (const { entry, text } of notes)
    if (!isNoteText(text) || !Number.isInteger(entry) || entry < 0 || entry >= entries.length)
      throw new RangeError(`A note has 1 to ${MAX_NOTE} characters, and belongs to an entry.`);
  return Map.groupBy(notes, ({ entry }) => entry);
}

function makeHeader({ options, players, machines, bids, dice, entries }: GameFile): string[] {
  const { rules, clock } = options;
  return [
    `${HEAD}${VERSION}`,
    `edition: ${options.edition}`,
    `revision: ${options.revision}`,
    ...(rules.firstTurn === undefined ? [] : [`first-turn: ${rules.firstTurn}`]),
    ...(rules.cleopatraActs === undefined ? [] : [`cleopatra-acts: ${rules.cleopatraActs}`]),
    ...(rules.freeDeployment === undefined
      ? []
      : [`free-deployment: ${rules.freeDeployment ? 'yes' : 'no'}`]),
    ...(rules.handicap === undefined || rules.handicap === null
      ? []
      : [`handicap: ${rules.handicap.side} ${rules.handicap.points}`]),
    ...(bids === undefined
      ? []
      : SIDES.map((side) => `bid-${side}: ${bids[side].side} ${bids[side].points}`)),
    ...(clock === null ? [] : [`clock: ${makeClock(clock)}`]),
    ...SIDES.map((side) => `${side}: ${JSON.stringify(players[side])}`),
    ...SIDES.flatMap((side) =>
      machines?.[side] === undefined ? [] : [`${side}-machine: ${machines[side]}`],
    ),
    `started: ${makeTime(entries[0]?.atMs ?? 0)}`,
    ...dice.flatMap(({ number, commitment, entropies, secret }) => [
      `commitment-${number}: ${commitment}`,
      `entropy-${number}: ${entropies.caesar} ${entropies.pompey}`,
      ...(secret === null ? [] : [`secret-${number}: ${secret}`]),
    ]),
  ];
}

class BadFile extends Error {
  readonly fault: FileFault;

  constructor(code: string, message: string, line: number) {
    super(message);
    this.fault = { code, message, line };
  }
}

/** Reads a file. That its orders are legal and its rolls fair is for `fold` and `verifyGame`. */
export function parseGameFile(text: string): ParsedFile {
  try {
    return { ok: true, file: readFile(text) };
  } catch (error) {
    if (error instanceof BadFile) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readFile(text: string): GameFile {
  if (text.length > MAX_CHARACTERS)
    throw new BadFile('file-too-long', `A game file has at most ${MAX_CHARACTERS} characters.`, 1);
  const lines = text.split('\n');
  checkVersion(lines[0] ?? '');
  const gap = lines.indexOf('');
  if (gap < 0) throw new BadFile('truncated', 'The file ends in its header.', lines.length);
  const header = readHeader(lines.slice(1, gap));
  const entries: LogEntry[] = [];
  const notes: GameNote[] = [];
  let check = checkOf('', lines.slice(0, gap).join('\n'));
  let atMs = header.startedMs;
  for (let line = gap + 1; line < lines.length - 1; line++) {
    const [, body, mark] = /^(.*) #([0-9a-f]{8})$/.exec(lines[line]!) ?? [];
    if (body === undefined)
      throw new BadFile('bad-entry', 'An entry ends with “#” and eight hexadecimal digits.', line + 1);
    const entry = isNoteLine(body) ? null : readEntry(body, entries.length, atMs, line + 1);
    if (entry === null) notes.push(readNote(body, entries.length - 1, line + 1));
    check = checkOf(check, body);
    if (check !== mark)
      throw new BadFile(
        'changed',
        `Entry ${entries.length}, or something before it, was changed or removed.`,
        line + 1,
      );
    if (entry === null) continue;
    atMs = entry.atMs;
    entries.push(entry);
  }
  if (lines.at(-1) !== '') throw new BadFile('truncated', 'The last line is not complete.', lines.length);
  if (entries.length === 0) throw new BadFile('truncated', 'The file has no entries.', lines.length);
  const { startedMs: _, ...told } = header;
  return { ...told, entries, ...(notes.length === 0 ? {} : { notes }) };
}

function readNote(body: string, entry: number, line: number): GameNote {
  const text = parseNote(body);
  if (text === undefined || entry < 0)
    throw new BadFile(
      'bad-entry',
      `A note follows an entry, and has 1 to ${MAX_NOTE} characters in quotation marks.`,
      line,
    );
  return { entry, text };
}

function checkVersion(first: string): void {
  const [, version] = /^rubicon-game\/(\d{1,6})$/.exec(first) ?? [];
  if (version === undefined)
    throw new BadFile('not-a-game', `A game file begins with “${HEAD}${VERSION}”.`, 1);
  if (Number(version) > VERSION) {
    throw new BadFile(
      'future-version',
      `This file is of version ${version}; this program reads up to ${VERSION}. Use a newer program.`,
      1,
    );
  }
  if (Number(version) !== VERSION) throw new BadFile('not-a-game', `There is no version ${version}.`, 1);
}

function readEntry(body: string, index: number, atMs: number, line: number): LogEntry {
  const [, number, rest] = /^(\d{1,7}) (.*)$/.exec(body) ?? [];
  if (number === undefined || rest === undefined)
    throw new BadFile('bad-entry', 'An entry begins with its number.', line);
  if (Number(number) !== index)
    throw new BadFile('missing-entry', `Here stands entry ${number}, where entry ${index} belongs.`, line);
  const entry = parseEntry(rest, atMs);
  if (!entry.ok) throw new BadFile(entry.fault.code, entry.fault.message, line);
  return entry.value;
}

interface Header extends Omit<GameFile, 'entries'> {
  readonly startedMs: number;
}

/** The header's fields by name; each is taken once, and none may be left. */
class Fields {
  private readonly found = new Map<string, { value: string; line: number }>();
  private readonly end: number;

  constructor(lines: readonly string[]) {
    this.end = lines.length + 1;
    for (const [index, text] of lines.entries()) {
      const [, name, value] = /^([a-z0-9-]{1,30}): (.*)$/.exec(text) ?? [];
      if (name === undefined || value === undefined)
        throw new BadFile('bad-header', 'A header line is “name: value”.', index + 2);
      if (this.found.has(name)) throw new BadFile('bad-header', `“${name}” stands twice.`, index + 2);
      this.found.set(name, { value, line: index + 2 });
    }
  }

  has(name: string): boolean {
    return this.found.has(name);
  }

  /** Reads a field; `read` returns undefined for what it does not accept. */
  take<T>(name: string, read: (value: string) => T | undefined, expected: string): T {
    const field = this.found.get(name);
    if (field === undefined) throw new BadFile('bad-header', `“${name}” is missing.`, this.end);
    this.found.delete(name);
    const value = read(field.value);
    if (value === undefined) throw new BadFile('bad-header', `“${name}” is ${expected}.`, field.line);
    return value;
  }

  takeIfThere<T>(name: string, read: (value: string) => T | undefined, expected: string): T | undefined {
    return this.has(name) ? this.take(name, read, expected) : undefined;
  }

  mustBeEmpty(): void {
    for (const [name, { line }] of this.found)
      throw new BadFile('bad-header', `“${name}” is not known.`, line);
  }
}

const oneOf =
  <T extends string>(names: readonly T[]) =>
  (value: string): T | undefined =>
    names.find((each) => each === value);
const whole = (value: string, most: number): number | undefined =>
  /^\d{1,15}$/.test(value) && Number(value) <= most && String(Number(value)) === value
    ? Number(value)
    : undefined;
const DECADE_MS = 315_360_000_000;

function readHeader(lines: readonly string[]): Header {
  const fields = new Fields(lines);
  const edition = fields.take('edition', oneOf(EDITIONS), `one of ${EDITIONS.join(', ')}`);
  const revision = fields.take('revision', (value) => whole(value, 9999), 'a number');
  if (!isRevision(revision))
    throw new BadFile(
      'future-version',
      `Rules revision ${revision} is not known here. Use a newer program.`,
      3,
    );
  const firstTurn = fields.takeIfThere(
    'first-turn',
    oneOf(RULE_CHOICES.firstTurn),
    RULE_CHOICES.firstTurn.join(' or '),
  );
  const cleopatraActs = fields.takeIfThere(
    'cleopatra-acts',
    oneOf(RULE_CHOICES.cleopatraActs),
    RULE_CHOICES.cleopatraActs.join(' or '),
  );
  const freeDeployment = fields.takeIfThere('free-deployment', oneOf(['yes', 'no'] as const), 'yes or no');
  const handicap = fields.takeIfThere(
    'handicap',
    readHandicap,
    `a side and a number from 1 to ${MAX_HANDICAP}`,
  );
  const rules: RuleOptions = {
    ...(firstTurn === undefined ? {} : { firstTurn }),
    ...(cleopatraActs === undefined ? {} : { cleopatraActs }),
    ...(freeDeployment === undefined ? {} : { freeDeployment: freeDeployment === 'yes' }),
    ...(handicap === undefined ? {} : { handicap }),
  };
  const bids = readBids(fields);
  const clock =
    fields.takeIfThere(
      'clock',
      readClock,
      'two numbers of milliseconds, bank+increment, and perhaps a limit after <',
    ) ?? null;
  const caesar = fields.take('caesar', readName, `a name in quotation marks, at most ${MAX_NAME} characters`);
  const pompey = fields.take('pompey', readName, `a name in quotation marks, at most ${MAX_NAME} characters`);
  const caesarMachine = fields.takeIfThere('caesar-machine', readLevel, LEVEL_FORM);
  const pompeyMachine = fields.takeIfThere('pompey-machine', readLevel, LEVEL_FORM);
  const machines = {
    ...(caesarMachine === undefined ? {} : { caesar: caesarMachine }),
    ...(pompeyMachine === undefined ? {} : { pompey: pompeyMachine }),
  };
  const startedMs = fields.take('started', parseTime, 'a time like 2026-11-15T09:30:00.000Z');
  const dice: DiceEpoch[] = [];
  while (fields.has(`commitment-${dice.length + 1}`)) dice.push(readEpoch(fields, dice.length + 1));
  fields.mustBeEmpty();
  return {
    options: { edition, revision, rules, clock },
    players: { caesar, pompey },
    ...(Object.keys(machines).length === 0 ? {} : { machines }),
    ...(bids === undefined ? {} : { bids }),
    dice,
    startedMs,
  };
}

const hex = (value: string): string | undefined => (isDiceHex(value) ? value : undefined);

function readEpoch(fields: Fields, number: number): DiceEpoch {
  const commitment = fields.take(`commitment-${number}`, hex, '64 hexadecimal digits');
  const entropies = fields.take(
    `entropy-${number}`,
    (value) => {
      const [caesar, pompey, ...more] = value.split(' ').map(hex);
      return caesar !== undefined && pompey !== undefined && more.length === 0
        ? { caesar, pompey }
        : undefined;
    },
    'two times 64 hexadecimal digits',
  );
  const secret = fields.takeIfThere(`secret-${number}`, hex, '64 hexadecimal digits') ?? null;
  return { number, commitment, entropies, secret };
}

/** There are two bids or none. */
function readBids(fields: Fields): PerSide<Bid> | undefined {
  if (SIDES.every((side) => !fields.has(`bid-${side}`))) return undefined;
  const expected = `a side and a number from 0 to ${MAX_BID}`;
  return {
    caesar: fields.take('bid-caesar', readBid, expected),
    pompey: fields.take('bid-pompey', readBid, expected),
  };
}

function readBid(value: string): Bid | undefined {
  const [, side, points] = /^(caesar|pompey) (\d{1,2})$/.exec(value) ?? [];
  const bid = { side: side as Side, points: whole(points ?? '', MAX_BID) ?? -1 };
  return isBid(bid) ? bid : undefined;
}

function readHandicap(value: string): Handicap | undefined {
  const [side, points, ...more] = value.split(' ');
  const who: Side | undefined = SIDES.find((each) => each === side);
  const count = whole(points ?? '', MAX_HANDICAP);
  return who === undefined || count === undefined || count < 1 || more.length > 0
    ? undefined
    : { side: who, points: count };
}

const makeClock = ({ bankMs, incrementMs, mostMs }: ClockOptions): string =>
  `${bankMs}+${incrementMs}${mostMs === undefined ? '' : `<${mostMs}`}`;

function readClock(value: string): ClockOptions | undefined {
  const parts = /^(\d+)\+(\d+)(?:<(\d+))?$/.exec(value);
  if (parts === null) return undefined;
  const [bankMs, incrementMs] = [whole(parts[1]!, DECADE_MS), whole(parts[2]!, DECADE_MS)];
  const mostMs = parts[3] === undefined ? null : whole(parts[3], DECADE_MS);
  if (bankMs === undefined || incrementMs === undefined || mostMs === undefined) return undefined;
  return mostMs === null ? { bankMs, incrementMs } : { bankMs, incrementMs, mostMs };
}

// Which levels there are is for those who play them
const isLevel = (level: string): boolean => /^[a-z][a-z0-9-]{0,29}$/.test(level);
const LEVEL_FORM = 'a word of at most 30 small letters';
const readLevel = (value: string): string | undefined => (isLevel(value) ? value : undefined);

function readName(value: string): string | undefined {
  const name = parseQuoted(value);
  return name !== undefined && isPlayerName(name) && JSON.stringify(name) === value ? name : undefined;
}
