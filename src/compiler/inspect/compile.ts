import path from 'node:path';
import type { InspectIndex } from '#core/inspect/model.ts';
import type { Product, ProductId } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createCache } from '../cache.ts';
import { buildInspectIndex } from './buildIndex.ts';
import { readThemeKeys } from './themeKeys.ts';

/** The index of each product that has components. */
export async function compileInspect(
  generated: string,
  model: ReferenceModel,
  products: readonly Product[],
): Promise<Map<ProductId, InspectIndex>> {
  const own = products.filter(({ packages }) => packages.length > 0);
  // The packages decide; the cache knows their versions.
  const names = own.flatMap(({ packages }) => packages.map(({ name }) => name));
  const keys = await createCache(generated, 'inspect', 'src/compiler/inspect/themeKeys.ts').get(
    names,
    async () => {
      const read = await readThemeKeys(own, path.join(generated, 'inspect-types'));
      return [...read].map(([name, found]): [string, string[]] => [name, [...found]]);
    },
  );
  const themeKeys = new Map(keys.map(([name, found]) => [name, new Set(found)]));
  return new Map(own.map(({ id }) => [id, buildInspectIndex(model, id, themeKeys)]));
}
