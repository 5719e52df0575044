import type { Page } from 'puppeteer-core';

/** How an element of a page looks: what it says, and what the browser has made of its styles. */
export interface Look {
  what: string;
  /** From the window's left edge, and sizes, in CSS pixels. */
  x: number;
  width: number;
  height: number;
  /** Computed values, as browsers print them. */
  style: Record<string, string>;
}

/** What an article is made of. Lists and definitions are as high as what is in them. */
const COMPARED = 'h1, h2, h3, h4, p, li, dt, dd, table, pre, summary, button, a, [data-stage]';

/** Advertisements come by chance; how a live demo looks is seen in pictures. */
const LEFT_OUT = '.ad-rail, [data-stage] *';

/** As many elements as several screens have. */
const MOST = 400;

/** The looks of what a page shows, in its order. */
export const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(
    (compared, leftOut, most) => {
      const looks: Look[] = [];
      for (const element of document.querySelectorAll(`:is(header, main) :is(${compared})`)) {
        if (looks.length === most) break;
        const { x, width, height } = element.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && element.checkVisibility();
        if (!isSeen || element.closest(leftOut) !== null) continue;
        const {
          color,
          backgroundColor,
          display,
          fontFamily,
          fontSize,
          fontWeight,
          textDecoration,
        } = getComputedStyle(element);
        const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
        const style = { color, backgroundColor, display, fontSize, fontWeight, textDecoration };
        looks.push({
          what: `${element.localName} “${text}”`,
          x,
          width,
          height,
          // Only one of them prints quotes.
          style: { ...style, fontFamily: fontFamily.replaceAll('"', '') },
        });
      }
      return looks;
    },
    COMPARED,
    LEFT_OUT,
    MOST,
  );

/** Letters are as wide in both, but for fractions, which add up in a line, and in the columns of a table. */
const WIDTH_PX = 2;
const WIDTH_SHARE = 0.015;

/** A word may stand on the next line. */
const LINE_PX = 28;

/**
 * What differs between the looks of a page in two browsers, in words.
 * @returns an empty list where a reader would see no difference.
 */
export function differencesOfLooks(one: readonly Look[], other: readonly Look[]): string[] {
  const found: string[] = [];
  for (const [at, look] of one.entries()) {
    const counterpart = other[at];
    if (counterpart?.what !== look.what) {
      // All that follows is out of step.
      return [...found, `${look.what}: the other has ${counterpart?.what ?? 'nothing more'}`];
    }
    const say = (name: string, a: number | string, b: number | string): void => {
      found.push(`${look.what}: ${name} ${a}, not ${b}`);
    };
    // What runs in a line goes where the words before it end.
    const measured = look.style['display'] === 'inline' ? [] : (['x', 'width', 'height'] as const);
    for (const name of measured) {
      const [a, b] = [look[name], counterpart[name]];
      const most = name === 'height' ? LINE_PX : WIDTH_PX + WIDTH_SHARE * b;
      if (Math.abs(a - b) > most) say(name, a, b);
    }
    for (const [name, a] of Object.entries(look.style)) {
      const b = counterpart.style[name] ?? '';
      if (a !== b) say(name, a, b);
    }
  }
  const more = other[one.length];
  return more === undefined ? found : [...found, `nothing more: the other has ${more.what}`];
}
