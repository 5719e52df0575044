import { useState } from 'react';
import { IslandBoundary } from '../islands/IslandBoundary.tsx';
import { OWN_PAGE } from './ids.ts';
import { SearchView } from './SearchView.tsx';

/** Keeps the query in the page's address. */
function keepInAddress(query: string): void {
  const search = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
  if (search === location.search) return;
  const address = location.pathname + search;
  // Next keeps its own state there.
  history.replaceState({ ...history.state, as: address }, '', address);
}

/** The search on its own page; the query stands in the address. */
export function OwnSearch() {
  const [asked] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  return (
    <IslandBoundary>
      <SearchView id={OWN_PAGE} initial={asked} isTyping onQuery={keepInAddress} />
    </IslandBoundary>
  );
}
