import { useEffect, useRef } from 'react';
import { codeTypeMessages as words } from '#content/messages/codeTypes.ts';
import { Popover } from '../ui/Popover.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import styles from './TypeList.module.css';
import { TypeText } from './TypeText.tsx';
import type { Focused } from './useFocused.ts';

/** Where `reference.css` lays popovers at the window's lower edge. */
const NARROW = '(max-width: 599.98px)';

/** Room below the popover's upper edge, in CSS pixels. */
const ROOM = 320;
/** The site's header, which stays. */
const HEADER = 64;

/** What scrolls is reached by keyboard. */
const SCROLLED = { role: 'group', tabIndex: 0 } as const;

interface TypeListProps {
  focused: Focused;
  onClose: () => void;
}

/** The types of a block's identifiers, each once, in the order of the code. */
export function TypeList({ focused: { pre, types }, onClose }: TypeListProps) {
  const isSheet = useMediaQuery(NARROW);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => popover.current?.focus({ preventScroll: true }), []);
  return (
    <Popover
      key={String(isSheet)}
      ref={popover}
      anchor={pre}
      label={words.list}
      className="type-popover"
      isSheet={isSheet}
      rect={() => firstShown(pre)}
      onClose={onClose}
    >
      <div className="type-popover-head">
        <p className={styles['title']}>{words.list}</p>
        <button type="button" aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </div>
      {types === undefined ? (
        <p className={styles['failed']} role="status">
          {words.failed}
        </p>
      ) : (
        <div className="type-popover-body" {...SCROLLED} aria-label={words.list}>
          <ul className={styles['list']}>
            {types.map((type) => (
              <li key={`${type.before}${type.name}${type.after}`}>
                <TypeText {...type} />
                {type.href !== undefined && (
                  <a href={type.href} aria-label={words.openName(type.name)}>
                    {words.open}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}

/** A line where the element is seen, below which there is room. */
function firstShown(element: HTMLElement): DOMRect {
  const { left, width, top } = element.getBoundingClientRect();
  const y = Math.max(HEADER, Math.min(top, innerHeight - ROOM));
  return new DOMRect(left, y, width, 0);
}
