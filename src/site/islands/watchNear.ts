/** How far below and above the viewport a placeholder counts as visible. */
const NEAR = '400px 0px';
/** The longest a visible island waits for the browser to be idle. */
const IDLE_WITHIN_MS = 300;

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 50); // Safari
};

/** Looks out for what is near the viewport. */
export interface NearWatch {
  /** Asks again which elements are due. */
  look: () => void;
  stop: () => void;
}

/**
 * Wakes what comes near the viewport and is due, one at a time and when the browser is idle.
 * @param wake is called once for each element at the most.
 */
export function watchNear(
  elements: readonly HTMLElement[],
  isDue: (element: HTMLElement) => boolean,
  wake: (element: HTMLElement) => void,
): NearWatch {
  const near = new Set<HTMLElement>();
  let stopped = false;
  let waiting = false;

  function next(): void {
    waiting = false;
    const element = stopped ? undefined : [...near].find(isDue);
    if (element === undefined) return;
    near.delete(element);
    observer.unobserve(element);
    wake(element);
    look();
  }

  function look(): void {
    if (waiting || stopped || near.size === 0) return;
    waiting = true;
    whenIdle(next);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = target as HTMLElement; // what it was given
        if (isIntersecting) near.add(element);
        else near.delete(element);
      }
      look();
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  return {
    look,
    stop: () => {
      stopped = true;
      observer.disconnect();
    },
  };
}
