import type { IslandName } from '#core/islands.ts';

/** An element of the static page that an island takes over, or the article whose elements it serves. */
export interface Placeholder {
  name: IslandName;
  element: HTMLElement;
  /** What the server or the compiler has put there: it works as it stands until the island does. */
  written: readonly ChildNode[];
  /** What the reader did there while the island was on its way, in order. */
  held: readonly Event[];
  /** The island has taken over. */
  standing?: true;
  /** Its code has not come: nothing is held any more. */
  failed?: boolean;
  /** It serves elements of the whole article, which do what they can without it: a missing one is not spoken of. */
  serves?: true;
  /** Asks once more for code that has not come; for an island that serves, which has no button for it. */
  retry?: () => void;
}

/**
 * The island does not come: presses that were held go to what is written there, which does what it can, such as sending
 * a form.
 * @returns whether a form was sent.
 */
export function goWithout(placeholder: Placeholder): boolean {
  const { element, held } = placeholder;
  element.removeAttribute('aria-busy');
  placeholder.failed = true;
  placeholder.held = [];
  return held.some(({ type, target }) => {
    if (type !== 'click' || !(target instanceof HTMLElement)) return false;
    target.click();
    const button = target.closest('button');
    return button?.type === 'submit' && button.form !== null;
  });
}
