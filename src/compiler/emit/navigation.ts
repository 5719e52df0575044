import type { NavigationEntry } from '#core/navigation/navigation.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { escapeHtml } from '../highlight/highlight.ts';

/**
 * The navigation of one product as HTML: its own groups in full, the other products as one link each. It is static: no
 * visitor's browser builds the tree node by node, and branches fold with `<details>` where no script runs.
 * @param tree only entries whose page exists.
 */
export function printNavigation(
  tree: readonly NavigationEntry[],
  products: readonly Product[],
  product: Product,
): string {
  const items = tree.map((group) => {
    const owner = ownerOf(group, products);
    if (owner.id === product.id || group.children === undefined) return printEntry(group, 0);
    const route = firstRoute(group) ?? owner.route;
    return `<li><a class="nav-other" href="${route}">${escapeHtml(group.title)}</a></li>`;
  });
  return `<ul class="nav-tree">${items.join('')}</ul>`;
}

/** The product that the first page of a group belongs to. */
export function ownerOf(group: NavigationEntry, products: readonly Product[]): Product {
  return productOfRoute(products, firstRoute(group) ?? '');
}

function firstRoute(entry: NavigationEntry): string | undefined {
  if (entry.route !== undefined) return entry.route;
  return entry.children?.map(firstRoute).find((route) => route !== undefined);
}

function printEntry(entry: NavigationEntry, depth: number): string {
  const title = escapeHtml(entry.title) + printMarks(entry);
  if (entry.children === undefined) return `<li><a href="${entry.route ?? ''}">${title}</a></li>`;
  const inside = `<ul>${entry.children.map((child) => printEntry(child, depth + 1)).join('')}</ul>`;
  if (depth === 0) return `<li class="nav-group"><p class="nav-title">${title}</p>${inside}</li>`;
  if (entry.subheader) return `<li class="nav-sub"><p>${title}</p>${inside}</li>`;
  return `<li><details><summary>${title}</summary>${inside}</details></li>`;
}

function printMarks({ plan, isNew, planned, preview }: NavigationEntry): string {
  const chips = [
    plan &&
      `<span class="plan ${plan}" title="${PLAN_NAMES[plan]} plan">${PLAN_NAMES[plan]}</span>`,
    isNew && '<span class="chip">New</span>',
    planned && '<span class="chip">Planned</span>',
    preview && '<span class="chip" title="Exported as unstable">Preview</span>',
  ].filter((chip) => typeof chip === 'string');
  return chips.length === 0 ? '' : ` ${chips.join(' ')}`;
}
