import type { Product } from '#core/products.ts';
import { referenceGroups } from '#content/api.ts';
import type { TocEntry } from '#core/page.ts';
import type { ComponentReference, EventReference, InterfaceReference } from '#core/reference.ts';
import { escapeHtml } from '../highlight/highlight.ts';
import { describe, summarize } from './describe.ts';
import type { PrintedReference } from './pages.ts';
import { code, planMark, printRow } from './rows.ts';
import { printSection, type Section } from './section.ts';

type Entry = ComponentReference | InterfaceReference;

/** The list of a product's reference pages, by kind; with the events, for the product that has them. */
export async function indexPage(
  product: Product,
  entries: readonly Entry[],
  events: readonly EventReference[],
): Promise<PrintedReference> {
  const { folder } = product;
  const own = (kind: Entry['kind']): Entry[] =>
    entries.filter((entry) => entry.kind === kind).toSorted((a, b) => a.name.localeCompare(b.name));
  const groups = groupsOf(folder, own('component'));
  const rows = await Promise.all(events.map(eventRow));
  const sections: Section[] = [
    { id: 'components', title: 'Components', ...printed(own('component'), groups) },
    { id: 'interfaces', title: 'Interfaces', ...printed(own('interface'), []) },
    { id: 'events', title: 'Events', count: rows.length, html: rows.join('') },
  ].filter(({ count }) => count > 0);
  return {
    key: `api/${folder}`,
    route: `/x/api/${folder}/`,
    title: `${product.name} reference`,
    description: `Every component and interface of the ${product.name}, from the published packages.`,
    plan: 'community',
    product: product.id,
    packages: product.packages.map(({ name }) => name),
    html: sections.map(printSection).join(''),
    toc: sections.flatMap(({ id, title }): TocEntry[] => [
      { id, text: title, level: 2 },
      ...(id === 'components' ? groups.map(tocOfGroup) : []),
    ]),
    anchors: [...sections.map(({ id }) => id), ...groups.map(({ id }) => id)],
  };
}

interface Group {
  id: string;
  title: string;
  entries: Entry[];
}

const tocOfGroup = ({ id, title }: Group): TocEntry => ({ id, text: title, level: 3 });

function groupsOf(folder: string, components: readonly Entry[]): Group[] {
  const patterns = referenceGroups[folder] ?? [];
  return patterns
    .map(({ id, title }, at) => ({
      id,
      title,
      entries: components.filter(
        ({ name }) => patterns.findIndex(({ pattern }) => pattern.test(name)) === at,
      ),
    }))
    .filter((group) => group.entries.length > 0);
}

function printed(
  entries: readonly Entry[],
  groups: readonly Group[],
): { count: number; html: string } {
  const html =
    groups.length === 0
      ? entries.map(printEntry).join('')
      : groups
          .map(
            ({ id, title, entries: own }) =>
              `<h3 id="${id}">${title}</h3>${own.map(printEntry).join('')}`,
          )
          .join('');
  return { count: entries.length, html };
}

/** An event with the arguments of its listener, and the prop that takes one. */
async function eventRow({
  name,
  description,
  plan,
  parameters,
  prop,
}: EventReference): Promise<string> {
  return printRow({
    id: name,
    name,
    facts: [
      planMark(plan),
      `<span class="api-type">${code(escapeHtml(parameters.short))}</span>`,
      prop === undefined ? '' : `<span class="api-default">prop ${code(prop)}</span>`,
    ],
    text: await describe(description),
    details: '',
    traits: plan === 'community' ? [] : ['paid'],
  });
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
