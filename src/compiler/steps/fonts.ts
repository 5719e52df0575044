import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { createCache } from '../cache.ts';
import { ROOT } from '../paths.ts';

/** The site's two fonts: name of the file that is made → the package's file. */
const FONTS = {
  roboto: 'roboto/files/roboto-latin-wght-normal.woff2',
  'roboto-mono': 'roboto-mono/files/roboto-mono-latin-wght-normal.woff2',
} as const;

/** Weights that the site's text and its demos have. */
const WEIGHTS = { min: 400, max: 700 };

const rangeOf = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Latin-1 that an English page has no use for; `fonts.ts` leaves it to the reader's own fonts, with all that is not listed. */
const RARE = new Set('¤¦¨ª¬¯´¶¸º¼½¾ÐÞðþ');

/** What the files draw: Latin-1, and the punctuation of English text. */
export const CHARACTERS = [
  ...rangeOf(0x20, 0x7e),
  ...[...rangeOf(0xa0, 0xff)].filter((character) => !RARE.has(character)),
  ...'Œœ–—‘’“”„•…‹›€™−',
].join('');

/**
 * Writes the fonts that pages load to `<generated>/fonts`: only these characters and weights, and without instructions for
 * screens of few pixels.
 */
export async function emitFonts(generated: string): Promise<void> {
  const cache = createCache(generated, 'fonts', 'src/compiler/steps/fonts.ts');
  const folder = path.join(generated, 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(FONTS)) {
    const base64 = await cache.get([name], async () => {
      const whole = readFileSync(path.join(ROOT, 'node_modules/@fontsource-variable', file));
      const options = {
        targetFormat: 'woff2',
        variationAxes: { wght: WEIGHTS },
        noHinting: true,
        noLayoutClosure: true,
      } as const;
      return (await subsetFont(whole, CHARACTERS, options)).toString('base64');
    });
    writeFileSync(path.join(folder, `${name}.woff2`), Buffer.from(base64, 'base64'));
  }
}
