import { placeOf } from '#core/islands.ts';
import styles from './ads.module.css';

/** The room that the page's ad takes, kept free from the first paint on. */
export const AdSpace = () => <div className={`${styles.space} ${styles.room}`} />;

/**
 * The page's ad: later in the document than what it would interrupt, shown in the room of `AdSpace`. What draws it
 * comes when the page has nothing else to do; without it, or where it fails, the room stays empty.
 */
export const AdBox = () => <div className={`${styles.space} ${styles.box}`} {...placeOf('ads')} />;
