import { AD_BLOCK_MESSAGE, type Promotion } from '#content/promotions.ts';
import type { AdShape } from '#core/ads/chance.ts';
import type { AdLabel } from '#core/analytics/events.ts';
import { AdLink } from './AdLink.tsx';
import styles from './ads.module.css';

interface PromotionCardProps {
  promotion: Promotion;
  shape: AdShape;
  label: AdLabel | undefined;
}

/** One of our own promotions. */
export const PromotionCard = ({ promotion, shape, label }: PromotionCardProps) => (
  <AdLink href={promotion.link} label={label}>
    {shape === 'image' && (
      <svg viewBox="0 0 130 100" aria-hidden="true">
        <use href={promotion.img} />
      </svg>
    )}
    <span className={styles.text}>
      <strong>{promotion.lead}</strong> {promotion.description}
    </span>
  </AdLink>
);

/** The request to allow ads. */
export const BlockedMessage = () => (
  <div className={styles.ad}>
    <p className={styles.text}>
      <strong>{AD_BLOCK_MESSAGE.lead}</strong> {AD_BLOCK_MESSAGE.text}
    </p>
  </div>
);
