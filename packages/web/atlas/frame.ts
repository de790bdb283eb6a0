// The frame of the map: the neat-line with its scale, the compass rose and the title.
import { HEIGHT, WIDTH } from './axes.ts';
import { colour } from './colours.ts';
import { num, type Point } from './point.ts';

export const INSET = 22; // px from the board's edge to the neat-line

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

export const frame = (): string => {
  let scale = '';
  for (let i = 1; i < 48; i += 2) {
    const width = (WIDTH - 2 * INSET) / 48;
    scale += bar(INSET + i * width, 14, width, 5.5) + bar(INSET + i * width, HEIGHT - 19.5, width, 5.5);
  }
  for (let i = 1; i < 24; i += 2) {
    const height = (HEIGHT - 2 * INSET) / 24;
    scale += bar(14, INSET + i * height, 5.5, height) + bar(WIDTH - 19.5, INSET + i * height, 5.5, height);
  }
  const line = (inset: number, width: number) =>
    `<path stroke-width="${width}" d="${bar(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)}"/>`;
  const margin = bar(0, 0, WIDTH, HEIGHT) + bar(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET);
  return (
    `<path fill="${colour('paper')}" fill-rule="evenodd" d="${margin}"/>` +
    `<g fill="none" stroke="${colour('ink')}">${line(6, 3)}${line(11.5, 0.8)}${line(INSET, 1.6)}</g>` +
    `<path fill="${colour('ink')}" opacity=".85" d="${scale}"/>`
  );
};

export const rose = ([x, y]: Point, radius: number): string => {
  let dark = '';
  let light = '';
  for (let i = 15; i >= 0; i--) {
    const reach = [1, 0.46, 0.72, 0.46][i % 4]! * radius;
    const angle = (i * Math.PI) / 8;
    const turned = (right: number, up: number) =>
      `${num(right * Math.cos(angle) + up * Math.sin(angle))} ${num(right * Math.sin(angle) - up * Math.cos(angle))}`;
    const half = radius * 0.1 * (reach / radius + 0.2);
    dark += `M0 0L${turned(0, reach)}L${turned(half, radius * 0.16)}z`;
    light += `M0 0L${turned(0, reach)}L${turned(-half, radius * 0.16)}z`;
  }
  const ink = colour('sea-ink');
  return (
    `<g transform="translate(${num(x)} ${num(y)})" stroke="${ink}" fill="${colour('sea')}"><circle r="${num(radius * 0.62)}"/><circle r="${num(radius * 0.56)}" stroke-width=".6"/>` +
    `<path d="${light}" fill="${colour('paper')}" stroke-width=".9"/><path d="${dark}" fill="${ink}" stroke="none"/><circle r="3" fill="${colour('paper')}"/>` +
    `<text y="${-radius - 6}" text-anchor="middle" font-family="Cinzel" font-weight="700" font-size="15" fill="${ink}" stroke="${colour('sea')}" stroke-width="4" paint-order="stroke">SEPT</text></g>`
  );
};

/** Lines of bearing from a rose across the sea. */
export const rhumbs = ([x, y]: Point, length: number): string =>
  Array.from({ length: 32 }, (_, k) => {
    const angle = (k * Math.PI) / 16;
    return `M${num(x, 0)} ${num(y, 0)}l${num(Math.cos(angle) * length, 0)} ${num(Math.sin(angle) * length, 0)}`;
  }).join('');

const TITLE = { width: 400, height: 122 };

export const title = (x: number, y: number): string => {
  const { width, height } = TITLE;
  const [ink, paper] = [colour('ink'), colour('paper')];
  const text = (dy: number, font: string, words: string) =>
    `<text x="${width / 2}" y="${dy}" text-anchor="middle" ${font}>${words}</text>`;
  const corners = [
    [6, 6],
    [width - 6, 6],
    [6, height - 6],
    [width - 6, height - 6],
  ] as const;
  return (
    `<g transform="translate(${x} ${y})" fill="${ink}"><path opacity=".22" d="${bar(5, 6, width, height)}"/>` +
    `<g fill="${paper}" stroke="${ink}"><path stroke-width="2.2" d="${bar(0, 0, width, height)}"/><path stroke-width=".9" d="${bar(6, 6, width - 12, height - 12)}"/>` +
    `<path stroke-width="1.2" d="${corners.map(([cx, cy]) => bar(cx - 5, cy - 5, 10, 10)).join('')}"/></g>` +
    `<path fill="${colour('major')}" d="${corners.map(([cx, cy]) => bar(cx - 1.8, cy - 1.8, 3.6, 3.6)).join('')}"/>` +
    text(56, 'font-family="Cinzel" font-weight="700" font-size="38" letter-spacing="9"', 'RVBICO') +
    text(
      81,
      'font-family="EB Garamond" font-style="italic" font-weight="500" font-size="17.500"',
      'tabula belli civilis inter Caesarem et Pompeium',
    ) +
    text(
      103,
      `font-family="Cinzel" font-weight="600" font-size="13" letter-spacing="2.500" fill="${colour('major')}"`,
      'A · V · C · DCCV — DCCIX',
    ) +
    '</g>'
  );
};
