import type { PaidPlan } from '../reference/plans.ts';

/** A page (`route`) or a group (`children`) of the navigation tree; an overview page's group is a group with its page first. */
export interface NavigationEntry {
  title: string;
  /** With a trailing slash; may end in a hash. */
  route?: string;
  children?: NavigationEntry[];
  /** The group is a heading among its siblings' pages, not a branch that folds. */
  subheader?: boolean;
  plan?: PaidPlan;
  isNew?: boolean;
  /** Announced, not built. */
  planned?: boolean;
  /** Exported as unstable. */
  preview?: boolean;
}

export interface RouteTitle {
  route: string;
  title: string;
}

/** Every page of the tree in reading order; links into a page (with a hash) are no pages. */
export function leafPages(tree: readonly NavigationEntry[]): RouteTitle[] {
  return tree.flatMap(({ route, title, children }) => {
    const own = route !== undefined && !route.includes('#') ? [{ route, title }] : [];
    return [...own, ...leafPages(children ?? [])];
  });
}

/** The tree without what `exists` refuses, and without the groups that this empties. */
export function pruneTree(
  tree: readonly NavigationEntry[],
  exists: (route: string) => boolean,
): NavigationEntry[] {
  return tree.flatMap((entry) => {
    const children = entry.children && pruneTree(entry.children, exists);
    const page = entry.route !== undefined && exists(entry.route.replace(/#.*/, ''));
    if (entry.route !== undefined && !page) return [];
    if (children !== undefined && children.length === 0) return [];
    return [children === undefined ? entry : { ...entry, children }];
  });
}

/** The page before and after a route, in reading order. */
export function neighbors(
  pages: readonly RouteTitle[],
  route: string,
): { previous?: RouteTitle; next?: RouteTitle } {
  const at = pages.findIndex((page) => page.route === route);
  if (at < 0) return {};
  const previous = pages[at - 1];
  const next = pages[at + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/**
 * The route that the tree knows for a page: a docs tab (`…/data-grid/types/`) belongs to its reference page; hooks and
 * the types and changes of a whole product belong to the product's index.
 */
export const entryRoute = (route: string): string =>
  route
    .replace(/^(\/x\/api\/[^/]+\/)(?:use-[^/]+|types|changes)\/(?:older\/)?$/, '$1')
    .replace(/^(\/x\/api\/[^/]+\/[^/]+\/)[^/]+\/$/, '$1');

/**
 * The way to the first entry of a route: what holds it, outermost first, and the entry itself; empty when the tree does
 * not have it. An entry with children is no link.
 */
export function wayTo<T extends Pick<NavigationEntry, 'route' | 'children'>>(
  tree: readonly T[],
  route: string,
): (T | NavigationEntry)[] {
  for (const entry of tree) {
    if (entry.children === undefined) {
      if (entry.route === route) return [entry];
      continue;
    }
    const inside = wayTo(entry.children, route);
    if (inside.length > 0) return [entry, ...inside];
  }
  return [];
}

/** The entries that hold a route, outermost first; undefined when the tree does not have it. */
function entriesAbove(
  tree: readonly NavigationEntry[],
  route: string,
): NavigationEntry[] | undefined {
  for (const entry of tree) {
    if (entry.route === route) return [];
    const inside = entry.children && entriesAbove(entry.children, route);
    if (inside !== undefined) return [entry, ...inside];
  }
  return undefined;
}

/** The titles of the groups that hold a route, outermost first; undefined when the tree does not have it. */
export const groupsOf = (tree: readonly NavigationEntry[], route: string): string[] | undefined =>
  entriesAbove(tree, route)?.map(({ title }) => title);

/**
 * The same for the breadcrumb of a page of the reference: a heading that sorts its entries, such as "Components", is not a
 * place to be in.
 */
export const breadcrumbOf = (
  tree: readonly NavigationEntry[],
  route: string,
): string[] | undefined =>
  entriesAbove(tree, route)
    ?.filter(({ subheader }) => subheader !== true)
    .map(({ title }) => title);
