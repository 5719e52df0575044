import { historyFile, type ProductHistory } from '#core/history/productHistory.ts';
import type { ChangedProduct } from '#core/migration/change.ts';

const known = new Map<ChangedProduct, Promise<ProductHistory>>();

/** Fetches the history of a product, once. @throws when it cannot be had; the next call tries again. */
export function loadHistory(product: ChangedProduct): Promise<ProductHistory> {
  const kept = known.get(product);
  if (kept !== undefined) return kept;
  const loading = fetchHistory(historyFile(product));
  known.set(product, loading);
  loading.catch(() => known.delete(product));
  return loading;
}

async function fetchHistory(address: string): Promise<ProductHistory> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The compiler's own artefact.
  return (await response.json()) as ProductHistory;
}
