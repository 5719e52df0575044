import { datedCodePath } from '#core/dateLibrary/files.ts';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import type { DatedPage } from '#markup/demo/datedPage.ts';

const pages = new Map<string, Promise<DatedPage>>();

/**
 * The code of a page in another date library, fetched once.
 * @throws when it does not come; the next call asks again.
 */
export function loadDated(page: string, library: DerivedLibrary): Promise<DatedPage> {
  const address = datedCodePath(page, library);
  const known = pages.get(address);
  if (known !== undefined) return known;
  const loading = fetchPage(address);
  pages.set(address, loading);
  loading.catch(() => pages.delete(address));
  return loading;
}

async function fetchPage(address: string): Promise<DatedPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  // The compiler's own artefact.
  return (await response.json()) as DatedPage;
}
