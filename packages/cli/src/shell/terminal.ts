// Colour, width and progress on a terminal.
import type { Io } from './io.ts';

/** No line of output is wider. */
const WIDTH = 100;

const STYLES = {
  bold: '1',
  dim: '2',
  caesar: '33',
  pompey: '32',
  sea: '36',
  water: '2;36',
  good: '32',
  bad: '31',
} as const;
export type Style = keyof typeof STYLES;
export type Paint = (style: Style, text: string) => string;

/** Colours output on a terminal unless NO_COLOR is set, or when `--color` asks for it. */
export function paintFor(io: Io, asked: boolean): Paint {
  const wanted = asked || (io.outIsTerminal && !io.env['NO_COLOR'] && io.env['TERM'] !== 'dumb');
  return wanted
    ? (style, text) => (text === '' ? '' : `\u{1b}[${STYLES[style]}m${text}\u{1b}[0m`)
    : (_, text) => text;
}

/** Text from files without control characters, so that it cannot move the cursor or change the writing direction. */
export const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, '\u{fffd}');

/** Wraps words: the first line starts with `head`, the others are indented by its length. */
export function wrap(head: string, words: readonly string[], between = ' '): string[] {
  const indent = ' '.repeat(head.length);
  const lines: string[] = [];
  let line = head;
  let isEmpty = true;
  for (const [index, word] of words.entries()) {
    const piece = index < words.length - 1 ? word + between.trimEnd() : word;
    const gap = isEmpty ? '' : ' ';
    if (!isEmpty && line.length + gap.length + piece.length > WIDTH) {
      lines.push(line);
      line = indent + piece;
    } else line += gap + piece;
    isEmpty = false;
  }
  return [...lines, line];
}

interface Pace {
  readonly before?: number; // already done at the start
  readonly label?: string;
  readonly unit?: string; // what is counted; default: games
  /** Without a terminal, how often to print a line; default: never. */
  readonly lineMs?: number;
}

/** A progress bar on standard error; without a terminal, a line now and then or nothing. */
export class Progress {
  private readonly io: Io;
  private readonly total: number;
  private readonly before: number;
  private readonly label: string;
  private readonly unit: string;
  private readonly everyMs: number;
  private readonly startMs = performance.now();
  private drawnMs: number;

  constructor(
    io: Io,
    total: number,
    { before = 0, label = '', unit = 'games', lineMs = Infinity }: Pace = {},
  ) {
    this.io = io;
    this.total = total;
    this.before = before;
    this.label = label === '' ? '' : `${label}  `;
    this.unit = unit;
    this.everyMs = io.errIsTerminal ? 100 : lineMs;
    this.drawnMs = io.errIsTerminal ? -Infinity : this.startMs;
  }

  show(done: number): void {
    const nowMs = performance.now();
    if (nowMs - this.drawnMs < this.everyMs) return;
    this.drawnMs = nowMs;
    const part = done / this.total;
    const each = (nowMs - this.startMs) / 1000 / (done - this.before);
    const left = done === this.before ? '' : `, ${duration(each * (this.total - done))} left`;
    const text = `${Math.floor(part * 100)} %  ${done} of ${this.total} ${this.unit}${left}`;
    const filled = Math.round(part * BAR);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    this.io.err(this.io.errIsTerminal ? `\r\u{1b}[K${this.label}${bar} ${text}` : `${this.label}${text}\n`);
  }

  clear(): void {
    if (this.io.errIsTerminal) this.io.err('\r\u{1b}[K');
  }
}

const BAR = 30;

/** “45 s”, “12 min”, “3 h 20 min”. */
export function duration(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
