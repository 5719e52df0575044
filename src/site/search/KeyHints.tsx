import { searchMessages } from '#content/messages/search.ts';
import styles from './search.module.css';

const { hints, keys } = searchMessages;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** What the keys do, for who has some. */
export const KeyHints = ({ canClose }: { canClose: boolean }) => (
  <p className={styles.hints}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {hints.move}
    </span>
    <span>
      <kbd>{keys.enter}</kbd> {hints.open}
    </span>
    <span>
      <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>{keys.enter}</kbd> {hints.openApart}
    </span>
    {canClose && (
      <span>
        <kbd>{keys.escape}</kbd> {hints.close}
      </span>
    )}
  </p>
);
