import { HEADER_ID } from '../shell/names.ts';
import type { Candidate } from './candidates.ts';

/**
 * Scrolls an element clear of the header and of a panel that lies over the foot of the window.
 * @returns whether a panel that stands beside the page covers it all the same, and should go to the other side.
 */
export function bringIntoView(element: Candidate, panel: HTMLElement): boolean {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const root = document.documentElement;
  const cover = panel.getBoundingClientRect();
  const isFoot = cover.width >= root.clientWidth;
  const box = element.getBoundingClientRect();
  const top = document.getElementById(HEADER_ID)?.getBoundingClientRect().bottom ?? 0;
  const bottom = isFoot ? cover.top : root.clientHeight;
  if (box.top < top || box.bottom > bottom) {
    const spare = Math.max(0, (bottom - top - box.height) / 2);
    scrollBy({ top: box.top - top - spare });
  }
  const now = element.getBoundingClientRect();
  const middle = { x: now.left + now.width / 2, y: now.top + now.height / 2 };
  const isUnder =
    middle.x > cover.left &&
    middle.x < cover.right &&
    middle.y > cover.top &&
    middle.y < cover.bottom;
  return !isFoot && isUnder;
}
