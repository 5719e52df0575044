import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { ROOT } from '../../../paths.ts';
import { CHARACTERS } from '../../../steps/fonts.ts';

const ROBOTO = 'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';

/** What we ask of a font of fontkit. */
interface Font {
  unitsPerEm: number;
  layout: (text: string) => {
    glyphs: { id: number; path: { toSVG: () => string } }[];
    positions: { xAdvance: number; xOffset: number }[];
  };
}

/** Text as shapes, so that a picture needs no font where it is drawn. */
export interface Lettering {
  /** How wide a text is. @param size of the font. @returns in the unit of `size`. */
  width: (text: string, size: number) => number;
  /** Paths of an SVG whose text begins at the point and stands on its line. */
  print: (text: string, at: { x: number; y: number; size: number }) => string;
}

/** Roboto in one weight. The package's font has all weights in one file, which drawing programs cannot tell apart. */
export async function readLettering(weight: number): Promise<Lettering> {
  const whole = readFileSync(path.join(ROOT, ROBOTO));
  const file = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = fontkit.create(file) as Font;
  /** Glyph → its path in units of the font, upwards. */
  const shapes = new Map<number, string>();

  function shapeOf({ id, path: shape }: { id: number; path: { toSVG: () => string } }): string {
    const known = shapes.get(id) ?? shape.toSVG();
    shapes.set(id, known);
    return known;
  }

  return {
    width(text, size) {
      const { positions } = font.layout(text);
      return (positions.reduce((sum, one) => sum + one.xAdvance, 0) * size) / font.unitsPerEm;
    },
    print(text, { x, y, size }) {
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const paths = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const at = pen + xOffset;
        pen += xAdvance;
        const shape = shapeOf(glyph);
        return shape === '' ? '' : `<path transform="translate(${at})" d="${shape}"/>`;
      });
      const scale = size / font.unitsPerEm;
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
