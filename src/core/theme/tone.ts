/** WCAG 2.2, Contrast (Minimum). */
const LEAST_CONTRAST = 4.5;

/** The background with the least contrast that demos write on: a hovered row; a menu that stands above a dark page. */
const BACKGROUNDS = { light: '#f2f2f2', dark: '#303030' } as const;

/** Steps from a color to black or white; the eye sees none. */
const STEPS = 100;

type Rgb = [number, number, number];

/**
 * The tone of a color that is readable as text in a scheme: the color itself, or as little darker or lighter as it
 * takes.
 * @param color `#rrggbb`.
 */
export function readableTone(color: string, scheme: 'light' | 'dark'): string {
  const from = parse(color);
  const background = luminance(parse(BACKGROUNDS[scheme]));
  const end = scheme === 'light' ? 0 : 255;
  for (let step = 0; step < STEPS; step += 1) {
    const share = step / STEPS;
    const tone = from.map((value) => Math.round(value + (end - value) * share)) as Rgb;
    if (contrast(luminance(tone), background) >= LEAST_CONTRAST) return print(tone);
  }
  return print([end, end, end]);
}

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const print = (rgb: Rgb): string =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
