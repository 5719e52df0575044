import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEEDBACK_PAGES_FILE, type FeedbackPages } from '#core/feedback/answer.ts';
import { DocsError } from '#core/errors.ts';

/**
 * The pages and sections that can be answered on, as the build left them.
 * @throws DocsError when the export has none.
 */
export function readFeedbackPages(outFolder: string): FeedbackPages {
  const file = path.join(outFolder, FEEDBACK_PAGES_FILE);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FeedbackPages; // the build's own
  } catch (error) {
    throw new DocsError(
      `"${file}" cannot be read (${error instanceof Error ? error.message : String(error)}): feedback about any page will be refused.`,
      'Run npm run build.',
    );
  }
}
