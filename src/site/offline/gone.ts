/* A part of the page's build could not be loaded: the site may have been published anew. */

let gone = false;
let tell = (): void => undefined;

/** Says that a part is missing. Whoever can help is loaded when the page is quiet. */
export function sayGone(): void {
  gone = true;
  tell();
}

/** Calls `help` when a part is missing, also for one that was missed before. */
export function helpGone(help: () => void): void {
  tell = help;
  if (gone) help();
}
