import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare.ts';
import { reduce, type Raster } from './raster.ts';

type Color = readonly [number, number, number];

const WHITE: Color = [255, 255, 255];
const BLACK: Color = [20, 20, 20];
const BLUE: Color = [25, 118, 210];

/** A rectangle, in pixels of the screen. */
type Rectangle = readonly [x: number, y: number, width: number, height: number, color: Color];

/** A screen of one color with rectangles on it. */
function screen(
  parts: readonly Rectangle[],
  { width = 240, height = 120, color = WHITE } = {},
): Raster {
  const data = new Uint8Array(width * height * 3);
  const fill = (x: number, y: number, [w, h]: readonly [number, number], own: Color): void => {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1) data.set(own, (row * width + column) * 3);
    }
  };
  fill(0, 0, [width, height], color);
  for (const [x, y, w, h, own] of parts) fill(x, y, [w, h], own);
  return { width, height, data };
}

/** Strokes of letters: 2 px wide with 3 px between them, as in a label. */
const label = (x: number, y: number, letters: number, color = BLACK): Rectangle[] =>
  Array.from({ length: letters }, (_, i) => [x + i * 5, y, 2, 10, color]);

const whole = (of: Raster): Raster => reduce(of, { x: 0, y: 0, ...of });

describe('reduce', () => {
  it('averages squares of 4 px, and leaves out what is left over', () => {
    const half = screen([[0, 0, 2, 4, [0, 0, 0]]], { width: 10, height: 7 });
    const { width, height, data } = whole(half);
    expect([width, height]).toEqual([2, 1]);
    expect([...data]).toEqual([128, 128, 128, 255, 255, 255]);
  });

  it('cuts out an area at the nearest pixel, and ends where the screen ends', () => {
    const blue = screen([[8, 4, 4, 4, BLUE]], { width: 20, height: 12 });
    const { width, height, data } = reduce(blue, { x: 7.6, y: 4.2, width: 100, height: 5.9 });
    expect([width, height]).toEqual([3, 1]);
    expect(data.slice(0, 6)).toEqual(Uint8Array.of(...BLUE, ...WHITE));
  });
});

describe('differenceOf', () => {
  const parts: Rectangle[] = [
    ...label(20, 20, 12),
    [0, 60, 240, 24, [240, 240, 240]],
    ...label(20, 67, 12),
  ];
  const stored = whole(screen(parts));

  it('finds none in the same picture', () => {
    expect(differenceOf(stored, whole(screen(parts)))).toBeUndefined();
  });

  it('finds none where letters lie a part of a pixel further', () => {
    const further = parts.flatMap(([x, y, w, h, color]): Rectangle[] =>
      w === 2
        ? [
            [x, y, 1, h, [79, 79, 79]],
            [x + 1, y, 1, h, BLACK],
            [x + 2, y, 1, h, [196, 196, 196]],
          ]
        : [[x, y, w, h, color]],
    );
    expect(differenceOf(stored, whole(screen(further)))).toBeUndefined();
  });

  it('finds none where letters have lighter edges', () => {
    const lighter = parts.map(([x, y, w, h, color]): Rectangle =>
      w === 2 ? [x, y, w, h, [40, 40, 40]] : [x, y, w, h, color],
    );
    expect(differenceOf(stored, whole(screen(lighter)))).toBeUndefined();
  });

  it('finds none where a length was rounded to the other side', () => {
    expect(differenceOf(stored, whole(screen(parts, { height: 124 })))).toBeUndefined();
  });

  it('finds an icon that is missing, and where it was', () => {
    const icon = whole(screen([...parts, [200, 20, 16, 16, BLUE]]));
    expect(differenceOf(icon, stored)).toBe(
      '16 squares of 4 px differ, between 200, 20 and 216, 36',
    );
    expect(differenceOf(stored, icon)).toBeDefined();
  });

  it('lets three squares of 24 px differ, in many places, and no fourth one', () => {
    const dots = (each: number): Rectangle[] =>
      Array.from({ length: 4 * each }, (_, i) => {
        const x = 40 * (i % 4);
        return [x + 4 * Math.floor(i / 4), 48, 4, 4, BLUE];
      });
    expect(differenceOf(stored, whole(screen([...parts, ...dots(3)])))).toBeUndefined();
    expect(differenceOf(stored, whole(screen([...parts, ...dots(4)])))).toBe(
      '16 squares of 4 px differ, between 0, 48 and 136, 52',
    );
  });

  it('finds a label that is cut off', () => {
    expect(differenceOf(stored, whole(screen(parts.slice(4))))).toBeDefined();
  });

  it('finds a row of another color', () => {
    const other = parts.map(([x, y, w, h, color]): Rectangle =>
      w === 240 ? [x, y, w, h, [255, 243, 224]] : [x, y, w, h, color],
    );
    expect(differenceOf(stored, whole(screen(other)))).toBeDefined();
  });

  it('finds another size', () => {
    expect(differenceOf(stored, whole(screen(parts, { height: 140 })))).toBe(
      'its height is about 140 px instead of 120',
    );
    expect(differenceOf(stored, whole(screen(parts, { width: 200 })))).toContain('its width');
  });
});
