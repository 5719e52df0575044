import { historyFile, type ProductHistory } from '#core/history/productHistory.ts';
import { loadOnce } from '#core/loadOnce.ts';
import type { ChangedProduct } from '#core/migration/change.ts';
import { fetchJson } from '../fetchJson.ts';

/** Fetches the history of a product, once. Rejects when it cannot be had; the next call tries again. */
export const loadHistory = loadOnce(
  async (product: ChangedProduct) => (await fetchJson(historyFile(product))) as ProductHistory,
);
