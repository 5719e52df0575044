import { memo, useEffect, useRef, useState } from 'react';
import { demoGalleryMessages as messages } from '#content/messages/demoGallery.ts';
import { demoHref } from '#core/demoGallery/demos.ts';
import type { Entry } from '#core/demoGallery/find.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import { Picture } from './Picture.tsx';
import { productName } from './names.ts';
import { leaveBy } from './wayBack.ts';
import type { CardWatch } from './watchCards.ts';
import styles from './DemoGallery.module.css';

interface DemoCardProps {
  entry: Entry;
  cards: CardWatch;
  /** The reader comes back to this card, which stood here in the window, in CSS pixels. */
  returnTop?: number;
}

/** A demo as a link to it; the words below its picture name it. */
export const DemoCard = memo(function DemoCard({ entry, cards, returnTop }: DemoCardProps) {
  const { page, demo } = entry;
  const card = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (card.current === null ? undefined : cards.watch(card.current, setIsNear)),
    [cards],
  );
  useEffect(() => {
    const place = card.current;
    if (place === null || returnTop === undefined) return;
    scrollBy({ top: place.getBoundingClientRect().top - returnTop, behavior: 'instant' });
    place.querySelector('a')?.focus({ preventScroll: true });
  }, [returnTop]);
  return (
    <li ref={card} className={styles.card}>
      <a
        href={demoHref(page, demo.name)}
        onClick={() => leaveBy(entry.id, card.current?.getBoundingClientRect().top ?? 0)}
      >
        <span className={styles.picture}>
          {!demo.hasPicture && <span className={styles.instead}>{messages.noPicture}</span>}
          {demo.hasPicture && isNear && <Picture page={page.key} demo={demo.name} />}
        </span>
        <span className={styles.title}>{demo.title}</span>{' '}
        <span className={styles.where}>
          {messages.where(productName(page.product), page.title)}{' '}
          {demo.plan !== 'community' && (
            <span className={`plan ${demo.plan}`}>{PLAN_NAMES[demo.plan]}</span>
          )}
        </span>
      </a>
    </li>
  );
});
