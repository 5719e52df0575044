import { warmUp } from './client.ts';
import { currentProduct } from './items.ts';
import { createView, PAGE_VIEW } from './view.ts';

/**
 * Puts the search into a page; the query stands in its address.
 * @returns what undoes it.
 */
export function mountSearch(place: HTMLElement): () => void {
  warmUp(currentProduct().id);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const view = createView({
    id: PAGE_VIEW,
    onQuery: (typed) => {
      const address = typed === '' ? location.pathname : `?q=${encodeURIComponent(typed)}`;
      // Next keeps its own state there.
      history.replaceState(
        { ...history.state, as: location.pathname + (typed && address) },
        '',
        address,
      );
    },
  });
  place.replaceChildren(view.element);
  view.search(query);
  return () => view.remove();
}
