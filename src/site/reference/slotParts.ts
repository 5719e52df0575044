import { LIT_ATTRIBUTE, MORE_ATTRIBUTE, PART_ATTRIBUTE } from '#core/slotFigures.ts';
import { byClass } from '#markup/selectors.ts';

/** A slot that a figure shows, in the page. */
interface ShownSlot {
  /** Its name below the picture, a link to its row. */
  link: HTMLAnchorElement;
  row: HTMLElement | null;
}

/** The slots of a figure by their numbers, and the list that has the figure and all rows. */
export interface ShownSlots {
  list: HTMLElement;
  byNumber: ReadonlyMap<string, ShownSlot>;
}

/** @param place the placeholder of the figure's picture. */
export function slotsOf(place: HTMLElement): ShownSlots {
  const links = place.parentElement?.querySelectorAll<HTMLAnchorElement>('ol a') ?? [];
  const slots = [...links].map((link, i): [string, ShownSlot] => [
    String(i + 1),
    { link, row: document.getElementById(decodeURIComponent(link.hash.slice(1))) },
  ]);
  const list = place.closest<HTMLElement>(byClass('api-list')) ?? place;
  return { list, byNumber: new Map(slots) };
}

/** The number of the slot whose name or row an element is in. */
export function numberOf({ byNumber }: ShownSlots, target: EventTarget | null): string | undefined {
  if (!(target instanceof Node)) return undefined;
  return [...byNumber].find(
    ([, { link, row }]) => link.contains(target) || row?.contains(target) === true,
  )?.[0];
}

/** The number of the slot that the reader has reached already. */
export const reachedNumber = (slots: ShownSlots): string | undefined =>
  numberOf(slots, [...slots.list.querySelectorAll(':hover')].at(-1) ?? null) ??
  numberOf(slots, document.activeElement);

/** Lights up the name and the row of one slot. */
export function lightElements({ byNumber }: ShownSlots, lit: string | undefined): void {
  for (const [number, { link, row }] of byNumber) {
    link.toggleAttribute(LIT_ATTRIBUTE, number === lit);
    row?.toggleAttribute(LIT_ATTRIBUTE, number === lit);
  }
}

const PARTS = `[${PART_ATTRIBUTE}], [${MORE_ATTRIBUTE}]`;

const labelOf = (part: Element): string | null =>
  part.getAttribute(PART_ATTRIBUTE) ?? part.getAttribute(MORE_ATTRIBUTE);

/** Lights up the parts of one slot in a picture. */
export function lightParts(picture: ParentNode, lit: string | undefined): void {
  for (const part of picture.querySelectorAll(PARTS)) {
    part.toggleAttribute(LIT_ATTRIBUTE, labelOf(part) === lit);
  }
}

/** The number of the smallest part at a point of the window. */
export function numberAt(picture: ParentNode, x: number, y: number): string | undefined {
  const hits = [...picture.querySelectorAll(PARTS)].flatMap((part) => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    const isHit = x >= left && x <= right && y >= top && y <= bottom;
    return isHit ? [{ label: labelOf(part), area: width * height }] : [];
  });
  return hits.toSorted((a, b) => a.area - b.area)[0]?.label ?? undefined;
}
