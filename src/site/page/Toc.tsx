import { pageMessages } from '#content/messages/page.ts';
import type { TocEntry } from '#core/page/page.ts';
import styles from './Toc.module.css';

/** The list in which the heading being read is marked (`enhance/toc.ts`). */
export const TOC_ID = 'page-toc';

interface TocProps {
  entries: TocEntry[];
}

/** The same list where there is no room beside the text: folded, under the page's title. */
export const NarrowToc = ({ entries }: TocProps) => (
  <details className={styles.narrow}>
    <summary>{pageMessages.toc}</summary>
    <Entries entries={entries} />
  </details>
);

/** The headings of the page. */
export const Toc = ({ entries }: TocProps) => (
  <nav id={TOC_ID} className={styles.toc} aria-labelledby={`${TOC_ID}-title`}>
    <p id={`${TOC_ID}-title`}>{pageMessages.toc}</p>
    <Entries entries={entries} />
  </nav>
);

const Entries = ({ entries }: TocProps) => (
  <ul>
    {entries.map(({ id, text, level }) => (
      <li key={id} className={level === 3 ? styles.deeper : undefined}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ul>
);
