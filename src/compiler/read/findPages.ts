import { DocsError } from '#core/errors.ts';
import { didYouMean } from '#core/nearWords.ts';

/**
 * The pages that somebody names on a command line: a key (`data-grid/sorting`) or its folder from the project's root.
 * @param keys of all pages.
 * @returns their keys, each once, in the order in which they are named.
 * @throws DocsError that names every page which does not exist, with what may be meant.
 */
export function findPages(keys: readonly string[], names: readonly string[]): string[] {
  const known = new Set(keys);
  const named = [...new Set(names.map(keyOf))];
  const unknown = named.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new DocsError(
      `There is no page ${unknown.map((name) => `"${name}"`).join(', ')}.`,
      unknown
        .map((name) =>
          didYouMean(
            keys,
            name,
            `Name a folder below content/docs, such as ${keys[0] ?? 'charts'}.`,
          ),
        )
        .join(' '),
    );
  }
  return named;
}

const keyOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)?content\/docs\//, '')
    .replace(/\/(index\.md)?$/, '');
