/** Where the browser keeps that single letters are no shortcuts. */
const KEY = 'docs-single-keys';
const OFF = 'off';

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
