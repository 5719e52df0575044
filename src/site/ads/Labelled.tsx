import { useId, type ReactNode } from 'react';
import { adMessages } from '#content/messages/ads.ts';
import styles from './ads.module.css';

interface LabelledProps {
  /** It is on its way, and must not be seen or reached yet. */
  waiting?: boolean;
  children: ReactNode;
}

/** Says, to eyes and ears, that what is inside is an ad. */
export function Labelled({ waiting = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={waiting ? `${styles.ad} ${styles.waiting}` : styles.ad}
    >
      <p id={id} className={styles.mark}>
        {adMessages.mark}
      </p>
      {children}
    </div>
  );
}
