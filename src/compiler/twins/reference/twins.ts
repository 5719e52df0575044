import { NO_DEMO_USES, type DemoUses } from '#core/reference/demoUses.ts';
import type { Product } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { changesOfOwner } from '#core/history/changes.ts';
import type { Cache } from '../../cache.ts';
import { changesTwins, printChangesOf } from '../../changes/changesTwin.ts';
import { targetOf } from '../../changes/target.ts';
import { textsOfEntry, type Entry } from '../../reference/entry.ts';
import { mentionedTypes, reachableTypes } from '../../reference/typesPage.ts';
import { printComponentTwin } from './componentTwin.ts';
import { printHookTwin } from './hookTwin.ts';
import { printIndexTwin } from './indexTwin.ts';
import { printInterfaceTwin } from './interfaceTwin.ts';
import { joinBlocks, link, list } from './syntax.ts';
import { printTypes, printTypesTwin } from './typesTwin.ts';

/** A page as Markdown, for machines and for whoever prefers plain text. Prose pages get theirs of the same shape. */
export interface MarkdownTwin {
  /** Of the page; its twin is served as `<route>index.md`. */
  route: string;
  /** `index.js.md` of one that shows other code (`core/markdownTwin.ts`). */
  file?: string;
  /** GitHub-flavoured, ends with a line break. Links inside the site are absolute routes. */
  markdown: string;
}

interface Source {
  model: ReferenceModel;
  uses: DemoUses;
  /** Name of an entry → its route. */
  routes: ReadonlyMap<string, string>;
}

/** The twin of every reference page: of each entry and its types, of each product's index and types. */
export async function printTwins(
  model: ReferenceModel,
  products: readonly Product[],
  { cache, uses = NO_DEMO_USES }: { cache: Cache; uses?: DemoUses },
): Promise<MarkdownTwin[]> {
  const entries: Entry[] = [...model.components, ...model.interfaces, ...model.hooks];
  const routes = new Map(entries.map(({ name, route }) => [name, route]));
  const source: Source = { model, uses, routes };
  const twins: MarkdownTwin[] = [];
  for (const entry of entries) twins.push(...(await entryTwins(entry, source, cache)));
  for (const product of products.filter(({ id }) => id !== 'x')) {
    const own = entries.filter((entry) => entry.product === product.id);
    const route = `/x/api/${product.folder}/`;
    const names = reachableTypes(own.flatMap(textsOfEntry), model);
    twins.push(
      twin(route, printIndexTwin(product, model)),
      twin(`${route}types/`, printTypesTwin(`${product.name} types`, names, model)),
      ...changesTwins(product, model),
    );
  }
  return twins;
}

const twin = (route: string, markdown: string): MarkdownTwin => ({
  route,
  markdown: `${markdown}\n`,
});

function entryTwins(entry: Entry, source: Source, cache: Cache): Promise<MarkdownTwin[]> {
  const { model, routes, uses } = source;
  const { route, name, product } = entry;
  const happened =
    entry.kind === 'hook' ? [] : changesOfOwner(model.changes?.[product] ?? [], name);
  const changes = printChangesOf(name, happened, targetOf(model, product));
  const all = mentionedTypes(textsOfEntry(entry), model).filter((type) => type !== name);
  const own = all.filter((type) => !routes.has(type));
  const inputs = [
    JSON.stringify(entry),
    JSON.stringify(own.map((type) => model.types[type])),
    JSON.stringify(all.map((type) => routes.get(type))),
    JSON.stringify([uses.owners[route], uses.members[route]]),
    changes,
  ];
  return cache.get(inputs, () => [
    twin(route, joinBlocks([printEntry(entry, uses), changes, printTypesOf(all, source)])),
    twin(`${route}types/`, printTypesTwin(`${name} types`, own, model)),
  ]);
}

function printEntry(entry: Entry, uses: DemoUses): string {
  const context = { uses, route: entry.route };
  switch (entry.kind) {
    case 'component':
      return printComponentTwin(entry, context);
    case 'interface':
      return printInterfaceTwin(entry, context);
    case 'hook':
      return printHookTwin(entry, context);
  }
}

/** Links to types with a page, and the declarations of the others. */
function printTypesOf(names: readonly string[], { model, routes }: Source): string {
  if (names.length === 0) return '';
  const pages = names.flatMap((name) => {
    const route = routes.get(name);
    return route === undefined ? [] : [link(name, route)];
  });
  const records = names.filter((name) => !routes.has(name));
  return joinBlocks(['## Types', list(pages), printTypes(records, model)]);
}
