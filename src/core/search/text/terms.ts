import type { ProductId } from '../../navigation/products.ts';
import { isEmptyWord } from '../query.ts';
import { stemOf, wordsOf } from '../words.ts';

/** What is said, without the words that say nothing: stems, with repeats. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isEmptyWord(word))
    .map(stemOf);

/** A name as it was typed and in its parts: `rowSelectionModel` → rowselectionmodel, row, select, model. */
export function termsOfIdentifier(name: string): string[] {
  const words = wordsOf(name);
  return words.length === 1 ? words.map(stemOf) : [words.join(''), ...words.map(stemOf)];
}

/** What products are made of: such words stand in titles of many pages, and in what is asked of all of them. */
export const GENERAL_TERMS: ReadonlySet<string> = new Set(
  termsOf(
    'data grid table row column cell chart date time picker tree view item node react component overview demo x',
  ),
);

/** Words for what one product shows and the others do not: who types one means that product. */
const PRODUCT_TERMS: readonly (readonly [product: ProductId, terms: ReadonlySet<string>])[] = [
  ['x-data-grid', new Set(termsOf('grid table row column cell'))],
  ['x-date-pickers', new Set(termsOf('picker calendar clock'))],
  ['x-charts', new Set(termsOf('chart axis legend'))],
  ['x-tree-view', new Set(termsOf('item node branch'))],
];

/** The products that some terms speak of. */
export const productsOf = (terms: Iterable<string>): ReadonlySet<ProductId> => {
  const termSet = new Set(terms);
  return new Set(
    PRODUCT_TERMS.flatMap(([product, own]) =>
      [...own].some((term) => termSet.has(term)) ? [product] : [],
    ),
  );
};
