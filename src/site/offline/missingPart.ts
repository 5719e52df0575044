/* A part of the page's build could not be loaded: the site may have been published anew. */

let isMissing = false;
let tell = (): void => undefined;

/** Says that a part is missing. Whoever can help is loaded when the page is quiet. */
export function reportMissing(): void {
  isMissing = true;
  tell();
}

/** Calls `help` when a part is missing, also for one that was missed before. */
export function onMissing(help: () => void): void {
  tell = help;
  if (isMissing) help();
}
