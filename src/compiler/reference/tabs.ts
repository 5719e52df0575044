import { place } from '../print/tree.ts';
import type { PrintedReference } from './printedReference.ts';

/** The views of a component or interface: what follows its route, and what readers call it. */
const VIEWS = [
  { segment: '', title: 'Reference' },
  { segment: 'playground/', title: 'Playground' },
  { segment: 'types/', title: 'Types' },
] as const;

const VIEW_ROUTE = /^(\/x\/api\/[^/]+\/[^/]+\/)(?:playground\/|types\/)?$/;

/** Puts links between the views of one thing on top of each of them, where there are several. */
export function withTabs(pages: readonly PrintedReference[]): PrintedReference[] {
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  return pages.map((page) => {
    const base = VIEW_ROUTE.exec(page.route)?.[1] ?? '';
    const views = VIEWS.filter(({ segment }) => titles.has(base + segment));
    if (views.length < 2) return page;
    const tabs = place('ViewTabs', {
      name: titles.get(base) ?? '',
      views: views.map(({ segment, title }) => {
        const route = base + segment;
        return { route, title, current: route === page.route };
      }),
    });
    return { ...page, tree: { type: 'root', children: [tabs, ...page.tree.children] } };
  });
}
