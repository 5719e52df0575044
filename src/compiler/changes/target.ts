import type { ProductId } from '#core/navigation/products.ts';
import {
  classAnchor,
  memberAnchor,
  slotAnchor,
  type ReferenceModel,
} from '#core/reference/reference.ts';
import type { ChangeLine } from '#core/history/changeLines.ts';
import { plainName } from '#core/history/changes.ts';
import type { LineTarget } from '#markup/changes/changeParts.ts';

type Model = Pick<ReferenceModel, 'components' | 'interfaces' | 'hooks' | 'events' | 'selectors'>;

/** The page that lists the events and the selectors of the grid. */
const GRID_INDEX = '/x/api/data-grid/';

/** Where the names of a product's changes lead: to what the documented version has of them. */
export function targetOf(model: Model, product: ProductId): LineTarget {
  const own = <T extends { product: ProductId }>(entries: readonly T[]): T[] =>
    entries.filter((entry) => entry.product === product);
  const components = new Map(own(model.components).map((entry) => [entry.name, entry]));
  const interfaces = new Map(own(model.interfaces).map((entry) => [entry.name, entry]));
  const hooks = new Map(own(model.hooks).map((entry) => [entry.exportName, entry]));
  const isGrid = product === 'x-data-grid';
  const selectors = new Set(isGrid ? model.selectors.map(({ name }) => name) : []);
  const events = new Set(isGrid ? model.events.map(({ name }) => name) : []);

  const ownerHref = (name: string): string | undefined => {
    if (selectors.has(name)) return `${GRID_INDEX}#${name}`;
    const plain = plainName(name);
    return (components.get(plain) ?? interfaces.get(name) ?? hooks.get(name))?.route;
  };

  const rowHref = (owner: string, { subject }: ChangeLine, name: string): string | undefined => {
    if (owner === 'GridEventLookup') return events.has(name) ? `${GRID_INDEX}#${name}` : undefined;
    const component = components.get(owner);
    const members = component?.props ?? interfaces.get(owner)?.members ?? [];
    const route = component?.route ?? interfaces.get(owner)?.route ?? '';
    const named = (list: readonly { name: string }[]) => list.some((row) => row.name === name);
    if (subject === 'member' && named(members)) return `${route}#${memberAnchor(owner, name)}`;
    if (subject === 'slot' && named(component?.slots ?? [])) {
      return `${route}#${slotAnchor(owner, name)}`;
    }
    if (subject === 'class' && component?.classes.some(({ key }) => key === name)) {
      return `${route}#${classAnchor(owner, name)}`;
    }
    return undefined;
  };

  return { interfaces: new Set(interfaces.keys()), ownerHref, rowHref };
}
