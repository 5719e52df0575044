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
const SHARE = 0.2;

/** So many pixels of a reduced picture may differ by more, wherever they are. */
const PIXELS = 3;

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
  const different = differentPixels(stored, now);
  if (different.length <= PIXELS) return undefined;
  const xs = different.map(({ x }) => x);
  const ys = different.map(({ y }) => y);
  const corner = [Math.min(...xs), Math.min(...ys)].map((at) => at * REDUCED_BY).join(', ');
  const end = [Math.max(...xs) + 1, Math.max(...ys) + 1].map((at) => at * REDUCED_BY).join(', ');
  return `${different.length} squares of ${REDUCED_BY} px differ, between ${corner} and ${end}`;
}

interface Place {
  x: number;
  y: number;
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
