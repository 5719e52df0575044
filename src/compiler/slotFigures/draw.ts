import { JSDOM } from 'jsdom';
import { PICTURE_ROOT } from '#core/demoGallery/demos.ts';
import {
  MORE_ATTRIBUTE,
  PART_ATTRIBUTE,
  printFigure,
  type FigureSize,
  type SlotFigure,
} from '#core/slotFigures.ts';
import type { Preview } from '../demos/runDemos.ts';
import { pagePictures } from '../galleries/pagePictures.ts';
import { figureCss } from './figureCss.ts';
import { number } from './number.ts';

/** A figure as it is drawn. */
export interface DrawnFigure {
  /** The file. */
  svg: string;
  /** The slots that are seen, in the order of their numbers. */
  slots: string[];
}

/**
 * Draws the figure of a component's slots from the picture of a demo.
 * @returns undefined when the demo has nothing of what the figure shows.
 */
export function drawFigure(
  { html, css }: Preview,
  { only, parts }: Pick<SlotFigure, 'only' | 'parts'>,
  size: FigureSize,
): DrawnFigure | undefined {
  const { css: rules, pictures } = pagePictures(new Map([['figure', { html, css }]]));
  const { window } = new JSDOM(
    `<div class="${PICTURE_ROOT}" dir="ltr"><div class="demo-preview">${pictures['figure'] ?? ''}</div></div>`,
  );
  const { document } = window;
  const picture = document.querySelector('.demo-preview');
  const root = picture?.parentElement;
  if (picture == null || root == null) return undefined;
  if (only !== undefined) {
    const shown = picture.querySelector(only);
    if (shown === null) return undefined;
    picture.replaceChildren(shown);
  }
  const slots = Object.keys(parts).filter(
    (slot) => picture.querySelector(parts[slot] ?? '') !== null,
  );
  slots.forEach((slot, at) => mark(picture, parts[slot] ?? '', String(at + 1)));
  silence(picture);
  for (const part of picture.querySelectorAll(`[${PART_ATTRIBUTE}]`)) {
    number(part, part.getAttribute(PART_ATTRIBUTE) ?? '', depthOf(part));
  }
  const printed = new window.XMLSerializer().serializeToString(root);
  return { svg: printFigure({ css: figureCss(size) + rules, html: printed }, size), slots };
}

/** What an element says, or does when it is pressed. */
const SPOKEN = /^(?:aria-|data-(?!part)|role$|tabindex$|contenteditable$|for$|href$)/;

/** Nobody presses or hears a figure. */
function silence(picture: Element): void {
  for (const element of picture.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (SPOKEN.test(name)) element.removeAttribute(name);
    }
  }
}

function mark(picture: Element, selector: string, label: string): void {
  const [first, ...more] = picture.querySelectorAll(selector);
  first?.setAttribute(PART_ATTRIBUTE, label);
  for (const element of more) element.setAttribute(MORE_ATTRIBUTE, label);
}

function depthOf(part: Element): number {
  const around = part.parentElement?.closest(`[${PART_ATTRIBUTE}]`);
  return around == null ? 0 : 1 + depthOf(around);
}
