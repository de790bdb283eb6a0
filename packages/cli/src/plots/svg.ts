// SVG plots as text.

type Attributes = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const numeral = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escapeText(value);

/** An element; its children are elements or escaped text. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${numeral(value)}"`)];
  return children.length === 0 ? `<${head.join(' ')}/>` : `<${head.join(' ')}>${children.join('')}</${name}>`;
}

export const label = (x: number, y: number, text: string, kind: string): string =>
  element('text', { x, y, class: kind }, escapeText(text));

export const rule = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  element('line', { x1, y1, x2, y2, class: kind });

/** Styles of all plots, with a dark variant. */
const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #2b2521; }
.title { font-size: 17px; font-weight: 600; }
.head { font-weight: 600; }
.soft { fill: #6f665e; font-size: 12px; }
.end { text-anchor: end; }
.middle { text-anchor: middle; }
.ground { fill: #fcfaf5; }
.grid { stroke: #e3dcd0; }
.goal { stroke: #2b2521; stroke-width: 1.5; stroke-dasharray: 5 4; }
.span { stroke: #b08d57; stroke-width: 7; stroke-linecap: round; opacity: 0.55; }
.dot { fill: #8c2f1f; }
.missed { fill: #fcfaf5; stroke: #8c2f1f; stroke-width: 2.5; }
.caesar { fill: #a8742a; }
.pompey { fill: #2f6b4f; }
.curve { fill: none; stroke-width: 2; }
.c0 { stroke: #8c2f1f; } .f0 { fill: #8c2f1f; }
.c1 { stroke: #2f6b4f; } .f1 { fill: #2f6b4f; }
.c2 { stroke: #4a5fa5; } .f2 { fill: #4a5fa5; }
@media (prefers-color-scheme: dark) {
text { fill: #ece5d8; }
.soft { fill: #a89e92; }
.ground { fill: #1d1a17; }
.grid { stroke: #3a342e; }
.goal { stroke: #ece5d8; }
.span { stroke: #c9a56b; }
.dot { fill: #e8816c; }
.missed { fill: #1d1a17; stroke: #e8816c; }
.caesar { fill: #e0b05e; }
.pompey { fill: #74bd97; }
.c0 { stroke: #e8816c; } .f0 { fill: #e8816c; }
.c1 { stroke: #74bd97; } .f1 { fill: #74bd97; }
.c2 { stroke: #93a7ee; } .f2 { fill: #93a7ee; }
}`;

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly about: string; // for screen readers
}

export function drawing({ width, height, title, about }: Drawing, ...children: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
  };
  const parts = [
    element('title', {}, escapeText(title)),
    element('desc', {}, escapeText(about)),
    element('style', {}, STYLE, '\n'),
    element('rect', { width, height, rx: 10, class: 'ground' }),
    label(24, 34, title, 'title'),
    ...children,
  ];
  return `${element('svg', attributes, '\n', parts.join('\n'), '\n')}\n`;
}
