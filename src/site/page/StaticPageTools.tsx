import { pageMessages } from '#content/messages/page.ts';
import { placeOf } from '#core/islands.ts';
import type { PageData } from '#core/page/page.ts';
import styles from './Page.module.css';

/** How a tool looks, and what analytics hears of it. */
export const toolAttributes = (route: string, action: string) => ({
  className: 'tool',
  'data-event-category': 'page',
  'data-event-action': action,
  'data-event-label': route,
});

/**
 * The page for machines and their readers: one button in two parts. `PageTools` makes them work, and the second one a menu;
 * without it, or without JavaScript, it leads to the Markdown itself.
 */
export function StaticPageTools({ page: { route, markdown } }: { page: PageData }) {
  if (markdown === undefined) return null;
  return (
    <p className={styles.tools} {...placeOf('page-tools')}>
      <button type="button" {...toolAttributes(route, 'copy-markdown')}>
        <span>{pageMessages.copyMarkdown}</span>
      </button>
      <a {...toolAttributes(route, 'view-markdown')} href={`${route}index.md`}>
        <span>{pageMessages.viewMarkdown}</span>
      </a>
    </p>
  );
}
