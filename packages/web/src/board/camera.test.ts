import { describe, expect, test } from 'vitest';
import {
  between,
  boardPoint,
  bounded,
  centred,
  counterScale,
  firstView,
  fit,
  gathered,
  hasMore,
  hasPiles,
  isOverview,
  isPartial,
  leastScale,
  pan,
  reveal,
  shareInView,
  softly,
  zoom,
  zoomAt,
  type Camera,
  type Viewport,
} from './camera.ts';
import { BLOCK, BOARD } from './map/geometry.ts';

const noCorner = { width: 0, height: 0 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const laptop: Viewport = { width: 1440, height: 900, insets: { top: 56, right: 260, bottom: 130, left: 0 } };
const phone: Viewport = { width: 390, height: 844, insets: { ...none, bottom: 250 } };
const sideways: Viewport = { width: 844, height: 390, insets: { ...none, right: 354 } };
const wall: Viewport = { width: 2560, height: 1440, insets: none };
const ROME = [1009, 501] as const;

describe('scale', () => {
  test('zooms out no further than the whole board', () => {
    expect(leastScale(wall)).toBeCloseTo(2560 / 2400);
    expect(leastScale(phone)).toBeCloseTo(390 / 2400);
    expect(zoom(fit(laptop), laptop, 0.001).scale).toBe(leastScale(laptop));
    expect(zoom(fit(laptop), laptop, 1000).scale).toBe(2.5);
  });

  test('the point under the pointer stays there', () => {
    const before = centred(laptop, ROME, 1);
    const after = zoomAt(before, laptop, [300, 200], 1.5);
    expect(after.scale).toBe(1.5);
    expect(boardPoint(after, [300, 200])).toEqual(boardPoint(before, [300, 200]));
  });
});

describe('first view', () => {
  test('the whole board on a large screen, clear of the panels', () => {
    const camera = firstView(wall, [{ at: ROME, weight: 1 }]);
    expect(camera).toEqual(fit(wall));
    expect(camera.x).toBeCloseTo(0);
    expect(camera.y * 2 + BOARD.height * camera.scale).toBeCloseTo(1440);
  });

  test.each([laptop, phone])('otherwise the focus, centred in the free area', (viewport) => {
    const camera = firstView(viewport, [{ at: ROME, weight: 1 }]);
    const { width, height, insets } = viewport;
    expect(camera.scale).toBe(1);
    const seen = boardPoint(camera, [
      (insets.left + width - insets.right) / 2,
      (insets.top + height - insets.bottom) / 2,
    ]);
    expect(seen[0]).toBeCloseTo(ROME[0]);
    expect(seen[1]).toBeCloseTo(ROME[1]);
  });
});

test.each([phone, sideways])('the whole board is clear of the panels of a phone', (viewport) => {
  const { x, y, scale } = fit(viewport);
  const { width, height, insets } = viewport;
  expect(x).toBeGreaterThanOrEqual(insets.left);
  expect(y).toBeGreaterThanOrEqual(insets.top);
  expect(x + BOARD.width * scale).toBeLessThanOrEqual(width - insets.right + 0.01);
  expect(y + BOARD.height * scale).toBeLessThanOrEqual(height - insets.bottom + 0.01);
});

describe('gathered', () => {
  const GENUA = [900, 300] as const;
  const far = { at: [1840, 752] as const, weight: 4 };

  test('shows where most is, not what is far apart from it', () => {
    const near = [
      { at: ROME, weight: 3 },
      { at: GENUA, weight: 2 },
    ];
    const camera = gathered(phone, [...near, far]);
    expect(shareInView(camera, phone, near)).toBe(1);
    expect(shareInView(camera, phone, [...near, far])).toBeCloseTo(5 / 9);
  });

  test('prefers the first of two that weigh the same', () => {
    const camera = gathered(phone, [{ at: ROME, weight: 4 }, far]);
    expect(shareInView(camera, phone, [{ at: ROME, weight: 1 }])).toBe(1);
    expect(camera.scale).toBe(1);
  });

  test('what is under a panel is not in view', () => {
    const under = { at: boardPoint(centred(phone, ROME, 1), [195, 700]), weight: 1 };
    expect(shareInView(centred(phone, ROME, 1), phone, [under])).toBe(0);
  });
});

describe('bounds', () => {
  test('the board cannot be moved out of the window', () => {
    const far = bounded(pan(fit(laptop), 1e5, 1e5), laptop);
    expect(far.x).toBeLessThan(1180);
    expect(bounded(pan(centred(laptop, ROME, 2), -1e5, 0), laptop).x).toBe(1180 - BOARD.width * 2 - 24);
    expect(bounded(pan(centred(laptop, ROME, 2), 1e5, 0), laptop).x).toBe(24);
  });

  test('past the bounds it follows at a third of the speed', () => {
    const edge = bounded(pan(centred(laptop, ROME, 2), 1e5, 0), laptop);
    expect(softly(pan(edge, 30, 0), laptop).x).toBeCloseTo(edge.x + 10);
    expect(softly(pan(edge, -30, 0), laptop).x).toBeCloseTo(edge.x - 30);
  });
});

describe('reveal', () => {
  const isFree = (
    viewport: Viewport,
    camera: ReturnType<typeof fit>,
    [bx, by]: readonly [number, number],
  ) => {
    const [x, y] = [bx * camera.scale + camera.x, by * camera.scale + camera.y];
    const { width, height, insets } = viewport;
    return (
      x > insets.left + 40 &&
      x < width - insets.right - 40 &&
      y > insets.top + 40 &&
      y < height - insets.bottom - 40
    );
  };

  test('does not move when everything is already visible', () => {
    const camera = centred(laptop, ROME, 1);
    expect(reveal(camera, laptop, [ROME], noCorner)).toEqual(camera);
    expect(reveal(camera, laptop, [], noCorner)).toEqual(camera);
  });

  test.each([laptop, phone])('brings a distant town into view without changing the scale', (viewport) => {
    const camera = reveal(centred(viewport, ROME, 1), viewport, [[1840, 752]], noCorner);
    expect(camera.scale).toBe(1);
    expect(isFree(viewport, camera, [1840, 752])).toBe(true);
  });

  test('moves a town out from under the small map', () => {
    const [town, corner] = [[1500, 700], { width: 200, height: 110 }] as const;
    const camera = reveal(centred(laptop, [1000, 300], 1), laptop, [town], noCorner);
    const isUnder = ({ x, y, scale }: Camera): boolean =>
      town[0] * scale + x > 1440 - 260 - corner.width && town[1] * scale + y > 900 - 130 - corner.height;
    expect(isUnder(camera)).toBe(true);
    expect(isUnder(reveal(camera, laptop, [town], corner))).toBe(false);
  });

  test('zooms out no further than names can be read', () => {
    const ends = [
      [300, 700],
      [2200, 700],
    ] as const;
    expect(reveal(centred(phone, ROME, 1), phone, ends, noCorner).scale).toBe(0.4);
    expect(reveal(fit(phone), phone, ends, noCorner).scale).toBe(fit(phone).scale);
  });

  test('zooms out to show towns that are far apart', () => {
    const both = [ROME, [1840, 752]] as const;
    const camera = reveal(centred(laptop, ROME, 2), laptop, both, noCorner);
    expect(camera.scale).toBeLessThan(2);
    expect(both.map((point) => isFree(laptop, camera, point))).toEqual([true, true]);
  });
});

test('an animation starts and ends at its two cameras, and passes between them', () => {
  const [from, to] = [centred(laptop, ROME, 0.6), centred(laptop, [1840, 752], 2)];
  for (const [t, end] of [
    [0, from],
    [1, to],
  ] as const) {
    const camera = between(from, to, laptop, t);
    expect(camera.x).toBeCloseTo(end.x);
    expect(camera.y).toBeCloseTo(end.y);
    expect(camera.scale).toBeCloseTo(end.scale);
  }
  expect(between(from, to, laptop, 0.5).scale).toBeCloseTo(Math.sqrt(1.2));
});

describe('blocks on the screen', () => {
  const px = (scale: number, viewport: Viewport) =>
    Math.round(BLOCK * scale * counterScale({ x: 0, y: 0, scale }, viewport));

  test('stay between 40 and 48 px at any scale', () => {
    expect([0.4, 0.8, 1, 2.5].map((scale) => px(scale, laptop))).toEqual([40, 40, 44, 48]);
  });

  test('shrink in an overview', () => {
    expect(px(0.16, phone)).toBe(16);
    expect([0.39, 0.4].map((scale) => isOverview({ x: 0, y: 0, scale }))).toEqual([true, false]);
  });

  test('are larger on a very wide screen', () => {
    expect([0.9, 1.1, 2.5].map((scale) => px(scale, wall))).toEqual([46, 53, 64]);
  });

  test('there is more of the board unless all of it is in view', () => {
    expect(hasMore(fit(phone), phone)).toBe(false);
    expect(hasMore(centred(phone, ROME, 1), phone)).toBe(true);
    expect(isPartial(phone)).toBe(true);
    expect(isPartial(wall)).toBe(false);
  });

  test('are piled up below 0.8', () => {
    expect([0.79, 0.8].map((scale) => hasPiles({ x: 0, y: 0, scale }))).toEqual([true, false]);
  });
});
