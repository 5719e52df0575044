/** What a tab remembers of having been loaded anew, so that it happens once. */
const KEY = 'docs-reloaded';

/** For which build, or which broken page of one. */
export function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Loads the page anew and remembers why; does nothing when that cannot be remembered or is done already. */
export function reloadOnce(reason: string): void {
  try {
    if (sessionStorage.getItem(KEY) === reason) return;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return; // without a memory it might never end
  }
  location.reload();
}

/** Next's id of the build that this document belongs to. */
export const documentBuild = (): string => window.__NEXT_DATA__.buildId;
