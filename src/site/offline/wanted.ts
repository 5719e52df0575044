import type { ProductId } from '#core/navigation/products.ts';

/* The product that is being kept, so that a page which comes after a closed one goes on. */

const KEY = 'docs-keeping';

/** Undefined: none is under way, or storage is refused. */
export function wanted(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const wantsMore = (): boolean => wanted() !== undefined;

export function want(product: ProductId | undefined): void {
  try {
    if (product === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, product);
  } catch {
    // storage is refused: a closed page ends it
  }
}
