/*
 * Who comes back from a demo is where they left: the gallery is longer than the page that the browser finds again, so it
 * cannot do that by itself.
 */

/** A card that the reader has followed. */
interface Followed {
  /** Of the entry of the history that it was followed from. */
  key: string;
  card: string;
  /** Where it stood in the window, in CSS pixels. */
  top: number;
}

let followed: Followed | undefined;

/** What the router calls the present entry of the history; undefined where there is no router. */
function entryKey(): string | undefined {
  const { key } = (history.state ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** Notes which card the reader follows. */
export function leaveBy(card: string, top: number): void {
  const key = entryKey();
  followed = key === undefined ? undefined : { key, card, top };
}

/** The card that was followed from this entry of the history, if the reader has come back to it. */
export function comeBack(): { card: string; top: number } | undefined {
  return followed !== undefined && followed.key === entryKey() ? followed : undefined;
}
