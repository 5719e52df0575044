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
 * The page for machines and their readers. `PageTools` makes the buttons work; without it, or without JavaScript, the
 * Markdown itself is one link away.
 */
export function StaticPageTools({ page: { route, markdown } }: { page: PageData }) {
  if (markdown === undefined) return null;
  return (
    <p className={styles.tools} {...placeOf('page-tools')}>
      <button type="button" {...toolAttributes(route, 'copy-markdown')}>
        <span>{pageMessages.copyMarkdown}</span>
      </button>
      <a {...toolAttributes(route, 'view-markdown')} href={`${route}index.md`}>
        {pageMessages.viewMarkdown}
      </a>
      <button type="button" aria-haspopup="menu" {...toolAttributes(route, 'assistant')}>
        {pageMessages.openAssistant}
      </button>
    </p>
  );
}
