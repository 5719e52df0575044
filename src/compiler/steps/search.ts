import { products } from '#content/products.ts';
import type { NavigationEntry } from '#core/navigation/navigation.ts';
import { createCache } from '../cache.ts';
import { collectEntities } from '../search/collect.ts';
import { collectTexts, plannedPages } from '../search/collectTexts.ts';
import type { SearchParts } from '../search/emit.ts';
import { readPackageWords } from '../search/packageWords.ts';
import type { CompiledReference } from './reference.ts';

/** Everything that can be found, by name and by text. */
export async function collectSearch(
  generated: string,
  { pages, printed, twins, model }: CompiledReference,
  navigation: readonly NavigationEntry[],
): Promise<SearchParts> {
  const texts = collectTexts({ pages, twins, navigation, products });
  const planned = plannedPages(navigation, new Set(pages.map(({ route }) => route)));
  if (model === undefined) {
    return { entities: collectEntities({ pages, reference: printed, products }), texts, planned };
  }
  const cache = createCache(generated, 'words', 'src/compiler/search/packageWords.ts');
  const words = await readPackageWords(cache);
  const entities = collectEntities({ pages, reference: printed, products, model, words, texts });
  return { entities, texts, planned };
}
