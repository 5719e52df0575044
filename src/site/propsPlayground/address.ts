/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 200;

/**
 * The query of a state, empty or with its question mark, on a page that has several playgrounds.
 * @param kept says which one it is, `component=DatePicker`; empty where there is one.
 */
export function withKept(query: string, kept: string): string {
  if (kept === '') return query;
  return query === '' ? `?${kept}` : `?${kept}&${query.slice(1)}`;
}

/**
 * Puts the query of a state into the address, without an entry in the history. The router keeps its own record of the
 * entry, and goes by it when a reader comes back.
 * @param query empty or with its question mark.
 * @returns what withdraws it, when a later state comes first or the page is left.
 */
export function keepInAddress(query: string): () => void {
  const timer = setTimeout(() => {
    if (location.search === query) return;
    const address = location.pathname + query + location.hash;
    history.replaceState({ ...(history.state as object), url: address, as: address }, '', address);
  }, WRITE_AFTER_MS);
  return () => clearTimeout(timer);
}
