import { products } from '#content/products.ts';
import { mergeIndexes, type InspectIndex } from '#core/inspect/model.ts';
import type { ProductId } from '#core/navigation/products.ts';

const INDEXES: Partial<Record<ProductId, () => Promise<{ index: InspectIndex }>>> = {
  'x-data-grid': () => import('#generated/inspect/x-data-grid.ts'),
  'x-date-pickers': () => import('#generated/inspect/x-date-pickers.ts'),
  'x-charts': () => import('#generated/inspect/x-charts.ts'),
  'x-tree-view': () => import('#generated/inspect/x-tree-view.ts'),
};

/** What is known of the products whose packages a demo's code imports. */
export async function loadIndex(code: string): Promise<InspectIndex> {
  const imported = products.filter(({ packages }) =>
    packages.some(({ name }) => new RegExp(`['"]${name}(?:/|['"])`).test(code)),
  );
  const loaded = await Promise.all(imported.map(({ id }) => INDEXES[id]?.()));
  return mergeIndexes(loaded.flatMap((module) => module?.index ?? []));
}
