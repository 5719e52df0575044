import { DocsError } from '../errors.ts';
import { isLegal } from '../preferences/preferences.ts';
import { readableTone } from './tone.ts';

/*
 * The theme of demos, as far as a reader can bend it. The rules for what is no color and no scheme are those of the
 * documented library's own site (shared BEHAVIOUR, Preferences and storage).
 */

/** One color of a palette, as a theme takes it. */
export interface PaletteColor {
  main: string;
}

/** The colors of demos that are offered by name; `default` is the library's own. Each is readable as text on its page. */
export const BRANDS = {
  teal: { light: '#0a6470', dark: '#5cc3cc' },
  plum: { light: '#7a3e8e', dark: '#cf9fdc' },
  rust: { light: '#9a4a1c', dark: '#eda77c' },
} as const satisfies Record<string, Record<'light' | 'dark', string>>;

/**
 * A color of a palette from outside.
 * @param name its place in the palette: `primary`.
 * @throws DocsError when `main` is missing or no text.
 */
export function parsePaletteColor(name: string, value: unknown): PaletteColor {
  const main: unknown =
    typeof value === 'object' && value !== null && 'main' in value ? value.main : undefined;
  if (typeof main === 'string' && main !== '') return { main };
  const given = JSON.stringify(value) ?? String(value);
  throw new DocsError(
    `The palette color "${name}" has no text as its main: ${given}.`,
    'Give it one, such as { main: "#0a6470" }.',
  );
}

/**
 * The primary color of each scheme for a reader's choice; undefined for the library's own. A color of the reader's own
 * is taken as it is where it can be read as text, else in the nearest tone that can: links and buttons are written in it.
 * @throws DocsError for what is neither a name nor a color.
 */
export function parseBrand(brand: string): Record<'light' | 'dark', PaletteColor> | undefined {
  if (brand === 'default') return undefined;
  const named = Object.entries(BRANDS).find(([name]) => name === brand)?.[1];
  // As `<input type="color">` gives it.
  const own = brand.startsWith('#') && isLegal('brand', brand) ? brand : undefined;
  const { light, dark } = named ?? {
    light: own && readableTone(own, 'light'),
    dark: own && readableTone(own, 'dark'),
  };
  return {
    light: parsePaletteColor(`primary of ${brand}`, { main: light }),
    dark: parsePaletteColor(`primary of ${brand}`, { main: dark }),
  };
}
