import type { Page } from '@playwright/test';

/** How far a channel of a colour may be off, of 255: edges of letters and bars are drawn in shades. */
const TOLERANCE = 24;

/**
 * Compares two pictures in a page of its own. What one has beyond the other, at the right or below, counts as different.
 * @returns the share of pixels that differ, from 0 to 1.
 */
export const differenceOf = (tool: Page, one: Buffer, other: Buffer): Promise<number> =>
  tool.evaluate(
    async ([a, b, tolerance]) => {
      const pixels = await Promise.all(
        [a, b].map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (context === null) throw new Error('This browser has no canvas.');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      const [p, q] = pixels;
      if (p === undefined || q === undefined) throw new Error('Two pictures are needed.');
      const [width, height] = [Math.min(p.width, q.width), Math.min(p.height, q.height)];
      const whole = Math.max(p.width, q.width) * Math.max(p.height, q.height);
      let different = whole - width * height;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const [i, j] = [(y * p.width + x) * 4, (y * q.width + x) * 4];
          for (const channel of [0, 1, 2]) {
            if (Math.abs((p.data[i + channel] ?? 0) - (q.data[j + channel] ?? 0)) <= tolerance)
              continue;
            different += 1;
            break;
          }
        }
      }
      return different / whole;
    },
    [one.toString('base64'), other.toString('base64'), TOLERANCE] as const,
  );
