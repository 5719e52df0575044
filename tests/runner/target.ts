import { DocsError } from '#core/errors.ts';
import { didYouMean, nearWords } from '#core/nearWords.ts';

/** What there is to choose from. */
export interface Known {
  /** Files of the project, from its root, with forward slashes. */
  files: readonly string[];
  /** The page of each folder below `content/docs`, and of each component of the reference. */
  pages: readonly { key: string; route: string }[];
}

/** What an argument of `npm test` concerns. */
export interface Target {
  files: string[];
  /** Routes of the pages whose built form is tested. */
  routes: string[];
}

const DOCS = 'content/docs/';

/**
 * Finds what an argument names: a page by its key or its route, a part of the site, a folder, or a file.
 * @param argument such as `data-grid/sorting`, `/x/react-data-grid/sorting/`, `tree-view`, `src/core/search`.
 * @throws DocsError with the nearest names when it names nothing.
 */
export function resolveTarget(argument: string, { files, pages }: Known): Target {
  const name = argument
    .replace(/^\.?\//, '')
    .replace(/#.*$/, '')
    .replace(/\/+$/, '');
  const asked = pages.find(({ route }) => route === `/${name}/`);
  if (asked !== undefined) {
    const own = files.filter((file) => pageOf(file, pages) === asked.route);
    return { files: own, routes: [asked.route] };
  }
  const roots = [name, DOCS + name];
  const found = files.filter((file) =>
    roots.some((root) => file === root || file.startsWith(`${root}/`)),
  );
  const below = found.map((file) => pageOf(file, pages));
  const own = pages.find(({ key }) => key === name)?.route;
  const routes = new Set([own, ...below].filter((route) => route !== undefined));
  if (found.length === 0 && routes.size === 0) throw unknown(argument, { files, pages });
  return { files: found, routes: [...routes] };
}

/** Several arguments at once; what two of them name is tested once. */
export function resolveTargets(args: readonly string[], known: Known): Target {
  const targets = args.map((argument) => resolveTarget(argument, known));
  return {
    files: [...new Set(targets.flatMap(({ files }) => files))],
    routes: [...new Set(targets.flatMap(({ routes }) => routes))],
  };
}

/** The route of the page that a file is of: that of the nearest folder above it which is a page. */
function pageOf(file: string, pages: Known['pages']): string | undefined {
  if (!file.startsWith(DOCS)) return undefined;
  const folders = file.slice(DOCS.length).split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/');
    const page = pages.find(({ key }) => key === folder);
    if (page !== undefined) return page.route;
  }
  return undefined;
}

function unknown(argument: string, { files, pages }: Known): DocsError {
  const folders = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  });
  const names = [...pages.flatMap(({ key, route }) => [key, route]), ...folders];
  // Who writes only the last part of a name, or a wrong beginning, means the end of one.
  const ends = new Map(names.map((name) => [endOf(name), name]));
  const near =
    nearWords(names, argument, 1).length > 0
      ? names
      : nearWords(ends.keys(), endOf(argument), 3).map((end) => ends.get(end) ?? end);
  const remedy = near === names ? didYouMean(names, argument, NAME_A_PAGE) : orNames(near);
  return new DocsError(`There is no page, folder, or file "${argument}".`, remedy);
}

const NAME_A_PAGE = 'Name a page as in "data-grid/sorting", or a path.';

const endOf = (name: string): string => name.split('/').findLast(Boolean) ?? name;

const orNames = (near: readonly string[]): string =>
  near.length === 0 ? NAME_A_PAGE : `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`;
