const INTERACTIVE =
  'button, a, input, [role="button"], [role="combobox"], [role="menuitem"], [tabindex]';

/**
 * Does to an element what a pointer does that comes, presses and lets go. The inspector lets it pass, for a reader's own
 * pointer makes trusted events.
 * @param pointed what the reader has pointed at, inside of the element or not.
 */
export function press(element: Element, pointed: Element | undefined): void {
  const target = targetOf(element, pointed);
  const box = target.getBoundingClientRect();
  const at = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    clientX: box.left + box.width / 2,
    clientY: box.top + box.height / 2,
  };
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  for (const type of ['pointerover', 'pointermove']) {
    target.dispatchEvent(new PointerEvent(type, pointer));
  }
  for (const type of ['mouseover', 'mousemove']) target.dispatchEvent(new MouseEvent(type, at));
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', at));
  target.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
}

/** What is pressed: the control that was pointed at, else the element when it is one, else the first in it. */
function targetOf(element: Element, pointed: Element | undefined): Element {
  const control = pointed?.closest(INTERACTIVE);
  if (control != null && element.contains(control)) return control;
  if (element.matches(INTERACTIVE)) return element;
  return element.querySelector(INTERACTIVE) ?? element;
}
