import { didYouMean } from '#core/nearWords.ts';
import type { ProductId } from '#core/navigation/products.ts';
import type { NameIndex, Owner } from './nameIndex.ts';

/** Where a name leads, and what is said of it before the reader goes there. */
export interface NameTarget {
  href: string;
  /** Lines. */
  hint: string;
}

/** What a page is about: decides between several things of one name. */
export interface NameContext {
  index: NameIndex;
  /** Owners that the page names, the most important first, then the product's main ones. */
  scope: readonly Owner[];
  /** Names of the product's main owners (`content/mainOwners.ts`). */
  main: readonly string[];
  product: ProductId;
  /** Selector → where a page lists it. */
  selectors: ReadonlyMap<string, string>;
}

/** A name that exists, with a target where it has just one; or what is wrong with it. */
export type ResolvedName =
  { target?: NameTarget } | { problem: { message: string; remedy: string } };

export const NOTHING: ResolvedName = {};

/** A name that does not exist; `near` are the ones it may have meant. */
export const unknown = (what: string, name: string, near: Iterable<string>): ResolvedName => ({
  problem: {
    message: `There is no ${what} "${name}".`,
    remedy: `${didYouMean(near, name, 'Look it up in the reference.')} If it is not of the packages, write :plain[\`…\`].`,
  },
});

/** A name that exists; a link where there is a place to lead to. */
export const to = (href: string | undefined, hint: string): ResolvedName =>
  href === undefined ? NOTHING : { target: { href, hint } };
