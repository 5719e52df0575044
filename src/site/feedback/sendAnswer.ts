import { DWELL_MIN_MS, FEEDBACK_PATH, type Answer } from '#core/feedback/answer.ts';
import { forgetUnsent, keepUnsent } from './kept.ts';

/** Then the reader is told that it failed; the answer is kept. */
const PATIENCE_MS = 10_000;
/** The server has read the answer and will never take it: nothing to offer again. */
const REFUSED_FOR_GOOD = [400, 404, 409, 413, 422];

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Sends an answer, which stays in the browser until the server has stored it.
 * @param title what the page or section is called, for who is asked about it in another visit.
 * @returns whether it is stored.
 */
export async function sendAnswer(answer: Answer, title: string): Promise<boolean> {
  keepUnsent({ answer, title, tried: Date.now() });
  // Quicker than the server takes for human.
  await wait(Math.max(0, DWELL_MIN_MS - performance.now()));
  const dwell = Math.round(performance.now());
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...answer, dwell, website: '' }),
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // A host without the server answers with a page, whatever the status.
    const ours = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    const stored = ours && response.ok;
    if (stored || (ours && REFUSED_FOR_GOOD.includes(response.status))) forgetUnsent(answer);
    return stored;
  } catch {
    return false; // the reader is told, and the answer is kept
  }
}
