/*
 * A reduced picture, and how two of them differ. Reduced, letters become areas of gray: what two machines draw differently,
 * the edges of letters and lines, averages out, and what a reader misses stays.
 */

/** A picture of `width` times `height` pixels; three numbers of 0 to 255 each: red, green, and blue, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How many pixels of a screen become one of a reduced picture, across and down. */
export const REDUCED_BY = 4;

/** What of a screen is meant, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts an area out of a screen and reduces it by the average of each square. What is left over at the edges is left out. */
export function reduce(screen: Raster, { x, y, width, height }: Area): Raster {
  const [left, top] = [Math.round(x), Math.round(y)];
  const reduced: Raster = {
    width: Math.floor(Math.min(Math.round(width), screen.width - left) / REDUCED_BY),
    height: Math.floor(Math.min(Math.round(height), screen.height - top) / REDUCED_BY),
    data: new Uint8Array(),
  };
  reduced.data = new Uint8Array(reduced.width * reduced.height * 3);
  for (let row = 0; row < reduced.height; row += 1) {
    for (let column = 0; column < reduced.width; column += 1) {
      const corner = (top + row * REDUCED_BY) * screen.width + left + column * REDUCED_BY;
      const at = (row * reduced.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        reduced.data[at + channel] = averageOf(screen, corner * 3 + channel);
      }
    }
  }
  return reduced;
}

function averageOf({ width, data }: Raster, start: number): number {
  let sum = 0;
  for (let row = 0; row < REDUCED_BY; row += 1) {
    for (let column = 0; column < REDUCED_BY; column += 1) {
      sum += data[start + (row * width + column) * 3] ?? 0;
    }
  }
  return Math.round(sum / REDUCED_BY ** 2);
}
