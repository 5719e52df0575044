import type { ReactNode } from 'react';
import type { AdLabel } from '#core/analytics/events.ts';
import styles from './ads.module.css';

interface AdLinkProps {
  href: string;
  /** What analytics calls the ad. */
  label: AdLabel | undefined;
  children: ReactNode;
}

/** A link out of an ad: paid for, in a window of its own, counted. */
export const AdLink = ({ href, label, children }: AdLinkProps) => (
  <a
    className={styles.card}
    href={href}
    target="_blank"
    rel="noopener sponsored"
    data-event-category="ad"
    data-event-action="click"
    data-event-label={label}
  >
    {children}
  </a>
);
