import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { demoGalleryMessages as messages } from '#content/messages/demoGallery.ts';
import type { DemoTable } from '#core/demoGallery/demos.ts';
import { entriesOf, findDemos } from '#core/demoGallery/find.ts';
import type { IslandModule, IslandProps } from '../islands/registry.ts';
import { DemoCard } from './DemoCard.tsx';
import { GalleryFilters } from './GalleryFilters.tsx';
import { useChoice } from './useChoice.ts';
import { useGrowingCount } from './useGrowingCount.ts';
import { comeBack } from './wayBack.ts';
import { watchCards } from './watchCards.ts';
import styles from './DemoGallery.module.css';

/** The island of the gallery of all demos, in the place of their links. */
export const galleryOf = (table: DemoTable): IslandModule => ({
  Island: ({ place }) => <DemoGallery table={table} place={place} />,
});

/** Pictures of demos that lead to them, and a filter, which the address keeps. */
export function DemoGallery({ table, place }: IslandProps & { table: DemoTable }) {
  const { choice, refused, choose, clear } = useChoice();
  const [cards] = useState(() => watchCards());
  const filters = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => entriesOf(table), [table]);
  // While somebody types, the field comes before the pictures.
  const shown = useDeferredValue(choice);
  const found = useMemo(() => findDemos(entries, shown), [entries, shown]);
  const [back, setBack] = useState(comeBack);
  const count = useGrowingCount(
    found.entries.length,
    found.entries.findIndex(({ id }) => id === back?.card) + 1,
  );
  const isWhole = count >= found.entries.length;
  useEffect(() => {
    // What follows has its place now, and may be seen (`markup/gallery/demoGalleryStyles.ts`).
    if (isWhole) place.toggleAttribute('data-ready', true);
  }, [place, isWhole]);
  // Once: a card that comes anew after another choice leaves the reader where they are.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBack(undefined));
    return () => cancelAnimationFrame(frame);
  }, []);
  const clearAll = (): void => {
    clear();
    // The button goes, and the focus would go with it.
    filters.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.gallery}>
      <div ref={filters} className={styles.filters} role="search" aria-label={messages.filter}>
        <GalleryFilters choice={choice} counts={found.counts} onChoose={choose} />
        <output className={styles.count}>
          {messages.shown(found.entries.length, entries.length)}
        </output>
      </div>
      <div role="status">
        {refused.map((each) => (
          <p key={each.facet} className={styles.note}>
            {messages.refused(each)}
          </p>
        ))}
      </div>
      {found.entries.length === 0 && (
        <p className={styles.note}>
          {messages.none}{' '}
          <button type="button" className="tool" onClick={clearAll}>
            {messages.clear}
          </button>
        </p>
      )}
      <ul className={styles.cards} aria-label={messages.demos}>
        {found.entries.slice(0, count).map((entry) => (
          <DemoCard
            key={entry.id}
            entry={entry}
            cards={cards}
            {...(entry.id === back?.card && { returnTop: back.top })}
          />
        ))}
      </ul>
    </div>
  );
}
