import { useCallback, useMemo } from 'react';
import { promotions } from '#content/promotions.ts';
import type { FeedAd } from '#core/ads/feed.ts';
import { labelOf } from '#core/ads/flow.ts';
import { savesData } from '../savesData.ts';
import { AdLink } from './AdLink.tsx';
import styles from './ads.module.css';
import { useAdServices } from './contexts.tsx';
import { Labelled } from './Labelled.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { termsOf } from './terms.ts';
import { useAd } from './useAd.ts';
import { useFeed } from './useFeed.ts';

/** The ad under a demo: the first of the provider's list, or one of ours where no list is configured. */
export function DemoAd() {
  const { feed } = useAdServices();
  return feed !== '' && !savesData() ? <FromFeed feed={feed} /> : <Own />;
}

const nothingFound = (): undefined => undefined;

function Own() {
  const ads = useAdServices();
  const terms = useMemo(() => termsOf('demo', false, ads), [ads]);
  const { shown } = useAd(terms, nothingFound);
  const promotion = shown.kind === 'in-house' ? promotions[shown.promotion] : undefined;
  if (promotion === undefined) return null;
  return (
    <Labelled>
      <PromotionCard promotion={promotion} shape={terms.shape} label={labelOf(terms, shown)} />
    </Labelled>
  );
}

function FromFeed({ feed }: { feed: string }) {
  const { hosts } = useAdServices();
  const ad = useFeed(feed, hosts);
  return ad === undefined ? null : <FoundAd ad={ad} />;
}

function FoundAd({ ad }: { ad: FeedAd }) {
  const ads = useAdServices();
  const terms = useMemo(() => termsOf('demo', true, ads), [ads]);
  // It stands already: the machine finds it at once and counts its display.
  const look = useCallback(() => ({ link: ad.link }), [ad]);
  const { shown } = useAd(terms, look);
  if (shown.kind !== 'external') return null;
  return (
    <Labelled>
      <AdLink href={ad.link} label={labelOf(terms, shown)}>
        {ad.image !== undefined && <img src={ad.image} alt="" width={130} height={100} />}
        <span className={styles.text}>
          {ad.company !== '' && <strong>{ad.company}</strong>} {ad.description}
        </span>
      </AdLink>
      {ad.pixels.map((pixel) => (
        <img key={pixel} src={pixel} alt="" hidden />
      ))}
    </Labelled>
  );
}
