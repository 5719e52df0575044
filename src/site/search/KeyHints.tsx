import { searchMessages } from '#content/messages/search.ts';
import styles from './search.module.css';

const { hints } = searchMessages;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** What the keys do, for who has some. */
export const KeyHints = ({ canClose }: { canClose: boolean }) => (
  <p className={styles.hints}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {hints.move}
    </span>
    <span>
      <kbd>Enter</kbd> {hints.open}
    </span>
    <span>
      <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd> {hints.openApart}
    </span>
    {canClose && (
      <span>
        <kbd>Esc</kbd> {hints.close}
      </span>
    )}
  </p>
);
