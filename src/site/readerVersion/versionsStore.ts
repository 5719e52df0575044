/* The reader has asked for the dialog of versions. Heard by the shell, which may hear it before anything can be drawn. */

interface VersionsRequest {
  /** Has the focus again when the dialog is closed. */
  opener: Element | null;
}

let request: VersionsRequest | undefined;
const listeners = new Set<() => void>();

function set(next: VersionsRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

export const askVersions = (): void => set({ opener: document.activeElement });

/** The dialog is closed. */
export const forgetVersions = (): void => set(undefined);

export const getVersionsRequest = (): VersionsRequest | undefined => request;

export function subscribeVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
