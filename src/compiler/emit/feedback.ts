import path from 'node:path';
import { FEEDBACK_PAGES_FILE, type FeedbackPages } from '#core/feedback/answer.ts';
import type { PageData } from '#core/page/page.ts';
import { writeIfChanged } from './write.ts';

/** Writes which pages and sections there are to answer on. */
export function emitFeedbackPages(
  generated: string,
  pages: readonly Pick<PageData, 'route' | 'toc'>[],
): void {
  const table: FeedbackPages = Object.fromEntries(
    pages.map(({ route, toc }) => [route, toc.map(({ id }) => id)]),
  );
  writeIfChanged(path.join(generated, 'static', FEEDBACK_PAGES_FILE), JSON.stringify(table));
}
