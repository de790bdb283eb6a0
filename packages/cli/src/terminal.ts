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

/** Colour only where somebody looks: on a terminal, unless NO_COLOR says otherwise, or when asked for. */
export function paintFor(io: Io, asked: boolean): Paint {
  const wanted = asked || (io.outIsTerminal && !io.env['NO_COLOR'] && io.env['TERM'] !== 'dumb');
  return wanted
    ? (style, text) => (text === '' ? '' : `\u{1b}[${STYLES[style]}m${text}\u{1b}[0m`)
    : (_, text) => text;
}

/** Text from files, made harmless: nothing in it can move the cursor or turn the direction of writing. */
export const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, '\u{fffd}');

/** Lays words out in lines: the first after `head`, the others below its end. */
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

/** A bar on standard error that draws over itself, and nothing where that is no terminal. */
export class Progress {
  private readonly io: Io;
  private readonly total: number;
  private readonly startMs = performance.now();
  private drawnMs = -Infinity;

  constructor(io: Io, total: number) {
    this.io = io;
    this.total = total;
  }

  show(done: number): void {
    const nowMs = performance.now();
    if (!this.io.errIsTerminal || nowMs - this.drawnMs < 100) return;
    this.drawnMs = nowMs;
    const part = done / this.total;
    const filled = Math.round(part * BAR);
    const seconds = (nowMs - this.startMs) / 1000;
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (this.total - done))} s left`;
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
    this.io.err(`\r\u{1b}[K${bar} ${Math.floor(part * 100)} %  ${done} of ${this.total} games${left}`);
  }

  clear(): void {
    if (this.io.errIsTerminal) this.io.err('\r\u{1b}[K');
  }
}

const BAR = 30;
