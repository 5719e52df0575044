import { useEffect, useState, type ComponentType } from 'react';
import type { PageData } from '#core/page/page.ts';
import { whenQuiet } from '../page/whenQuiet.ts';
import styles from './ads.module.css';

/** The room that the page's ad takes, kept free from the first paint on. */
export const AdSpace = () => <div className={`${styles.space} ${styles.room}`} />;

/**
 * The page's ad: later in the document than what it would interrupt, shown in the room of `AdSpace`. What draws it
 * comes when the page has nothing else to do; without it, or where it fails, the room stays empty.
 */
export function AdBox({ page }: { page: PageData }) {
  const [view, setView] = useState<{ Ads: ComponentType<{ page: PageData }> }>();
  useEffect(() => {
    let left = false;
    whenQuiet(() => {
      if (left) return;
      import('./Ads.tsx').then(
        ({ Ads }) => left || setView({ Ads }),
        () => undefined, // no ad is worth a word to the reader
      );
    });
    return () => {
      left = true;
    };
  }, []);
  return <div className={`${styles.space} ${styles.box}`}>{view && <view.Ads page={page} />}</div>;
}
