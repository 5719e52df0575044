import { entryRoute, type RouteTitle } from '../navigation/navigation.ts';
import type { Product } from '../navigation/products.ts';
import type { GroupAbove, PageData } from '../page/page.ts';

/** What the pages of every product's reference are listed on, `/x/api/charts/`. */
const REFERENCE_INDEX = /^\/x\/api\/[^/]+\//;
/** What the reference of a product is called. */
export const REFERENCE = 'API reference';

type TrailPage = Pick<PageData, 'route' | 'title' | 'product'>;

/**
 * The pages that lead to a page, outermost first, with itself at the end. Groups of the navigation have no page and are
 * left out.
 */
export function trailOf(page: TrailPage, products: readonly Product[]): RouteTitle[] {
  const { route, title } = page;
  const product = products.find(({ id }) => id === page.product);
  const [index] = REFERENCE_INDEX.exec(route) ?? [];
  const entry = entryRoute(route);
  const above: RouteTitle[] = [
    ...(product === undefined ? [] : [{ route: product.route, title: product.title }]),
    ...(index === undefined ? [] : [{ route: index, title: REFERENCE }]),
    ...(index === undefined || entry === index ? [] : [{ route: entry, title: entryTitle(title) }]),
  ];
  return [...above.filter((one) => one.route !== route), { route, title }];
}

/**
 * The groups of the navigation above a page, with links to those that have a page: the product, and its reference.
 * @param titles of the groups, outermost first.
 */
export function linkGroups(
  { route, product: id }: Pick<TrailPage, 'route' | 'product'>,
  titles: readonly string[],
  products: readonly Product[],
): GroupAbove[] {
  const product = products.find((one) => one.id === id);
  const [index] = REFERENCE_INDEX.exec(route) ?? [];
  const pages = new Map([
    [product?.name, product?.route],
    [REFERENCE, index],
  ]);
  return titles.map((title) => {
    const above = pages.get(title);
    return { title, ...(above !== undefined && above !== route && { route: above }) };
  });
}

/** `DataGrid types` and `DataGrid playground` belong to `DataGrid`. */
const entryTitle = (title: string): string => title.replace(/ .*$/, '');

/**
 * A trail as search engines read it.
 * @returns the text of a `<script type="application/ld+json">`: JSON in which nothing ends the element.
 * @see https://schema.org/BreadcrumbList
 */
export function printBreadcrumbs(trail: readonly RouteTitle[], origin: string): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ route, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + route,
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
