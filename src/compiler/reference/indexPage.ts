import type { Element } from 'hast';
import type { Product } from '#core/navigation/products.ts';
import { referenceGroups } from '#content/api.ts';
import { historyMessages } from '#content/messages/history.ts';
import {
  kebabCase,
  type EventReference,
  type SelectorReference,
} from '#core/reference/reference.ts';
import { element } from '../print/tree.ts';
import { describe, summarize } from './describe.ts';
import type { Entry } from './entry.ts';
import type { PrintedReference } from './printedReference.ts';
import {
  deprecatedMark,
  deprecatedTrait,
  paidTrait,
  planMark,
  propFact,
  row,
  typeFact,
} from './rows.ts';
import { pageOf, ungrouped, type RowGroup, type Section } from './section.ts';
import type { TypeTarget } from './typeLinks.ts';

interface Index {
  product: Product;
  entries: readonly Entry[];
  events: readonly EventReference[];
  selectors: readonly SelectorReference[];
  target: TypeTarget;
  /** Whether there is a page of changes. */
  hasChanges?: boolean;
}

/** The list of a product's reference pages, by kind; with events and selectors, for the product that has them. */
export async function indexPage(index: Index): Promise<PrintedReference> {
  const { product, entries, hasChanges = false } = index;
  const { folder } = product;
  const own = (kind: Entry['kind']): Entry[] =>
    entries.filter((entry) => entry.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name));
  const sections: Section[] = [
    { id: 'components', title: 'Components', groups: componentGroups(folder, own('component')) },
    {
      id: 'interfaces',
      title: 'Interfaces',
      groups: ungrouped(own('interface').map(entryRow)),
      end: [
        element('p', {}, [
          element('a', { href: `/x/api/${folder}/types/` }, [`All types of the ${product.name}`]),
        ]),
      ],
    },
    { id: 'hooks', title: 'Hooks', groups: ungrouped(own('hook').map(entryRow)) },
    { id: 'events', title: 'Events', groups: await eventGroups(index) },
    { id: 'selectors', title: 'Selectors', groups: await selectorGroups(index) },
  ];
  return {
    ...pageOf(
      hasChanges
        ? [
            element('p', {}, [
              element('a', { href: `/x/api/${folder}/changes/` }, [
                historyMessages.all(product.name),
              ]),
            ]),
          ]
        : [],
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
  if (patterns === undefined) return ungrouped(components.map(entryRow));
  return patterns
    .map(({ id, title }, at) => ({
      id,
      title,
      rows: components
        .filter(({ name }) => patterns.findIndex(({ pattern }) => pattern.test(name)) === at)
        .map(entryRow),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function entryRow(entry: Entry): Element {
  const { name, route, plan, description } = entry;
  return row({
    id: name,
    name,
    href: route,
    facts: planMark(plan),
    text: description === '' ? [] : [element('p', {}, [summarize(description, 200)])],
    traits: paidTrait(plan),
    lifetime: entry,
  });
}

const eventGroups = async ({ events, target }: Index): Promise<RowGroup[]> =>
  ungrouped(await Promise.all(events.map((event) => eventRow(event, target))));

/** An event with the arguments of its listener, and the prop that takes one. */
async function eventRow(reference: EventReference, target: TypeTarget): Promise<Element> {
  const { name, description, plan, parameters, event, prop } = reference;
  const received = event === undefined ? [parameters] : [parameters, event];
  return row({
    id: name,
    name,
    facts: [
      ...planMark(plan),
      ...received.map((type) => typeFact(type.short, target)),
      ...propFact(prop),
    ],
    text: await describe(description),
    traits: paidTrait(plan),
    lifetime: reference,
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
async function selectorRow(selector: SelectorReference, target: TypeTarget): Promise<Element> {
  const { name, description, plan, type, deprecated } = selector;
  return row({
    id: name,
    name,
    facts: [...planMark(plan), ...deprecatedMark(selector), typeFact(type.short, target)],
    text: await describe([deprecated ?? '', description].join('\n\n')),
    traits: [...paidTrait(plan), ...deprecatedTrait(deprecated)],
    lifetime: selector,
  });
}
