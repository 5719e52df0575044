/** A demo's name as words: `PartsOfAPicker` → `parts of a picker`. */
export const demoWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();

/** The same as a title: `Parts of a picker`. */
export function demoTitle(name: string): string {
  const words = demoWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
