import { byAttribute, byClass } from '#markup/selectors.ts';

/** Where the browser keeps that single letters are no shortcuts. */
const KEY = 'docs-single-keys';
const OFF = 'off';

/** Where a key is a letter, or a demo's own. */
const TYPED_INTO = [
  'input, textarea, select, [contenteditable]',
  byAttribute('data-stage'),
  byClass('playground-stage'),
].join();

/** Whether what an event is about matches the selector, or lies in what does. */
export const isAt = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key without others is a shortcut where it was pressed. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  hasSingleKeys() && !isAt(event, TYPED_INTO);

let isOff: boolean | undefined;

/** Whether single letters are shortcuts: a reader who speaks to the computer has none to spare (WCAG, 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    isOff ??= localStorage.getItem(KEY) === OFF;
  } catch {
    isOff = false; // storage is blocked: what is chosen lasts as long as the page
  }
  return !isOff;
}

export function setSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // storage is blocked or full: the choice lasts as long as the page
  }
}
