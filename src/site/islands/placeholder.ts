import type { IslandName } from '#core/islands.ts';

/** An element of the static page that an island takes over. */
export interface Placeholder {
  name: IslandName;
  element: HTMLElement;
  /** What the server or the compiler has put there: it works as it stands until the island does. */
  written: readonly ChildNode[];
  /** What the reader did there while the island was on its way. */
  held?: Event;
  /** The island has taken over. */
  standing?: true;
  /** Its code has not come: nothing is held any more. */
  failed?: true;
}

/** The way from a placeholder to an element inside of it: which child at each level. Empty for the placeholder itself. */
function pathTo(place: HTMLElement, element: Element): number[] {
  const path: number[] = [];
  for (let at = element; at !== place && at.parentElement !== null; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/** The element at the end of a path, as far as it leads through elements of the same kind. */
function follow(place: HTMLElement, path: readonly number[]): Element {
  return path.reduce<Element>((at, index) => at.children[index] ?? at, place);
}

const isHeldIn = (place: HTMLElement, target: EventTarget | null): target is Element =>
  target instanceof Element && place.contains(target);

/** Does to the island what the reader did to its placeholder. A touch is followed by its click, which is held instead. */
function replay(event: Event, target: Element): void {
  if (event.type === 'click' && target instanceof HTMLElement) target.click();
  else if (event instanceof KeyboardEvent || event instanceof PointerEvent) {
    const Copied = event.constructor as new (type: string, init: object) => Event;
    target.dispatchEvent(new Copied(event.type, event));
  }
}

/**
 * Takes the written content away in the frame in which the island stands, so that nothing moves; hands the focus and
 * the held event on to what stands there now. An island draws what was written, in the same structure.
 */
export function takeOver(placeholder: Placeholder): void {
  const { element: place, written, held, standing } = placeholder;
  if (standing === true) return;
  placeholder.standing = true;
  const focused = document.activeElement;
  const focusPath = isHeldIn(place, focused) ? pathTo(place, focused) : undefined;
  const heldPath =
    held !== undefined && isHeldIn(place, held.target) ? pathTo(place, held.target) : undefined;
  for (const node of written) node.remove();
  delete placeholder.held;
  if (focusPath !== undefined) {
    const next = follow(place, focusPath);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
  if (held === undefined || heldPath === undefined) return;
  const target = follow(place, heldPath);
  // Once its effects have run, too.
  setTimeout(() => replay(held, target));
}

/**
 * The island does not come: a press that was held goes to what is written there, which does what it can, such as
 * sending a form.
 * @returns whether a form was sent.
 */
export function goWithout(placeholder: Placeholder): boolean {
  const { held } = placeholder;
  placeholder.failed = true;
  delete placeholder.held;
  if (held?.type !== 'click' || !(held.target instanceof HTMLElement)) return false;
  held.target.click();
  const button = held.target.closest('button');
  return button?.type === 'submit' && button.form !== null;
}
