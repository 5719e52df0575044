import type { Product } from '#core/products.ts';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceMember,
  ReferenceModel,
} from '#core/reference.ts';
import type { Cache } from '../cache.ts';
import { componentPage } from './componentPage.ts';
import { SUMMARY_LENGTH, summarize } from './describe.ts';
import { indexPage } from './indexPage.ts';
import { interfacePage } from './interfacePage.ts';
import type { ReferencePage } from './section.ts';
import { typeId, type TypeTarget } from './typeLinks.ts';
import { mentionedTypes, typesSection } from './typesSection.ts';

type Entry = ComponentReference | InterfaceReference;

/** A reference page, ready to become a page of the site. */
export interface PrintedReference extends ReferencePage {
  /** `api/data-grid/data-grid`. */
  key: string;
  route: string;
  title: string;
  description: string;
  plan: Entry['plan'];
  product: Entry['product'];
  packages: string[];
}

/** Every page of the reference: one per component and interface, and an index per product. */
export async function printReference(
  model: ReferenceModel,
  products: readonly Product[],
  cache: Cache,
): Promise<PrintedReference[]> {
  const entries: Entry[] = [...model.components, ...model.interfaces];
  const routes = new Map(entries.map(({ name, route }) => [name, route]));
  const pages: PrintedReference[] = [];
  for (const entry of entries) {
    const page = await cache.get([JSON.stringify(entry), typesHash(entry, model)], () =>
      printEntry(entry, model, routes),
    );
    pages.push({ ...page, ...headOf(entry) });
  }
  for (const product of products.filter(({ id }) => id !== 'x')) {
    pages.push(
      await indexPage(
        product,
        entries.filter((entry) => entry.product === product.id),
        // Only the grid has events of its own.
        product.id === 'x-data-grid' ? model.events : [],
      ),
    );
  }
  return pages;
}

const textsOf = ({ type, parameters = [], returns }: ReferenceMember): string[] => [
  type.text,
  ...parameters.map((parameter) => parameter.type.text),
  ...(returns === undefined ? [] : [returns.type.text]),
];

function textsOfEntry(entry: Entry): string[] {
  if (entry.kind === 'interface') return entry.members.flatMap(textsOf);
  const slots = entry.slots.flatMap(({ baseProps, ownerState }) => [
    baseProps ?? '',
    ownerState ?? '',
  ]);
  return [...entry.props.flatMap(textsOf), ...slots];
}

/** What a page shows of other records, for its cache key. */
function typesHash(entry: Entry, model: ReferenceModel): string {
  return JSON.stringify(
    mentionedTypes(textsOfEntry(entry), model).map((name) => model.types[name]),
  );
}

async function printEntry(
  entry: Entry,
  model: ReferenceModel,
  routes: ReadonlyMap<string, string>,
): Promise<ReferencePage> {
  const names = mentionedTypes(textsOfEntry(entry), model).filter((name) => !routes.has(name));
  const local = new Set(names);
  const target: TypeTarget = (name) => {
    if (name === entry.name) return undefined;
    return routes.get(name) ?? (local.has(name) ? `#${typeId(name)}` : undefined);
  };
  const page =
    entry.kind === 'component'
      ? await componentPage(entry, target)
      : await interfacePage(entry, target);
  if (names.length === 0) return page;
  return {
    html: page.html + (await typesSection(names, model, target)),
    toc: [...page.toc, { id: 'types', text: 'Types', level: 2 }],
    anchors: [...page.anchors, 'types', ...names.map(typeId)],
  };
}

function headOf(entry: Entry): Omit<PrintedReference, keyof ReferencePage> {
  const { name, route, plan, product, description, imports } = entry;
  const summary = summarize(description, SUMMARY_LENGTH);
  return {
    key: route.replace(/^\/x\//, '').replace(/\/$/, ''),
    route,
    title: name,
    description:
      summary === ''
        ? `Props, types and CSS classes of ${name}, from the published package.`
        : summary,
    plan,
    product,
    packages: [...new Set(imports.map((entry_) => entry_.package))],
  };
}
