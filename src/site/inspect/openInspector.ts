import { useCallback, useSyncExternalStore } from 'react';

/*
 * Which demo is inspected: one at a time on a page.
 */

let inspected: Element | undefined;
const listeners = new Set<() => void>();

function set(frame: Element | undefined): void {
  inspected = frame;
  for (const listener of listeners) listener();
}

/** Inspects a demo, and no other one any more. @param frame the demo's. */
export const openInspector = (frame: Element): void => set(frame);

/** Ends the inspection of a demo, if it is this one that is inspected. */
export function closeInspector(frame: Element): void {
  if (inspected === frame) set(undefined);
}

/** Whether a demo is inspected. */
export function useIsInspected(frame: Element): boolean {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  return useSyncExternalStore(subscribe, () => inspected === frame);
}
