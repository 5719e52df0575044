import { products } from '#content/products.ts';
import type { Product } from '#core/navigation/products.ts';
import { memberAnchor, type ReferenceModel } from '#core/reference/reference.ts';
import { createImportAddresses } from '../emit/importAddresses.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { typeId } from '../reference/typeLinks.ts';
import type { CodeTarget } from './describe.ts';

type Linked = Pick<PrintedReference, 'title' | 'product' | 'route' | 'anchors'>;

/** Where the reference has what code names; undefined where it has nothing. */
export type TargetHref = (target: CodeTarget) => string | undefined;

/** `@mui/x-charts/BarChart` → `@mui/x-charts`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/**
 * Looks up what code names. Members are looked up by the names of their interfaces alone, which no two products share.
 * @param table for tests.
 */
export function createTargets(
  model: Pick<ReferenceModel, 'components' | 'interfaces'>,
  printed: readonly Linked[],
  table: readonly Product[] = products,
): TargetHref {
  const addressOf = createImportAddresses(printed, table);
  const owners = [...model.components, ...model.interfaces];
  const byRoute = new Map(owners.map((owner) => [owner.route, owner]));
  const interfaces = new Map(model.interfaces.map((one) => [one.name, one]));
  const records = recordsOf(printed);
  const products = new Map(
    table.flatMap(({ id, packages }) => packages.map(({ name }) => [name, id] as const)),
  );
  const places = new Map<string, string>();
  for (const { route, anchors } of printed) {
    for (const anchor of anchors) if (!places.has(anchor)) places.set(anchor, `${route}#${anchor}`);
  }

  return (target) => {
    if (target.kind === 'import') {
      const { name, from } = target.imported;
      const product = products.get(PACKAGE.exec(from)?.[0] ?? '');
      return addressOf(name, from) ?? (product && records.get(`${product} ${name}`));
    }
    if (target.kind === 'attribute') {
      const owner = byRoute.get(addressOf(target.of.name, target.of.from) ?? '');
      return owner && places.get(memberAnchor(owner.name, target.name));
    }
    for (const name of target.of) {
      const owner = interfaces.get(name);
      const place = owner && places.get(memberAnchor(owner.name, target.name));
      if (place !== undefined) return place;
    }
    return undefined;
  };
}

/** `x-data-grid GridRowId` → its record, on the shortest route that has it: the list of all types of the product. */
function recordsOf(printed: readonly Linked[]): Map<string, string> {
  const start = typeId('');
  const records = new Map<string, string>();
  for (const { product, route, anchors } of [...printed].sort(
    (a, b) => a.route.length - b.route.length,
  )) {
    for (const anchor of anchors.filter((each) => each.startsWith(start))) {
      const id = `${product} ${anchor.slice(start.length)}`;
      if (!records.has(id)) records.set(id, `${route}#${anchor}`);
    }
  }
  return records;
}
