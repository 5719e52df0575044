import { changesOfProduct } from '#core/history/changes.ts';
import {
  majorOf,
  minorOf,
  type Minor,
  type PackageHistory,
  type Span,
} from '#core/history/history.ts';
import { beyond, lifetimeOf, type Lifetime } from '#core/history/lifetime.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';

/** The history of a product's packages, the lowest plan first. */
export type ProductHistories = ReadonlyMap<ProductId, readonly PackageHistory[]>;

/** Asks every package of a product for a name. */
class Lookup {
  constructor(
    private readonly packages: readonly PackageHistory[],
    private readonly documented: Minor,
  ) {}

  exported(name: string): Lifetime {
    return this.told(({ exports }) => exports.get(name));
  }

  /** @param kind whose name it is. */
  row(owner: string, kind: 'members' | 'slots' | 'classes', name: string): Lifetime {
    return this.told(({ owners }): Span | undefined => owners.get(owner)?.[kind].get(name));
  }

  private told(find: (history: PackageHistory) => Span | undefined): Lifetime {
    const found = this.packages.flatMap((history) => {
      const known = find(history);
      return known === undefined ? [] : [{ known, read: history.read }];
    });
    return lifetimeOf(found, this.documented);
  }
}

const NO_LIFETIME: Lifetime = {};

/**
 * The reference with what the history says of its entries and rows: since when, until when.
 * @param documented the version that the reference describes.
 */
export function withHistory(
  model: ReferenceModel,
  histories: ProductHistories,
  documented: string,
): ReferenceModel {
  const lookUp = (product: ProductId): Lookup =>
    new Lookup(histories.get(product) ?? [], minorOf(documented));
  const rows =
    (lookup: Lookup, owner: string, of: Lifetime) =>
    <T extends { name: string }>(kind: 'members' | 'slots', list: readonly T[]): (T & Lifetime)[] =>
      list.map((row) => ({ ...row, ...beyond(of, lookup.row(owner, kind, row.name)) }));
  const grid = lookUp('x-data-grid');
  const changes = [...histories]
    .filter(([, packages]) => packages.length > 0)
    .map(([product, packages]) => [product, changesOfProduct(packages, majorOf(documented))]);
  return {
    ...model,
    changes: Object.fromEntries(changes) as ReferenceModel['changes'] & object, // keys are ids of products
    components: model.components.map((component) => {
      const { name, exportName, product } = component;
      const lookup = lookUp(product);
      const own = lookup.exported(exportName);
      const told = rows(lookup, name, own);
      return {
        ...component,
        ...own,
        props: told('members', component.props),
        slots: told('slots', component.slots),
        classes: component.classes.map((entry) => ({
          ...entry,
          ...beyond(own, lookup.row(name, 'classes', entry.key)),
        })),
      };
    }),
    interfaces: model.interfaces.map((one) => {
      const lookup = lookUp(one.product);
      const own = lookup.exported(one.name);
      return { ...one, ...own, members: rows(lookup, one.name, own)('members', one.members) };
    }),
    hooks: model.hooks.map((hook) => ({
      ...hook,
      ...lookUp(hook.product).exported(hook.exportName),
    })),
    events: rows(grid, 'GridEventLookup', NO_LIFETIME)('members', model.events),
    selectors: model.selectors.map((one) => ({ ...one, ...grid.exported(one.name) })),
  };
}
