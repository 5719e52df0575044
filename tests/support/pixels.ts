import type { CDPSession, Page } from '@playwright/test';

/** How far a channel of a color may be off, of 255: edges of letters and bars are drawn in shades. */
const TOLERANCE = 24;

/** A part of a picture, in CSS pixels from its left upper corner. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a window shows, and where in it each of its elements lies. */
export interface Screen {
  /** A PNG file in base64. */
  picture: string;
  parts: Map<string, Part>;
}

/** Takes a picture of the window, as quickly as the browser writes one. Animations are for the caller to end. */
export async function pictureOf(session: CDPSession): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  return data;
}

/**
 * Compares parts of two screens, with the browser's means. What a part has beyond its counterpart, at the right or below,
 * counts as different.
 * @param tool any page.
 * @returns the share of pixels that differ, from 0 to 1, for each part of `one`.
 * @throws when `other` does not have a part of `one`.
 */
export async function differencesOf(
  tool: Page,
  one: Screen,
  other: Screen,
): Promise<Map<string, number>> {
  const pairs = [...one.parts].map(([name, part]) => {
    const counterpart = other.parts.get(name);
    if (counterpart === undefined) throw new Error(`The other screen has no "${name}".`);
    return [name, part, counterpart] as const;
  });
  // Where every pixel is alike, so are the files: 8 of 27 screens of six pages.
  const areSame =
    one.picture === other.picture &&
    JSON.stringify([...one.parts]) === JSON.stringify([...other.parts]);
  if (areSame) return new Map(pairs.map(([name]) => [name, 0]));
  const found = await tool.evaluate(
    async ([a, b, parts, tolerance]) => {
      const contexts = await Promise.all(
        [a, b].map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
            willReadFrequently: true,
          });
          if (context === null) throw new Error('This browser has no canvas.');
          context.drawImage(image, 0, 0);
          return context;
        }),
      );
      const [p, q] = contexts;
      if (p === undefined || q === undefined) throw new Error('Two pictures are needed.');
      return parts.map(([name, one, other]): [string, number] => {
        const width = Math.round(Math.min(one.width, other.width));
        const height = Math.round(Math.min(one.height, other.height));
        const whole = Math.max(one.width, other.width) * Math.max(one.height, other.height);
        const s = p.getImageData(Math.round(one.x), Math.round(one.y), width, height).data;
        const t = q.getImageData(Math.round(other.x), Math.round(other.y), width, height).data;
        const [words, otherWords] = [new Uint32Array(s.buffer), new Uint32Array(t.buffer)];
        let different = Math.max(0, Math.round(whole) - width * height);
        for (let i = 0; i < words.length; i += 1) {
          if (words[i] === otherWords[i]) continue;
          const at = i * 4;
          if (
            Math.abs((s[at] ?? 0) - (t[at] ?? 0)) > tolerance ||
            Math.abs((s[at + 1] ?? 0) - (t[at + 1] ?? 0)) > tolerance ||
            Math.abs((s[at + 2] ?? 0) - (t[at + 2] ?? 0)) > tolerance
          ) {
            different += 1;
          }
        }
        return [name, different / whole];
      });
    },
    [one.picture, other.picture, pairs, TOLERANCE] as const,
  );
  return new Map(found);
}

/** The smallest PNG file that shows a part of a screen, for who looks into a failure. */
export async function cut(tool: Page, { picture, parts }: Screen, name: string): Promise<Buffer> {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`The screen has no "${name}".`);
  const base64 = await tool.evaluate(
    async ([whole, { x, y, width, height }]) => {
      const bytes = Uint8Array.from(atob(whole), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes]), x, y, width, height);
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const file = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return btoa(Array.from(file, (byte) => String.fromCodePoint(byte)).join(''));
    },
    [picture, part] as const,
  );
  return Buffer.from(base64, 'base64');
}
