import { referenceMessages } from '#content/messages/reference.ts';
import type { Lifetime } from '#core/history/lifetime.ts';
import { PLAN_NAMES, type Plan } from '#core/reference/plans.ts';
import type { Product } from '#core/navigation/products.ts';
import type {
  EventReference,
  ReferenceModel,
  SelectorReference,
} from '#core/reference/reference.ts';
import { summarize } from '../../reference/describe.ts';
import { inertLine } from './inert.ts';
import { lifetimeFact } from './members.ts';
import { codeSpan, escapeText, joinBlocks, link, list, table } from './syntax.ts';

/** A description in a list of pages, in characters. */
const SUMMARY_LENGTH = 200;

interface Entry extends Lifetime {
  name: string;
  route: string;
  plan: Plan;
  description: string;
  deprecated?: string;
}

/** The index of a product's reference as Markdown; with events and selectors, for the product that has them. */
export function printIndexTwin(product: Product, model: ReferenceModel): string {
  const own = <T extends Entry & { product: Product['id'] }>(entries: readonly T[]): T[] =>
    entries
      .filter((entry) => entry.product === product.id)
      .toSorted((a, b) => a.name.localeCompare(b.name));
  // only the grid has events and selectors of its own
  const { events, selectors } =
    product.id === 'x-data-grid' ? model : { events: [], selectors: [] };
  return joinBlocks([
    `# ${escapeText(product.name)} reference`,
    ...printEntries('Components', own(model.components)),
    ...printEntries('Interfaces', own(model.interfaces)),
    ...printEntries('Hooks', own(model.hooks)),
    ...(events.length === 0 ? [] : ['## Events', printEvents(events)]),
    ...(selectors.length === 0 ? [] : ['## Selectors', ...printSelectors(selectors)]),
  ]);
}

const planName = (plan: Plan): string => (plan === 'community' ? '' : PLAN_NAMES[plan]);

function printEntries(title: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const items = entries.map((entry) => {
    const { name, route, plan, description, deprecated, deprecatedSince } = entry;
    const marks = [
      planName(plan),
      lifetimeFact(entry) ?? '',
      deprecated === undefined ? '' : referenceMessages.deprecated(deprecatedSince),
    ].filter(Boolean);
    const head = link(name, route) + (marks.length === 0 ? '' : ` (${marks.join(', ')})`);
    const summary = summarize(description, SUMMARY_LENGTH);
    return summary === '' ? head : `${head}: ${escapeText(summary)}`;
  });
  return [`## ${title}`, list(items)];
}

export const printEvents = (events: readonly EventReference[]): string =>
  table(
    ['Event', 'Parameters', 'Event object', 'Prop', 'Plan', 'Description'],
    events.map(({ name, parameters, event, prop, plan, description }) => [
      codeSpan(name),
      codeSpan(parameters.text),
      event === undefined ? '' : codeSpan(event.text),
      prop === undefined ? '' : codeSpan(prop),
      planName(plan),
      inertLine(description),
    ]),
  );

function printSelectors(selectors: readonly SelectorReference[]): string[] {
  const categories = [...new Set(selectors.map(({ category }) => category))].sort();
  return categories.flatMap((category) => [
    `### ${escapeText(category === '' ? 'Others' : category)}`,
    selectorTable(selectors.filter((selector) => selector.category === category)),
  ]);
}

export const selectorTable = (selectors: readonly SelectorReference[]): string =>
  table(
    ['Selector', 'Returns', 'Plan', 'Description'],
    selectors.map(({ name, type, plan, description, deprecated }) => [
      codeSpan(name),
      codeSpan(type.text),
      planName(plan),
      [
        deprecated === undefined ? '' : `Deprecated. ${inertLine(deprecated)}`,
        inertLine(description),
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  );
