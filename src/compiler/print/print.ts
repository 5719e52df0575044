import type { Nodes, Root } from 'hast';
import type { TocEntry } from '#core/page/page.ts';
import type { NavigationGroup } from '#markup/navigation/Navigation.tsx';

/** What a page's HTML is printed from. */
export interface ArticleSource {
  tree: Root;
  route: string;
  toc: readonly TocEntry[];
  /** Whether the page carries an ad. */
  ads?: boolean;
}

const renderers = await inProduction(() => import('./render.ts'));

/**
 * React chooses its build when it is loaded. The one for development checks what has no meaning for a page that is
 * printed once, at a multiple of the time; only tests, which have set it, take that one.
 */
async function inProduction<T>(load: () => Promise<T>): Promise<T> {
  const { env } = process;
  if (env['NODE_ENV'] !== undefined) return load();
  env['NODE_ENV'] = 'production';
  try {
    return await load();
  } finally {
    delete env['NODE_ENV'];
  }
}

/** The article of a page as HTML. */
export const printArticle: (source: ArticleSource) => string = renderers.printArticle;

/** The navigation of a product as HTML. */
export const printNavigation: (groups: readonly NavigationGroup[]) => string =
  renderers.printNavigation;

/** A tree of elements and components as HTML. */
export const printTree: (tree: Nodes) => string = renderers.printTree;
