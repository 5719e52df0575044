import { isSame, marked, parseStyle, printStyle, walk, type Branch, type Leaf } from './tree.ts';

/** Widths of a demo at which pictures are taken, in CSS pixels: on a phone of 390 px, between, and on a screen of 1440 px. */
export const WIDTHS: Widths = { narrow: 316, middle: 600, wide: 712 };

/** Those of a demo around which nothing is kept free: the padding of its stage is the demo's own (`demo.css`). */
export const WHOLE_WIDTHS: Widths = { narrow: 316 + 32, middle: 600 + 48, wide: 712 + 48 };

export interface Widths {
  narrow: number;
  middle: number;
  wide: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * A length as a share of the demo's width, from its lengths at the widths that pictures are taken at. Columns have a width
 * that they never fall below.
 */
function fluidLength({ narrow, middle, wide }: Widths, at: Widths): string {
  if (narrow === middle && middle === wide) return `${wide}px`;
  // It grows with the demo up to a limit, such as a box with a `max-width` and what fills it.
  if (middle === wide && narrow < wide) {
    return `min(${wide}px, 100cqi - ${round(at.narrow - narrow, 2)}px)`;
  }
  // It is narrower where there is room for more beside it: a line cannot follow it between, but meets both ends.
  if (wide < middle) return calc(lineThrough([at.narrow, narrow], [at.wide, wide]));
  const line = lineThrough([at.middle, middle], [at.wide, wide]);
  const atNarrow = line.base + (line.share / 100) * at.narrow;
  if (Math.abs(atNarrow - narrow) < 0.5) return calc(line);
  if (narrow > atNarrow) return `max(${narrow}px, ${print(line)})`;
  // It grows faster on the way to the middle, as what is beside it has reached its least width.
  return `min(${print(lineThrough([at.narrow, narrow], [at.middle, middle]))}, ${print(line)})`;
}

/** A length that grows with its container. */
interface Line {
  /** Of the container's width, in percent. */
  share: number;
  /** In CSS pixels. */
  base: number;
}

type Point = readonly [width: number, length: number];

function lineThrough([fromWidth, from]: Point, [toWidth, to]: Point): Line {
  const slope = (to - from) / (toWidth - fromWidth);
  return { share: round(slope * 100, 3), base: round(from - slope * fromWidth, 2) };
}

const print = ({ share, base }: Line): string =>
  base === 0 ? `${share}cqi` : `${share}cqi${base < 0 ? ' - ' : ' + '}${Math.abs(base)}px`;

const calc = (line: Line): string => (line.base === 0 ? print(line) : `calc(${print(line)})`);

/** A value of CSS in which only lengths differ. */
function fluidValue(narrow: string, middle: string, wide: string, widths: Widths): string {
  if (narrow === wide && middle === wide) return wide;
  const lengths = [narrow, middle, wide].map((value) =>
    [...value.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Number(length)),
  );
  const skeleton = (value: string): string => value.replace(/-?[\d.]+px/g, '#');
  if (skeleton(narrow) !== skeleton(wide) || skeleton(middle) !== skeleton(wide)) return wide;
  let at = -1;
  return wide.replace(/-?[\d.]+px/g, () => {
    at += 1;
    const [a, b, c] = lengths.map((each) => each[at] ?? 0);
    return fluidLength({ narrow: a ?? 0, middle: b ?? 0, wide: c ?? 0 }, widths);
  });
}

function fluidStyle(narrow: Branch, middle: Branch, wide: Branch, widths: Widths): string {
  const styles = [narrow, middle, wide].map(({ attributes }) => attributes['style'] ?? '');
  const [atNarrow, atMiddle, atWide = ''] = styles;
  if (atNarrow === atWide && atMiddle === atWide) return atWide;
  const [a, b, c] = styles.map(parseStyle);
  const merged = new Map<string, string>();
  for (const [name, value] of c ?? []) {
    merged.set(name, fluidValue(a?.get(name) ?? value, b?.get(name) ?? value, value, widths));
  }
  return printStyle(merged);
}

const isAlike = (one: Leaf, other: Leaf): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.tag === other.tag && one.children.length === other.children.length;

/**
 * One tree for all widths. Lengths become linear in the width of the demo; what is drawn to measure (an SVG), or has
 * other parts on a narrow screen, stands there twice, of which CSS shows one.
 * @param widths at which the trees were made.
 */
export function mergeWidths(narrow: Leaf, middle: Leaf, wide: Leaf, widths: Widths): Leaf[] {
  if (typeof narrow !== 'string' && typeof middle !== 'string' && typeof wide !== 'string') {
    if (isSame(narrow, wide)) return [wide];
    if (isAlike(narrow, wide) && isAlike(middle, wide) && wide.tag !== 'svg') {
      const style = fluidStyle(narrow, middle, wide, widths);
      const attributes = { ...wide.attributes, ...(style !== '' && { style }) };
      const children = wide.children.flatMap((child, i) =>
        mergeWidths(narrow.children[i] ?? '', middle.children[i] ?? '', child, widths),
      );
      return [{ tag: wide.tag, attributes, children }];
    }
  } else if (narrow === wide) return [wide];
  return [marked(wide, 'snapshot-wide'), marked(withoutIds(narrow, wide), 'snapshot-narrow')];
}

/**
 * An id that both have keeps its place in the wide one: a picture that is not shown still lends its gradients. Clip paths
 * are cut to measure, and get a name of their own.
 */
function withoutIds(narrow: Leaf, wide: Leaf): Leaf {
  const known = new Set<string>();
  walk(wide, ({ attributes }) => known.add(attributes['id'] ?? ''));
  const cut = new Set<string>();
  walk(narrow, ({ tag, attributes }) => {
    const id = attributes['id'] ?? '';
    if (known.has(id) && /^(?:clipPath|mask|linearGradient)$/.test(tag)) cut.add(id);
  });
  const rename = (value: string): string =>
    [...cut].reduce((text, id) => text.replaceAll(`url(#${id})`, `url(#${id}-narrow)`), value);
  const copy = (leaf: Leaf): Leaf => {
    if (typeof leaf === 'string') return leaf;
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(leaf.attributes)) {
      if (name !== 'id') attributes[name] = rename(value);
      else if (cut.has(value)) attributes['id'] = `${value}-narrow`;
      else if (!known.has(value)) attributes['id'] = value;
    }
    return { ...leaf, attributes, children: leaf.children.map(copy) };
  };
  return copy(narrow);
}
