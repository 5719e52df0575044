import { useState } from 'react';
import { shortcutMessages as words } from '#content/messages/shortcuts.ts';
import { Sheet } from '../ui/Sheet.tsx';
import styles from './ShortcutSheet.module.css';
import { hasSingleKeys, setSingleKeys } from './singleKeys.ts';

export interface ShortcutSheetProps {
  /** Has the focus again when the sheet is closed. */
  opener: Element | null;
  onClose: () => void;
}

/** The keys that work on every page. Draw it while it is open. */
export function ShortcutSheet({ opener, onClose }: ShortcutSheetProps) {
  const [singleKeys, setSingle] = useState(hasSingleKeys);
  return (
    <Sheet title={words.title} closeLabel={words.close} opener={opener} onClose={onClose}>
      {words.groups.map(({ title, commands }) => (
        <section key={title} className={styles['group']}>
          <h3>{title}</h3>
          <dl>
            {commands.map(({ does, keys }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((combination) => (
                    <Combination key={combination.join('+')} keys={combination} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles['single']}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setSingle(target.checked);
          }}
        />
        {words.singleKeys}
      </label>
    </Sheet>
  );
}

/** Keys that are pressed together. */
const Combination = ({ keys }: { keys: readonly string[] }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
