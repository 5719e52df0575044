import { products } from '#content/products.ts';
import type { SearchEntity } from '#core/search/entity.ts';
import { createCache } from '../cache.ts';
import { collectEntities } from '../search/collect.ts';
import { readPackageWords } from '../search/packageWords.ts';
import type { CompiledReference } from './reference.ts';

/** Everything that can be found by name. */
export async function collectSearch(
  generated: string,
  { pages, printed, model }: CompiledReference,
): Promise<SearchEntity[]> {
  if (model === undefined) return collectEntities({ pages, reference: printed, products });
  const cache = createCache(generated, 'words', 'src/compiler/search/packageWords.ts');
  const words = await readPackageWords(cache);
  return collectEntities({ pages, reference: printed, products, model, words });
}
