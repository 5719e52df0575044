import { DRAWN, type DrawnSize } from '#core/page/drawnSizes.ts';
import { classesOf, hasClass, hasOneOf } from './classes.ts';
import type { Rules } from './rules.ts';
import type { TextMeasure } from './textWidth.ts';

/*
 * As much layout as grids and charts ask for: widths that follow from those around them, heights that are written down.
 * What a browser would find out by drawing (wrapped text, shrunken boxes) is not in it.
 */

/** A grid's own frame, and the bars above and below its rows with their borders, in CSS pixels. */
const GRID_BORDERS = 2;
const GRID_BAR = 53;
const GRID_BARS = [
  'MuiDataGrid-footerContainer',
  'MuiDataGrid-toolbar',
  'MuiDataGrid-toolbarContainer',
];
/** Beside the text of an entry of a legend: its mark, the gap, and the margins of the legend. */
const LEGEND_MARK = 14 + 8 + 16;

const px = (text: string): number | undefined =>
  /^-?[\d.]+(?:px)?$/.test(text.trim()) ? Number.parseFloat(text) : undefined;

function lengthOf(text: string, whole: () => number): number | undefined {
  if (text.trim().endsWith('%')) return (Number.parseFloat(text) / 100) * whole();
  if (text.trim().endsWith('rem')) return Number.parseFloat(text) * 16;
  return text === '' ? undefined : px(text);
}

/** Of Material UI's theme, in CSS pixels. It writes what `sx` says as a variable. */
const SPACING = 8;

/** `calc(2 * var(--mui-spacing))` → `16px` */
export const withSpacing = (value: string): string =>
  value.replace(
    /calc\(([-\d.]+) \* var\(--mui-spacing(?:, 8px)?\)\)|var\(--mui-spacing(?:, 8px)?\)/g,
    (_, times: string | undefined) => `${Number(times ?? 1) * SPACING}px`,
  );

/** A track of a fixed width in CSS pixels, or one that takes a part of what is left. */
type Track = { px: number } | { fr: number };

/** The columns beside each other in `190px minmax(0, 1fr)`; undefined for those that depend on what is in them. */
export function tracksOf(columns: string): Track[] | undefined {
  const tracks = [...columns.matchAll(/[^\s(]+(?:\([^)]*\))?/g)].map(
    ([text]): Track | undefined => {
      const [, fixed] = /^([\d.]+)px$/.exec(text) ?? [];
      const [, part] = /^(?:minmax\(0(?:px)?,\s*)?([\d.]+)fr\)?$/.exec(text) ?? [];
      if (fixed !== undefined) return { px: Number(fixed) };
      return part === undefined ? undefined : { fr: Number(part) };
    },
  );
  const known = tracks.filter((track) => track !== undefined);
  const isBoth = known.some((track) => 'px' in track) && known.some((track) => 'fr' in track);
  return known.length === tracks.length && isBoth ? known : undefined;
}

/** As many columns of one width as there is room for. */
const FITTING = /^repeat\(auto-(fit|fill),\s*minmax\(([\d.]+)px,\s*1fr\)\)$/;

interface Row {
  /** Of the grid, and of the gap between its columns, in CSS pixels. */
  width: number;
  gap: number;
  /** How many children share it. */
  children: number;
}

/** The width of each column of `repeat(auto-fit, minmax(200px, 1fr))`; undefined for other columns. */
export function fittingColumn(columns: string, { width, gap, children }: Row): number | undefined {
  const [, kind, least] = FITTING.exec(columns.trim()) ?? [];
  if (least === undefined) return undefined;
  const room = Math.max(1, Math.floor((width + gap) / (Number(least) + gap)));
  // Columns without a child are none with `auto-fit`.
  const count = kind === 'fit' ? Math.min(room, children) : room;
  return (width - gap * (count - 1)) / count;
}

/** A child of a grid in all of its columns. */
const IN_ALL_COLUMNS = /^1\s*\/\s*-1$/;

/** What a picture is laid out in. Lengths are CSS pixels. */
interface Surroundings {
  /** Of the demo. */
  width: number;
  /** Of the window around it. */
  windowWidth: number;
  /** The width and height that a browser gives to what is drawn in it, as far as they were measured. */
  drawn?: readonly DrawnSize[] | undefined;
}

