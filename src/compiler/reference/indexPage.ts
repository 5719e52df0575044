import type { Product } from '#core/navigation/products.ts';
import { referenceGroups } from '#content/api.ts';
import {
  kebabCase,
  type EventReference,
  type SelectorReference,
} from '#core/reference/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { describe, summarize } from './describe.ts';
import type { Entry } from './entry.ts';
import type { PrintedReference } from './printedReference.ts';
import { code, planMark, printRow } from './rows.ts';
import { printSections, ungrouped, type RowGroup, type Section } from './section.ts';
import { linkType, type TypeTarget } from './typeLinks.ts';

interface Index {
  product: Product;
  entries: readonly Entry[];
  events: readonly EventReference[];
  selectors: readonly SelectorReference[];
  target: TypeTarget;
}

/** The list of a product's reference pages, by kind; with events and selectors, for the product that has them. */
export async function indexPage(index: Index): Promise<PrintedReference> {
  const { product, entries } = index;
  const { folder } = product;
  const own = (kind: Entry['kind']): Entry[] =>
    entries.filter((entry) => entry.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name));
  const sections: Section[] = [
    { id: 'components', title: 'Components', groups: componentGroups(folder, own('component')) },
    {
      id: 'interfaces',
      title: 'Interfaces',
      groups: ungrouped(own('interface').map(printEntry)),
      end: `<p><a href="/x/api/${folder}/types/">All types of the ${product.name}</a></p>`,
    },
    { id: 'hooks', title: 'Hooks', groups: ungrouped(own('hook').map(printEntry)) },
    { id: 'events', title: 'Events', groups: await eventGroups(index) },
    { id: 'selectors', title: 'Selectors', groups: await selectorGroups(index) },
  ];
  return {
    ...printSections(
      sections.filter(({ groups = [] }) => groups.some(({ rows }) => rows.length > 0)),
    ),
    key: `api/${folder}`,
    route: `/x/api/${folder}/`,
    title: `${product.name} reference`,
    description: `Every component, interface and hook of the ${product.name}, from the published packages.`,
    plan: 'community',
    product: product.id,
    packages: product.packages.map(({ name }) => name),
  };
}

function componentGroups(folder: string, components: readonly Entry[]): RowGroup[] {
  const patterns = referenceGroups[folder];
  if (patterns === undefined) return ungrouped(components.map(printEntry));
  return patterns
    .map(({ id, title }, at) => ({
      id,
      title,
      rows: components
        .filter(({ name }) => patterns.findIndex(({ pattern }) => pattern.test(name)) === at)
        .map(printEntry),
    }))
    .filter(({ rows }) => rows.length > 0);
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

const eventGroups = async ({ events, target }: Index): Promise<RowGroup[]> =>
  ungrouped(await Promise.all(events.map((event) => eventRow(event, target))));

/** An event with the arguments of its listener, and the prop that takes one. */
async function eventRow(
  { name, description, plan, parameters, event, prop }: EventReference,
  target: TypeTarget,
): Promise<string> {
  const received = event === undefined ? [parameters] : [parameters, event];
  return printRow({
    id: name,
    name,
    facts: [
      planMark(plan),
      ...received.map(
        (type) => `<span class="api-type">${code(linkType(type.short, target))}</span>`,
      ),
      prop === undefined ? '' : `<span class="api-default">prop ${code(prop)}</span>`,
    ],
    text: await describe(description),
    details: '',
    traits: plan === 'community' ? [] : ['paid'],
  });
}

/** What the packages call a group of selectors that they give no name. */
const NO_CATEGORY = 'Other selectors';

async function selectorGroups({ selectors, target }: Index): Promise<RowGroup[]> {
  const categories = [...new Set(selectors.map(({ category }) => category))].toSorted(
    // What has no category comes last.
    (a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'en'),
  );
  return Promise.all(
    categories.map(async (category) => ({
      id: `selectors-${kebabCase(category || 'other').replaceAll(' ', '')}`,
      title: category || NO_CATEGORY,
      rows: await Promise.all(
        selectors
          .filter((selector) => selector.category === category)
          .map((selector) => selectorRow(selector, target)),
      ),
    })),
  );
}

/** A selector with what it gives. */
async function selectorRow(
  { name, description, plan, type, deprecated }: SelectorReference,
  target: TypeTarget,
): Promise<string> {
  return printRow({
    id: name,
    name,
    facts: [
      planMark(plan),
      deprecated === undefined ? '' : '<span class="chip">Deprecated</span>',
      `<span class="api-type">${code(linkType(type.short, target))}</span>`,
    ],
    text: await describe([deprecated ?? '', description].join('\n\n')),
    details: '',
    traits: [
      ...(plan === 'community' ? [] : ['paid']),
      ...(deprecated === undefined ? [] : ['deprecated']),
    ],
  });
}
