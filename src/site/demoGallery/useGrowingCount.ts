import { useEffect, useState } from 'react';

/** As many as a large screen shows at once. */
const FIRST = 60;
const STEP = 120;

/** Safari has no idle callbacks. */
const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
};

/**
 * How many of the cards to draw: those of the first screen at once, and the rest in steps while the browser is idle. In the
 * end all of them are there, for who searches in the page or jumps to its end; CSS lays out those that are seen.
 * @param needed so many are there at once, and a screen more.
 */
export function useGrowingCount(total: number, needed = 0): number {
  const [count, setCount] = useState(needed + FIRST);
  const isWhole = count >= total;
  useEffect(() => (isWhole ? undefined : whenIdle(() => setCount(count + STEP))), [count, isWhole]);
  return count;
}
