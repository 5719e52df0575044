import type { MouseEvent } from 'react';
import type { PageData } from '#core/page/page.ts';
import styles from './Page.module.css';

/**
 * The page for machines and their readers. What the buttons do is loaded when one is pressed; without it, or without
 * JavaScript, the Markdown itself is one link away.
 */
export function PageTools({ page: { route, markdown } }: { page: PageData }) {
  if (markdown === undefined) return null;
  const plain = `${route}index.md`;
  const told = (action: string) => ({
    className: 'tool',
    'data-event-category': 'page',
    'data-event-action': action,
    'data-event-label': route,
  });
  const on = (tool: 'copyPage' | 'openAssistants') => ({
    type: 'button' as const,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      import('./pageTools.ts').then(
        (tools) => tools[tool](currentTarget, route, markdown),
        () => location.assign(plain),
      ),
  });
  return (
    <p className={styles.tools}>
      <button {...told('copy-markdown')} {...on('copyPage')}>
        Copy page as Markdown
      </button>
      <a {...told('view-markdown')} href={plain}>
        View as Markdown
      </a>
      <button {...told('assistant')} {...on('openAssistants')} aria-haspopup="menu">
        Open in an assistant
      </button>
    </p>
  );
}
