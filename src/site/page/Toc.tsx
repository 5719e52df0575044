import { useEffect, useState } from 'react';
import { pageMessages } from '#content/messages/page.ts';
import type { TocEntry } from '#core/page/page.ts';
import styles from './Toc.module.css';
import { watchHeadings } from './watchHeadings.ts';

/** The same list where there is no room beside the text: folded, under the page's title. */
export function NarrowToc({ entries }: { entries: TocEntry[] }) {
  return (
    <details className={styles.narrow}>
      <summary>{pageMessages.toc}</summary>
      <ul>
        {entries.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.deeper : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The headings of the page; the one being read is marked. */
export function Toc({ entries }: { entries: TocEntry[] }) {
  const [active, setActive] = useState('');
  useEffect(
    () =>
      watchHeadings(
        entries.map(({ id }) => id),
        setActive,
      ),
    [entries],
  );
  return (
    <nav className={styles.toc} aria-labelledby="page-toc-title">
      <p id="page-toc-title">{pageMessages.toc}</p>
      <ul>
        {entries.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.deeper : undefined}>
            <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
