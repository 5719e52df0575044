import { products } from '#content/products.ts';
import { KIND_NAMES, KINDS, type SearchKind } from '#core/search/entity.ts';
import type { SearchRequest } from '#core/search/engine.ts';
import { element } from './element.ts';
import styles from './search.module.css';

export interface Filters {
  element: HTMLElement;
  read: () => Pick<SearchRequest, 'product' | 'kind'>;
}

/** Two lists of the platform: a product, and a kind of thing. */
export function createFilters(changed: () => void): Filters {
  const product = select('Product', [
    ['', 'All products'],
    ...products.map(({ id, name }) => [id, name] as const),
  ]);
  const kind = select('Kind', [
    ['', 'All kinds'],
    ...KINDS.map((name) => [name, KIND_NAMES[name]] as const),
  ]);
  for (const each of [product, kind]) each.addEventListener('change', changed);
  return {
    element: element('div', { class: styles.filters }, [product, kind]),
    read: () => ({
      ...(product.value !== '' && { product: product.value as SearchRequest['product'] & string }),
      ...(kind.value !== '' && { kind: kind.value as SearchKind }),
    }),
  };
}

function select(label: string, values: readonly (readonly [string, string])[]) {
  return element(
    'select',
    { 'aria-label': label },
    values.map(([value, title]) => element('option', { value }, [title])),
  );
}
