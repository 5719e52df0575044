import { products } from '#content/products.ts';
import { entryRoute } from '#core/navigation/navigation.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { trustHtml } from '../trustedTypes.ts';

/** Loads the tree of a product the reader has come to. */
const TREES: Record<Product['id'], () => Promise<{ default: { html: string } }>> = {
  x: () => import('#generated/navigation/x.json'),
  'x-data-grid': () => import('#generated/navigation/x-data-grid.json'),
  'x-date-pickers': () => import('#generated/navigation/x-date-pickers.json'),
  'x-charts': () => import('#generated/navigation/x-charts.json'),
  'x-tree-view': () => import('#generated/navigation/x-tree-view.json'),
};

let shown = '';

/** Brings the static shell up to date with the page: the tree, the marked entry, the product, the versions. */
export function showPage(page: string): void {
  const route = entryRoute(page);
  shown = route;
  const product = productOfRoute(products, route);
  for (const link of document.querySelectorAll<HTMLElement>('.products a')) {
    mark(link, link.dataset['product'] === product.id);
  }
  const tree = document.getElementById('shell-tree');
  if (tree === null) return;
  if (tree.dataset['product'] === product.id) {
    markEntry(tree, route);
    return;
  }
  showVersions(product);
  TREES[product.id]().then(
    ({ default: { html } }) => {
      if (shown !== route) return; // the reader has moved on
      tree.innerHTML = trustHtml(html);
      tree.dataset['product'] = product.id;
      markEntry(tree, route);
    },
    () => location.reload(), // the site was published anew and the chunk is gone: load the page as it is now
  );
}

function mark(link: Element, current: boolean, value: 'page' | 'true' = 'true'): void {
  if (current) link.setAttribute('aria-current', value);
  else link.removeAttribute('aria-current');
}

/** Marks the page's entry, opens the branches above it, and scrolls the drawer only if the entry is out of sight. */
function markEntry(tree: HTMLElement, route: string): void {
  for (const link of tree.querySelectorAll('a')) {
    const current = link.getAttribute('href') === route;
    mark(link, current, 'page');
    if (!current) continue;
    for (
      let branch = link.closest('details');
      branch;
      branch = branch.parentElement?.closest('details') ?? null
    ) {
      branch.open = true;
    }
    revealIn(tree.parentElement, link);
  }
}

function revealIn(drawer: HTMLElement | null, link: HTMLElement): void {
  if (drawer === null) return;
  const box = drawer.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom) {
    drawer.scrollTop += place.top - box.top - box.height / 3;
  }
}

function showVersions({ olderVersions }: Product): void {
  const items = olderVersions.map(({ major, url }) => {
    const link = Object.assign(document.createElement('a'), { href: url, rel: 'noopener' });
    link.textContent = `v${major}`;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  document.getElementById('shell-version-links')?.replaceChildren(...items);
}
