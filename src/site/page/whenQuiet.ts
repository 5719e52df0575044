/** The longest that what can wait waits for the browser to be idle. */
const IDLE_WITHIN_MS = 2_000;

/** Runs something that no reader waits for: after the page has loaded, and when the browser is idle. */
export function whenQuiet(run: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    else setTimeout(run, 200); // Safari
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
