import type { ProductId } from '../navigation/products.ts';

/** Where everything that search fetches lies, below the site's root. */
export const SEARCH_FOLDER = '/x/search';

/** What is searched; names what else there is. */
export const ENTITIES_FILE = `${SEARCH_FOLDER}/entities.json`;
/** What is said beside the names of a product. */
export const detailsFile = (product: ProductId): string =>
  `${SEARCH_FOLDER}/details-${product}.json`;
/** A part of a large site's names: those with a word of its range. */
export const shardFile = (at: number): string => `${SEARCH_FOLDER}/part-${at}.json`;
export const WORKER_FILE = `${SEARCH_FOLDER}/worker.js`;

/** Reads a file of the index by its address, as JSON. Rejects when there is none. */
export type ReadIndex = (address: string) => Promise<unknown>;
