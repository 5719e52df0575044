/*
 * How far apart two colors are to people who see them differently, and the contrast of WCAG. Colors are `#rrggbb`.
 *
 * The three kinds of color blindness are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
 * Simulation of Color Vision Deficiency" (2009), at their full severity, in linear RGB. Distances are those of OKLab.
 */

type Triple = readonly [number, number, number];

const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

export type Sight = keyof typeof SIGHTS;

/** The default palette of the charts has 0.16 between its first four colors, and 0.05 as soon as the fifth is there. */
const CLEARLY_APART = 0.1;

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (row: Triple, [r, g, b]: Triple): number => row[0] * r + row[1] * g + row[2] * b;

function seen(hex: string, sight: Sight): Triple {
  const color = linear(hex);
  const [r, g, b] = SIGHTS[sight];
  const inGamut = (value: number): number => Math.min(1, Math.max(0, value));
  return [inGamut(dot(r, color)), inGamut(dot(g, color)), inGamut(dot(b, color))];
}

function oklab(color: Triple): Triple {
  const cones: Triple = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], color)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], color)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], color)),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** From 0 for the same color to 1 for black and white. */
export function distance(a: string, b: string, sight: Sight): number {
  const [l1, a1, b1] = oklab(seen(a, sight));
  const [l2, a2, b2] = oklab(seen(b, sight));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** The kinds of sight to which two colors look nearly the same. */
export const alikeTo = (a: string, b: string): Sight[] =>
  (Object.keys(SIGHTS) as Sight[]).filter((sight) => distance(a, b, sight) < CLEARLY_APART);

function luminance(hex: string): number {
  return dot([0.2126, 0.7152, 0.0722], linear(hex));
}

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
