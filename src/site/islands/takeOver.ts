import type { Placeholder } from './placeholder.ts';

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

const isIn = (place: HTMLElement, target: EventTarget | null): target is Element =>
  target instanceof Element && place.contains(target);

/** What lies where the reader has pressed, as far as it is the island's; the page may have been scrolled since. */
function elementUnder(event: MouseEvent, place: HTMLElement): Element | undefined {
  const [x, y] = [event.pageX - scrollX, event.pageY - scrollY];
  const found = document.elementFromPoint(x, y);
  return found !== null && found !== place && place.contains(found) ? found : undefined;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** What an event of a press has at the point where the reader has pressed; the page may have been scrolled since. */
const atPoint = ({ detail, pageX, pageY }: MouseEvent): MouseEventInit => ({
  bubbles: true,
  cancelable: true,
  composed: true,
  view: window,
  detail,
  clientX: pageX - scrollX,
  clientY: pageY - scrollY,
});

/** A press as a mouse makes it: some controls open when it goes down. */
function press(target: Element, event: MouseEvent): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    const goesOn = target.dispatchEvent(new Kind(type, atPoint(event)));
    if (type !== 'mousedown' || !goesOn) continue;
    const focusable = target.closest<HTMLElement>(FOCUSABLE);
    focusable?.focus({ preventScroll: true });
  }
}

/** Does to the island what the reader did to its placeholder. A touch is followed by its click, which is held instead. */
function replay(event: Event, target: Element, pressedIn: HTMLElement | undefined): void {
  const isPress = event instanceof MouseEvent && event.type === 'click' && event.detail > 0;
  if (isPress && pressedIn !== undefined) {
    press(elementUnder(event, pressedIn) ?? target, event);
  } else if (isPress) target.dispatchEvent(new MouseEvent('click', atPoint(event)));
  else if (event.type === 'click' && target instanceof HTMLElement) target.click();
  else if (event instanceof KeyboardEvent || event instanceof PointerEvent) {
    const Copied = event.constructor as new (type: string, init: object) => Event;
    target.dispatchEvent(new Copied(event.type, event));
  }
}

/**
 * Takes the written content away in the frame in which the island stands, so that nothing moves, and hands the focus on
 * to what stands there now. An island draws what was written, in the same structure.
 * @param isMeasured what it draws may lie elsewhere than what was written: a press is done again at the same point.
 * @returns what does the held events there, in order; call it once the effects of the island have run.
 */
export function takeOver(placeholder: Placeholder, isMeasured = false): () => Promise<void> {
  const { element: place, written, held, standing } = placeholder;
  if (standing === true) return async () => undefined;
  placeholder.standing = true;
  const focused = document.activeElement;
  const focusPath = isIn(place, focused) ? pathTo(place, focused) : undefined;
  const heldPaths = held.flatMap((event) =>
    isIn(place, event.target) ? [{ event, path: pathTo(place, event.target) }] : [],
  );
  // What is laid out unseen cannot have the focus; what is removed cannot keep it.
  place.removeAttribute('aria-busy');
  for (const node of written) node.remove();
  placeholder.held = [];
  if (focusPath !== undefined) {
    const next = follow(place, focusPath);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
  return async () => {
    // Held keys have not moved the focus, so they all went to one element. Each belongs where the key before it moves the focus.
    const movedTo = new Map<string, Element>();
    for (let next = heldPaths.shift(); next !== undefined; next = heldPaths.shift()) {
      const { event, path } = next;
      const from = path.join();
      const isKey = event instanceof KeyboardEvent;
      const moved = isKey ? movedTo.get(from) : undefined;
      const before = document.activeElement;
      replay(event, moved ?? follow(place, path), isMeasured ? place : undefined);
      // React draws what came of it.
      await Promise.resolve();
      const after = document.activeElement;
      if (isKey && after !== before && isIn(place, after)) movedTo.set(from, after);
    }
  };
}
