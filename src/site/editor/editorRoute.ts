import { products } from '#content/products.ts';

/** Where the documentation begins. */
export const INTRODUCTION_ROUTE = products[0]?.route ?? '/';
