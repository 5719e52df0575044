/** Dark follows the attribute that the site, its frames and its sandboxes have in common. */
export const TAILWIND_DARK =
  '@custom-variant dark (&:where([data-theme="dark"], [data-theme="dark"] *));';

/** Everything in a text that may be a utility: most words are none, which the compiler of Tailwind finds out. */
export const utilitiesIn = (text: string): string[] => [...new Set(text.match(/[^\s"'`]+/g) ?? [])];
