import type { Product } from '#core/products.ts';
import type { ComponentReference, InterfaceReference } from '#core/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { summarize } from './describe.ts';
import type { PrintedReference } from './pages.ts';
import { planMark, printRow } from './rows.ts';
import { printSection } from './section.ts';

type Entry = ComponentReference | InterfaceReference;

/** The list of a product's reference pages, by kind. */
export function indexPage(product: Product, entries: readonly Entry[]): PrintedReference {
  const folder = product.folder;
  const groups = [
    { id: 'components', title: 'Components', kind: 'component' },
    { id: 'interfaces', title: 'Interfaces', kind: 'interface' },
  ] as const;
  const sections = groups.flatMap(({ id, title, kind }) => {
    const own = entries
      .filter((entry) => entry.kind === kind)
      .toSorted((a, b) => a.name.localeCompare(b.name));
    if (own.length === 0) return [];
    return [{ id, title, count: own.length, html: own.map(printEntry).join('') }];
  });
  return {
    key: `api/${folder}`,
    route: `/x/api/${folder}/`,
    title: `${product.name} reference`,
    description: `Every component and interface of the ${product.name}, from the published packages.`,
    plan: 'community',
    product: product.id,
    packages: product.packages.map(({ name }) => name),
    html: sections.map(printSection).join(''),
    toc: sections.map(({ id, title }) => ({ id, text: title, level: 2 })),
    anchors: sections.map(({ id }) => id),
  };
}

function printEntry({ name, route, plan, description }: Entry): string {
  const row = printRow({
    id: name,
    name,
    facts: [planMark(plan)],
    text: description === '' ? '' : `<p>${escapeHtml(summarize(description, 200))}</p>`,
    details: '',
    traits: plan === 'community' ? [] : ['paid'],
  });
  return row.replace(`href="#${name}"`, `href="${route}"`);
}
