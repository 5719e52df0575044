import type { Plan } from '../reference/plans.ts';
import type { ProductId } from '../navigation/products.ts';
import { argumentAnchor, classAnchor, memberAnchor, slotAnchor } from '../reference/reference.ts';
import { slugOf } from '../page/slug.ts';

/**
 * What can be found, in the order of the index's columns. A new kind is a row here, its names in
 * `content/messages/search.ts`, its weight in `ranking.ts`, its anchor below, and what collects it in
 * `src/compiler/search/collect.ts`.
 */
export const KINDS = [
  'page',
  'section',
  'demo',
  'component',
  'interface',
  'hook',
  'playground',
  'prop',
  'member',
  'argument',
  'slot',
  'class',
  'event',
  'selector',
  'type',
  'message',
  'locale',
  'key',
] as const;
export type SearchKind = (typeof KINDS)[number];

/** A page that entities stand on. */
export interface SearchPage {
  route: string;
  title: string;
  product: ProductId;
}

/** One thing a reader may look for. What several components share is one entity. */
export interface SearchEntity {
  kind: SearchKind;
  /**
   * `sortModel`, `Custom comparator`, `MuiDataGrid-cell`; of an argument its path, `options.skip`; of an error its text; of
   * a language its module and its names, `deDE (German)`; of a key what the page calls it, `Ctrl + C`.
   */
  name: string;
  plan: Plan;
  deprecated: boolean;
  /** Short type; empty where there is none. */
  type: string;
  /** Default, as JavaScript text; empty where there is none. */
  default: string;
  /** One line, plain; may be empty. */
  text: string;
  /** Pages that have it, the main one first; at least one. */
  owners: readonly [SearchPage, ...SearchPage[]];
  /** Id on the page, where it does not follow from kind and name; empty for the page itself. */
  hash?: string;
  /** Of a section whose heading says it: the minor version that brought what it is about. */
  since?: string;
}

/** The id that an entity has on one of its pages; empty for the page itself. */
export function hashOn(entity: SearchEntity, page: SearchPage): string {
  const { kind, name, hash } = entity;
  if (hash !== undefined) return hash;
  switch (kind) {
    case 'section':
      return slugOf(name);
    case 'demo':
    case 'event':
    case 'selector':
      return name;
    case 'prop':
    case 'member':
      return memberAnchor(page.title, name);
    case 'argument':
      return argumentAnchor(page.title, ...name.split('.'));
    case 'slot':
      return slotAnchor(page.title, name);
    case 'class':
      return classAnchor(page.title, name.replace(/^\w+-/, ''));
    case 'type':
      return `type-${name}`;
    case 'page':
    case 'component':
    case 'interface':
    case 'hook':
    case 'playground':
    case 'message':
    case 'locale':
    case 'key':
      return '';
  }
}

/** Route and hash of an entity on one of its pages. */
export function addressOn(entity: SearchEntity, page: SearchPage): string {
  const hash = hashOn(entity, page);
  return hash === '' ? page.route : `${page.route}#${hash}`;
}
