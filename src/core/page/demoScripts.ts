/*
 * What the demos of a page load when the first of them is mounted, in a file beside the page's others: the browser fetches
 * it when it has nothing else to do, and evaluates none of it.
 */

/** Where the list of a page stands. @param key of the page: `data-grid/sorting`. */
export const demoScriptsPath = (key: string): string => `/x/scripts/${key}.json`;

const SCRIPT = /^\/_next\/static\/chunks\/[\w.~-]+\.(?:js|css)$/;

/** The addresses of a list; what is none of this site's scripts and styles is left out. */
export function parseDemoScripts(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((url): url is string => typeof url === 'string' && SCRIPT.test(url));
}
