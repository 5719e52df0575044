/* The reader has asked for the dialog of versions. Heard by the shell, which may hear it before anything can be drawn. */

interface Asked {
  /** Has the focus again when the dialog is closed. */
  opener: Element | null;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function set(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const askVersions = (): void => set({ opener: document.activeElement });

/** The dialog is closed. */
export const forgetVersions = (): void => set(undefined);

export const getAskedVersions = (): Asked | undefined => asked;

export function subscribeVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
