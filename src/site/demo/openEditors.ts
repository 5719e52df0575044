import { useCallback, useSyncExternalStore } from 'react';

/*
 * Which demos are being edited: the editor says so, the toolbar of the demo shows it.
 */

/** The text of the file that an open editor shows. */
type ShownText = () => string;

const editors = new Map<Element, ShownText>();
const listeners = new Set<() => void>();

/** Says that a demo's editor is open, or with undefined that it is closed. @param frame the demo's. */
export function setOpenEditor(frame: Element, shownText: ShownText | undefined): void {
  if (shownText === undefined) editors.delete(frame);
  else editors.set(frame, shownText);
  for (const listener of listeners) listener();
}

/** What the open editor of a demo shows; undefined when there is none. */
export const editorText = (frame: Element): string | undefined => editors.get(frame)?.();

/** Whether a demo is being edited. */
export function useIsEdited(frame: Element): boolean {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  return useSyncExternalStore(subscribe, () => editors.has(frame));
}
