import type { ByClass } from '#markup/selectors.ts';

/** Where a key is a letter, or a demo's own. */
export const TYPED_INTO =
  'input,textarea,select,[contenteditable],.demo-stage' satisfies `${string},${ByClass<'demo-stage'>}`;

/** Whether what an event is about matches the selector, or lies in what does. */
export const isAt = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
