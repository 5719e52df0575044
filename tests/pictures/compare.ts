import { REDUCED_BY, type Raster } from './raster.ts';

/*
 * Two machines draw the edges of letters and lines in other shades, and some of them a pixel apart. So a pixel of a reduced
 * picture may have any shade between the darkest and the lightest of its neighbors in the other picture, and more than that
 * where these differ much, as they do in a text. Where all is of one color, machines agree, and a pale row of another color
 * is found. What is missing in one of two pictures has no such neighbors.
 */

/** How far a channel may be off where all is of one color, of 255. */
const FLAT = 5;

/** How much of the difference between the darkest and the lightest neighbor is added to that. */
const SHARE = 0.4;

/**
 * So many pixels of a reduced picture may differ by more within a square of such a side. What two machines draw differently
 * is spread over a text; what is missing is missing in one place.
 */
const PIXELS = 3;
const SIDE = 6;

/** How many reduced pixels a picture may be wider or higher: lengths are parts of pixels, and what is left over is cut off. */
const ROUNDED = 1;

/**
 * Compares reduced pictures.
 * @returns what differs, in words; undefined when nothing does that a reader would see.
 */
export function differenceOf(stored: Raster, now: Raster): string | undefined {
  for (const side of ['width', 'height'] as const) {
    if (Math.abs(stored[side] - now[side]) > ROUNDED) {
      return `its ${side} is about ${now[side] * REDUCED_BY} px instead of ${stored[side] * REDUCED_BY}`;
    }
  }
  const seen = denseOnes(differentPixels(stored, now));
  if (seen.length === 0) return undefined;
  const [left, top, right, bottom] = seen.reduce(
    ([x0, y0, x1, y1], { x, y }) => [
      Math.min(x0, x),
      Math.min(y0, y),
      Math.max(x1, x + 1),
      Math.max(y1, y + 1),
    ],
    [Infinity, Infinity, 0, 0],
  );
  const [from, to] = [
    [left, top],
    [right, bottom],
  ].map((corner) => corner.map((at) => at * REDUCED_BY).join(', '));
  return `${seen.length} squares of ${REDUCED_BY} px differ, between ${from} and ${to}`;
}

interface Place {
  x: number;
  y: number;
}

/** Those of which there are more than may be within a square. Squares overlap by half, so that no edge divides what is small. */
function denseOnes(places: readonly Place[]): Place[] {
  const squares = new Map<string, Place[]>();
  for (const place of places) {
    for (const across of [0, SIDE / 2]) {
      for (const down of [0, SIDE / 2]) {
        const column = Math.floor((place.x + across) / SIDE);
        const row = Math.floor((place.y + down) / SIDE);
        const square = `${column} ${row} ${across} ${down}`;
        const within = squares.get(square);
        if (within === undefined) squares.set(square, [place]);
        else within.push(place);
      }
    }
  }
  return [...new Set([...squares.values()].filter((within) => within.length > PIXELS).flat())];
}

/** Where one of two pictures has what the other one does not have nearby. */
function differentPixels(one: Raster, other: Raster): Place[] {
  const found: Place[] = [];
  for (let y = 0; y < Math.min(one.height, other.height); y += 1) {
    for (let x = 0; x < Math.min(one.width, other.width); x += 1) {
      const place = { x, y };
      if (isForeign(one, other, place) || isForeign(other, one, place)) found.push(place);
    }
  }
  return found;
}

/** Whether a pixel has a color that its neighbors in another picture do not have, channel by channel. */
function isForeign(picture: Raster, other: Raster, { x, y }: Place): boolean {
  const at = (y * picture.width + x) * 3;
  const beside = (y * other.width + x) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = picture.data[at + channel] ?? 0;
    // Most pixels are alike.
    if (Math.abs(value - (other.data[beside + channel] ?? 0)) <= FLAT) continue;
    const { darkest, lightest } = shadesAround(other, { x, y }, channel);
    const more = FLAT + SHARE * (lightest - darkest);
    if (value < darkest - more || value > lightest + more) return true;
  }
  return false;
}

function shadesAround(
  { width, height, data }: Raster,
  { x, y }: Place,
  channel: number,
): { darkest: number; lightest: number } {
  let [darkest, lightest] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const value = data[(row * width + column) * 3 + channel] ?? 0;
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
    }
  }
  return { darkest, lightest };
}
