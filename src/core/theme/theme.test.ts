import { describe, expect, it } from 'vitest';
import { DocsError } from '../errors.ts';
import { preferences } from '../preferences/preferences.ts';
import { BRANDS, parseBrand, parsePaletteColor } from './theme.ts';

describe('a color of a palette', () => {
  it('is what has a text as its main', () => {
    expect(parsePaletteColor('primary', { main: '#0a6470' })).toEqual({ main: '#0a6470' });
  });

  it.each([undefined, null, '#0a6470', {}, { main: 10 }, { main: '' }, { main: { main: '#000' } }])(
    'is refused without one, naming it and what was given: %j',
    (value) => {
      const parse = () => parsePaletteColor('secondary', value);
      expect(parse).toThrow(DocsError);
      expect(parse).toThrow(/"secondary"/);
      expect(parse).toThrow(String(JSON.stringify(value)));
    },
  );
});

describe('the color of demos', () => {
  it('is the library’s own by default', () => {
    expect(parseBrand(preferences.brand.fallback)).toBeUndefined();
  });

  it('has each name that can be chosen, and no other', () => {
    expect(preferences.brand.values).toEqual(['default', ...Object.keys(BRANDS)]);
    for (const [name, { light, dark }] of Object.entries(BRANDS)) {
      expect(parseBrand(name)).toEqual({ light: { main: light }, dark: { main: dark } });
    }
  });

  it('can be the reader’s own, as it is where it is readable as text', () => {
    expect(parseBrand('#5b2333')?.light.main).toBe('#5b2333');
    expect(parseBrand('#f2e08a')?.dark.main).toBe('#f2e08a');
  });

  it('of the reader’s own is readable as text in both schemes, whatever it is', () => {
    const parts = ['00', '33', '80', 'c0', 'ff'];
    const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)));
    const pale = colors.filter((color) => {
      const brand = parseBrand(color);
      return (
        contrast(brand?.light.main ?? '', '#ffffff') < 4.5 ||
        contrast(brand?.dark.main ?? '', '#14171a') < 4.5
      );
    });
    expect(pale).toEqual([]);
  });

  it('keeps its hue when its tone changes', () => {
    expect(parseBrand('#ffff00')?.light.main).toMatch(/^#(\w\w)\1(?!\1)00$/);
  });

  it.each(['', 'constructor', '#fff', '#12AB9F', 'red; }', '#12ab9f '])(
    'is refused when it is %j',
    (brand) => {
      expect(() => parseBrand(brand)).toThrow(DocsError);
    },
  );
});

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b].map(luminance).toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('each color that is offered', () => {
  // The pages of Material UI's two schemes.
  it.each(Object.entries(BRANDS))('%s can be read as text on its page', (_, { light, dark }) => {
    expect(contrast(light, '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast(dark, '#121212')).toBeGreaterThan(4.5);
  });
});
