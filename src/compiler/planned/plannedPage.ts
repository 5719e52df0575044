import type { Root } from 'hast';
import { plannedMessages } from '#content/messages/planned.ts';
import { LIBRARY_NAME, products } from '#content/products.ts';
import { linkGroups } from '#core/discovery/breadcrumbs.ts';
import type { PageData } from '#core/page/page.ts';
import { plannedTree } from './plannedTree.ts';
import type { PlannedSubject } from './subjects.ts';

/** `planned/x/react-charts/export`: no folder of `content/docs` begins with it. */
export const plannedKey = (route: string): string => `planned${route.replace(/\/$/, '')}`;

/** The page of a subject that nobody has written about: it says so, and leads on. */
export function plannedPage(
  subject: PlannedSubject,
  markdown: PageData['markdown'],
): Omit<PageData, 'html'> & { tree: Root } {
  const { route, title, product, groups } = subject;
  const area = products.find(({ id }) => id === product)?.title ?? LIBRARY_NAME;
  return {
    key: plannedKey(route),
    route,
    title,
    area: area === LIBRARY_NAME ? area : `${area} – ${LIBRARY_NAME}`,
    description: plannedMessages.lead,
    product,
    groups: linkGroups(subject, groups, products),
    plan: 'community',
    packages: [],
    references: [],
    ads: false,
    showToc: false,
    toc: [],
    planned: true,
    ...(markdown !== undefined && { markdown }),
    tree: plannedTree(subject),
    demos: [],
    themeInScript: false,
  };
}
