import { readFileSync } from 'node:fs';
import * as palettes from '@mui/x-charts/colorPalettes';
import { describe, expect, it } from 'vitest';
import { alikeTo, contrast, distance } from '../support/colorVision.ts';

/** What Material UI's two schemes paint below a chart. */
const PAGES = { light: '#ffffff', dark: '#121212' } as const;
type Scheme = keyof typeof PAGES;

const page = readFileSync('content/docs/charts/styling/index.md', 'utf8');

/** The cells of each row that is about a palette of so many columns, by the palette's name. */
const rowsOf = (columns: number): Map<string, string[]> =>
  new Map(
    [...page.matchAll(/^\| `(\w+Palette)`[^|]*\|.*\|$/gm)]
      .map(([row, name = '']): [string, string[]] => [
        name,
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ])
      .filter(([, cells]) => cells.length === columns),
  );

/** How many colors from the first on nobody confuses with one before them. */
function toldApart(colors: readonly string[]): number {
  const confused = colors.findIndex((color, at) =>
    colors.slice(0, at).some((other) => alikeTo(color, other).length > 0),
  );
  return confused === -1 ? colors.length : confused;
}

const withContrast = (colors: readonly string[], scheme: Scheme): number =>
  colors.filter((color) => contrast(color, PAGES[scheme]) >= 3).length;

describe('the colors of people', () => {
  it('are far apart from black to white, whoever looks', () => {
    expect(distance('#000000', '#ffffff', 'usual')).toBeCloseTo(1, 3);
    expect(alikeTo('#000000', '#ffffff')).toEqual([]);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    // The lightest gray that text on white may have.
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('are alike to those who confuse red, green or blue, and to nobody else', () => {
    expect(alikeTo('#ffb422', '#22bf75')).toEqual(['protanopia']);
    expect(alikeTo('#fa4f58', '#22bf75')).toEqual(['deuteranopia']);
    expect(alikeTo('#0dbeff', '#22bf75')).toEqual(['tritanopia']);
    expect(alikeTo('#336699', '#33669a')).toHaveLength(4);
  });
});

describe('the page about styling', () => {
  const told = rowsOf(4);

  it('names each palette, and has a row for the four whose colors are categories', () => {
    const exported = Object.keys(palettes).filter((name) => name.endsWith('Palette'));
    expect(exported.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(told.size).toBe(4);
  });

  it.each([...told])('counts the colors of %s as they are', (name, [, count, apart, enough]) => {
    const palette = Object.entries(palettes).find(([exported]) => exported === name)?.[1];
    if (typeof palette !== 'function') throw new Error(`${name} is no palette.`);
    const light = [...palette('light')];
    const dark = [...palette('dark')];
    expect(count).toBe(String(light.length));
    expect(dark).toHaveLength(light.length);
    expect(apart).toBe(`${toldApart(light)}, ${toldApart(dark)}`);
    expect(enough).toBe(`${withContrast(light, 'light')}, ${withContrast(dark, 'dark')}`);
  });
});
