import { LARGEST_FIT, LAID_OUT_PX, SEEN_PX, SMALLEST_FIT } from './pictureSheet.ts';

/** A box in the coordinates of a picture that is not scaled, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a picture is put into its card: scaled about its corner, then moved. */
export interface Fit {
  scale: number;
  /** Where its left and upper edge come to, in CSS pixels of a card as wide as demos are laid out. */
  left: number;
  top: number;
}

/**
 * Puts what there is to see into the middle of a card: larger when it is small, smaller when it is high. What is still too
 * high begins at the upper edge, and its lower end is cut off.
 */
export function fitBox({ left, top, width, height }: Box): Fit {
  const room = Math.min(LAID_OUT_PX / Math.max(1, width), SEEN_PX / Math.max(1, height));
  const scale = Math.min(LARGEST_FIT, Math.max(SMALLEST_FIT, room));
  const leftover = LAID_OUT_PX - width * scale;
  return {
    scale,
    left: Math.max(0, leftover / 2) - left * scale,
    top: Math.max(0, (SEEN_PX - height * scale) / 2) - top * scale,
  };
}

/** Elements that are seen themselves, whatever is in them. */
const DRAWN = 'svg, fieldset, input, button, textarea, hr, img, [role="grid"]';

/** More of them fill their card anyway, as grids do. */
const FEW = 300;

/** What there is to see in a picture: text, and what is drawn. */
export function contentBox(root: HTMLElement): Box {
  const whole = root.getBoundingClientRect();
  // The picture may be scaled already.
  const scale = whole.width / LAID_OUT_PX || 1;
  const all: Box = { left: 0, top: 0, width: LAID_OUT_PX, height: whole.height / scale };
  const elements = root.querySelectorAll('*');
  if (elements.length > FEW) return all;
  const rects = [...elements].flatMap((element) => seenOf(element));
  if (rects.length === 0) return all;
  const left = Math.max(whole.left, Math.min(...rects.map((rect) => rect.left)));
  const top = Math.max(whole.top, Math.min(...rects.map((rect) => rect.top)));
  const right = Math.min(whole.right, Math.max(...rects.map((rect) => rect.right)));
  const bottom = Math.min(whole.bottom, Math.max(...rects.map((rect) => rect.bottom)));
  return {
    left: (left - whole.left) / scale,
    top: (top - whole.top) / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
}

function seenOf(element: Element): DOMRect[] {
  if (element.matches(DRAWN)) return [element.getBoundingClientRect()].filter(isSeen);
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range.getBoundingClientRect()].filter(isSeen);
  });
}

/** Text for screen readers alone is a pixel large. */
const isSeen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
