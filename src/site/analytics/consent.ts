const KEY = 'docs-analytics';

/** What the reader has answered; undefined when they have not, or storage is refused. */
export function keptConsent(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === 'allowed') return true;
    return kept === 'declined' ? false : undefined;
  } catch {
    return undefined;
  }
}

export function keepConsent(allowed: boolean): void {
  try {
    localStorage.setItem(KEY, allowed ? 'allowed' : 'declined');
  } catch {
    // storage is refused: the answer holds for this document, and is asked for again in the next
  }
}
