// A person at a page in any engine: finds what it offers by name, and presses it where nothing covers it.
import type { EnginePage, Point } from './engine.ts';

const PATIENCE_MS = 60_000; // generous, for a busy machine
const AGAIN_MS = 10_000;
const GLANCE_MS = 150;

/** Runs in the page: its elements by the names that a screen reader says. */
const READER = `
  const textOf = (node) => node.nodeType === 3 ? node.data
    : node.nodeType !== 1 || node.getAttribute('aria-hidden') === 'true' ? ''
    : [...node.childNodes].map(textOf).join(' ');
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? textOf(element))
    .replace(/\\s+/g, ' ').trim();
  const find = (pattern) => [...document.querySelectorAll('button, a, input, [role=button], [role=tab]')]
    .filter((element) => element.checkVisibility() && !element.disabled && new RegExp(pattern).test(nameOf(element)));
  // A point of it that nothing covers; towns are pressed at their names, below
  const pointOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const y of [0.5, 0.9, 0.15]) for (const x of [0.5, 0.2, 0.8]) {
      const point = { x: Math.round(left + x * width), y: Math.round(top + y * height) };
      if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return null;
  };
`;

const inPage = (body: string): string => `(() => { ${READER} ${body} })()`;

export interface Visitor {
  readonly sees: (name: RegExp) => Promise<true>; // something to press has this name
  readonly reads: (text: RegExp) => Promise<true>; // the page says this
  readonly press: (name: RegExp) => Promise<void>;
  readonly take: (block: RegExp) => Promise<void>; // and sees that it is selected
  readonly drag: (from: RegExp, to: RegExp) => Promise<void>;
  readonly fill: (label: RegExp, text: string) => Promise<void>;
  readonly load: (file: string) => Promise<void>; // a game file, on the start page
}

export function visitorOf(page: EnginePage): Visitor {
  const until = async <T>(expression: string, what: string, patienceMs = PATIENCE_MS): Promise<T> => {
    const endMs = Date.now() + patienceMs;
    for (;;) {
      const value = await page.evaluate<T | null>(expression);
      if (value !== null && value !== false) return value;
      if (Date.now() > endMs)
        throw new Error(
          `There never was ${what}. The page said: ${await page.evaluate<string>('document.body.innerText')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
    }
  };
  /** Where it is once it stands still: the board pans. */
  const pointOf = async (name: RegExp): Promise<Point> => {
    const expression = inPage(
      `for (const element of find(${JSON.stringify(name.source)})) { const point = pointOf(element); if (point) return point; } return null;`,
    );
    let before: Point | null = null;
    for (;;) {
      const point: Point = await until<Point>(expression, name.source);
      if (before !== null && before.x === point.x && before.y === point.y) return point;
      before = point;
      await new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
    }
  };
  const press = async (name: RegExp): Promise<void> => page.stroke([await pointOf(name)]);
  return {
    sees: (name) => until(inPage(`return find(${JSON.stringify(name.source)}).length > 0;`), name.source),
    reads: (text) => until(`${String(text)}.test(document.body.innerText)`, text.source),
    press,
    take: async (block) => {
      const inHand = inPage(`return find('^Deselect').length > 0;`);
      const what = `${block.source} in hand`;
      await press(block);
      // The board may have begun to pan since it was looked at: then the press fell beside the block
      await until(inHand, what, AGAIN_MS).catch(() => press(block));
      await until(inHand, what);
    },
    drag: async (from, to) => {
      const [start, end] = [await pointOf(from), await pointOf(to)];
      const between = [0.1, 0.4, 0.7, 1].map((part) => ({
        x: start.x + part * (end.x - start.x),
        y: start.y + part * (end.y - start.y),
      }));
      await page.stroke([start, ...between, end]);
    },
    fill: async (label, text) => {
      await press(label);
      await page.type(text);
    },
    load: async (file) => {
      await page.evaluate(
        inPage(`
          const [input] = document.querySelectorAll('input[type=file]');
          const given = new DataTransfer();
          given.items.add(new File([${JSON.stringify(file)}], 'game.rubicon', { type: 'text/plain' }));
          input.files = given.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));`),
      );
    },
  };
}
