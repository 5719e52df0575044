import { reportMissing } from '../offline/missingPart.ts';
import type { Start } from './awakening.ts';
import type { DocumentAwakening } from './waitForReader.ts';

/** The document's own, in whose head it waits for a reader. A page that is drawn without a head, as in tests, is awake. */
const awakening: DocumentAwakening | undefined =
  typeof window === 'undefined' ? undefined : window.docsAwakening;
awakening?.onFailure(reportMissing);

/**
 * Runs something at the first sign of a reader, or when the page is quiet; at once if there was one. A page that is opened at
 * a hash is awake from the beginning.
 * @param makesWork a selector of what does nothing without it: a press on it is answered by a note when `start` fails.
 * @returns what takes it back.
 */
export function whenAwake(start: Start, makesWork: string): () => void {
  if (awakening !== undefined) return awakening.whenAwake(start, makesWork);
  start().catch(reportMissing);
  return () => undefined;
}
