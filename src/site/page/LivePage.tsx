import { useEffect, useState, type RefObject } from 'react';
import { byAttribute } from '#markup/selectors.ts';
import { fetchDemosAhead } from '../demo/fetchAhead.ts';
import { Islands } from '../islands/Islands.tsx';
import { OptionalPart } from '../ui/OptionalPart.tsx';
import type { IslandContext } from '../islands/registry.ts';
import { enhanceArticle } from '../enhance/enhanceArticle.ts';
import { whenQuiet } from './whenQuiet.ts';

export interface LivePageProps {
  /** The element that holds the article, in the page's `main`. */
  article: RefObject<HTMLElement | null>;
  context: IslandContext;
  /** Called when the page hears what the reader does. */
  onStand: () => void;
}

/** What makes a page's static HTML work. It comes when the page is awake (`whenAwake.ts`). */
export function LivePage({ article, context, onStand }: LivePageProps) {
  const [main] = useState(() => ({ current: article.current?.closest('main') ?? null }));
  useEffect(
    () => (article.current === null ? undefined : enhanceArticle(article.current)),
    [article],
  );
  const { key } = context.page;
  useEffect(() => {
    const leaving = new AbortController();
    whenQuiet(() => {
      if (article.current?.querySelector(byAttribute('data-stage')) != null)
        void fetchDemosAhead(key, leaving.signal);
    });
    return () => leaving.abort();
  }, [article, key]);
  // Effects of the islands come before those of what is around them.
  useEffect(onStand, [onStand]);
  return (
    <OptionalPart>
      <Islands root={main} context={context} />
    </OptionalPart>
  );
}

// For what comes with a page of its own kind.
export { NotLoaded } from '../islands/IslandNotice.tsx';