export class Layout {
  readonly #rules: Rules;
  readonly #text: TextMeasure;
  /** The element that has the width of the stage. */
  #root: Element | undefined;
  #width = 0;
  #windowWidth = 0;
  #drawn: readonly DrawnSize[] = [];

  constructor(rules: Rules, text: TextMeasure) {
    this.#rules = rules;
    this.#text = text;
  }

  begin(root: Element, { width, windowWidth, drawn = [] }: Surroundings): void {
    this.#root = root;
    this.#width = width;
    this.#windowWidth = windowWidth;
    this.#drawn = drawn;
  }

  /** What a browser has measured of an element; undefined unless the demo draws as many of them as it did there. */
  #measured(element: Element): DrawnSize | undefined {
    if (this.#drawn.length === 0 || !element.matches(DRAWN)) return undefined;
    const all = [...(this.#root?.querySelectorAll(DRAWN) ?? [])];
    return all.length === this.#drawn.length ? this.#drawn[all.indexOf(element)] : undefined;
  }

  style(element: Element, property: string): string {
    const widths = { window: this.#windowWidth, stage: this.#width };
    return withSpacing(this.#rules.styleOf(element, property, widths));
  }

  /** Padding and borders of two opposite sides. */
  #insets(element: Element, sides: readonly [string, string]): number {
    const border = /^([\d.]+)px/.exec(this.style(element, 'border'))?.[1] ?? '0';
    const paddings = this.style(element, 'padding').split(/\s+/);
    const [block = '0', inline = block] = paddings;
    const usual = sides[0] === 'left' ? inline : block;
    return sides.reduce((sum, side) => {
      const own = this.style(element, `padding-${side}`);
      return sum + Number(border) + (px(own === '' ? usual : own) ?? 0);
    }, 0);
  }

  #contentWidth(element: Element | null): number {
    if (element === null || element === this.#root) return this.#width;
    return this.width(element) - this.#insets(element, ['left', 'right']);
  }

  /** The width of an element with its padding and borders, in CSS pixels. */
  width(element: Element): number {
    if (element === this.#root || !this.#root?.contains(element)) return this.#width;
    const measured = this.#measured(element);
    if (measured !== undefined) return measured[0];
    const { parentElement: parent } = element;
    if (hasClass(element, 'MuiDataGrid-main') && parent !== null)
      return this.width(parent) - this.#gridBorders(parent);
    const whole = (): number => this.#contentWidth(parent);
    const written = lengthOf(this.style(element, 'width'), whole) ?? this.#iconButton(element);
    let width = written ?? (parent === null ? whole() : this.#share(element, parent));
    if (element.localName === 'svg') width = Math.min(width, whole() - this.#legendBeside(element));
    const most = lengthOf(this.style(element, 'max-width'), whole);
    const least = lengthOf(this.style(element, 'min-width'), whole);
    return Math.max(Math.min(width, most ?? Infinity), least ?? 0);
  }

  /** The frame of the grid around an element; a theme may take it away. */
  #gridBorders(inside: Element): number {
    const grid = inside.closest('.MuiDataGrid-root') ?? inside;
    return /^(?:0|none)/.test(this.style(grid, 'border')) ? 0 : GRID_BORDERS;
  }

  /** A button around an icon, as wide as that and its padding. */
  #iconButton(element: Element): number | undefined {
    const icon = element.localName === 'button' ? element.firstElementChild : null;
    if (icon?.localName !== 'svg' || element.textContent !== '') return undefined;
    const size = lengthOf(this.style(icon, 'font-size'), () => 0) ?? 24;
    return size + this.#insets(element, ['left', 'right']);
  }

  /** What a child has of its parent's width: all of it, or its part of a row. */
  #share(element: Element, parent: Element): number {
    const whole = this.#contentWidth(parent);
    if (this.style(parent, 'display').includes('grid')) return this.#column(element, parent, whole);
    const isRow =
      this.style(parent, 'display').includes('flex') &&
      !this.style(parent, 'flex-direction').includes('column');
    if (!isRow) return whole;
    const gap = px(this.style(parent, 'gap')) ?? px(this.style(parent, 'column-gap')) ?? 0;
    const siblings = [...parent.children].filter(
      (child) => this.style(child, 'position') !== 'absolute',
    );
    const fixed = siblings
      .filter((child) => child !== element)
      .map((child) => lengthOf(this.style(child, 'width'), () => whole));
    const growing = fixed.filter((width) => width === undefined).length + 1;
    const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    return (whole - taken - gap * (siblings.length - 1)) / growing;
  }

  /** The width of the column that a child of a grid is in. */
  #column(element: Element, parent: Element, whole: number): number {
    const columns = this.style(parent, 'grid-template-columns');
    const isWide = (child: Element): boolean =>
      IN_ALL_COLUMNS.test(this.style(child, 'grid-column').trim());
    if (isWide(element)) return whole;
    const gap = px(this.style(parent, 'gap')) ?? px(this.style(parent, 'column-gap')) ?? 0;
    const children = parent.children.length;
    const fitting = fittingColumn(columns, { width: whole, gap, children });
    if (fitting !== undefined) return fitting;
    const tracks = tracksOf(columns);
    if (tracks === undefined) return whole;
    let place = 0;
    for (const child of parent.children) {
      if (child === element) break;
      place = isWide(child) ? 0 : (place + 1) % tracks.length;
    }
    const track = tracks[place] ?? { fr: 1 };
    if ('px' in track) return track.px;
    const fixed = tracks.reduce((sum, one) => sum + ('px' in one ? one.px : 0), 0);
    const parts = tracks.reduce((sum, one) => sum + ('fr' in one ? one.fr : 0), 0);
    return ((whole - fixed - gap * (tracks.length - 1)) * track.fr) / parts;
  }

  /** The width that a legend to the side of a chart takes from it. */
  #legendBeside(svg: Element): number {
    const wrapper = svg.parentElement;
    if (wrapper === null) return 0;
    const columns = this.style(wrapper, 'grid-template-columns').trim();
    if (!/^(?:auto \S+|\S+ auto)$/.test(columns)) return 0;
    const labels = [...wrapper.querySelectorAll('.MuiChartsLegend-label')];
    const widths = labels.map(({ textContent }) => this.textWidth(textContent ?? '', 12, 0.4));
    return widths.length === 0 ? 0 : Math.max(...widths) + LEGEND_MARK;
  }

  textWidth(text: string, size: number, spacing: number): number {
    return this.#text.width(text, size) + spacing * text.length;
  }

  /** The height of an element in CSS pixels, as far as it is written down. */
  height(element: Element): number {
    if (element === this.#root || !this.#root?.contains(element)) return 0;
    const measured = this.#measured(element);
    if (measured !== undefined) return measured[1];
    const { parentElement: parent } = element;
    if (hasClass(element, 'MuiDataGrid-main') && parent !== null)
      return this.#rowsHeight(element, parent);
    const written = lengthOf(this.style(element, 'height'), () =>
      parent === null ? 0 : this.height(parent),
    );
    const least = lengthOf(this.style(element, 'min-height'), () => 0) ?? 0;
    return Math.max(written ?? 0, least);
  }

  #rowsHeight(main: Element, grid: Element): number {
    const outer =
      this.height(grid) || (grid.parentElement === null ? 0 : this.height(grid.parentElement));
    if (outer === 0) return this.#naturalHeight(main);
    const bars = [...grid.children].filter((child) => hasOneOf(classesOf(child), GRID_BARS));
    return outer - this.#gridBorders(grid) - bars.length * GRID_BAR;
  }

  /** A grid without a given height is as high as its rows. */
  #naturalHeight(main: Element): number {
    const content = main.querySelector('.MuiDataGrid-virtualScrollerContent');
    const header = main.querySelector<HTMLElement>('.MuiDataGrid-topContainer');
    const rows =
      content === null ? 0 : this.height(content) || (px(this.style(content, 'flex-basis')) ?? 0);
    return rows + (header === null ? 0 : 56);
  }
}
