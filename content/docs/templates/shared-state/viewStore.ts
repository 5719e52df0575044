import { halls, type Hall } from './visits';

export interface SavedView {
  name: string;
  halls: readonly Hall[];
  /** The column that is sorted, from the highest value on. */
  sort: 'adults' | 'children';
}

const KEY = 'museum-views';

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const view = value as Partial<Record<keyof SavedView, unknown>>;
  return (
    typeof view.name === 'string' &&
    view.name !== '' &&
    Array.isArray(view.halls) &&
    view.halls.every((hall) => halls.some((each) => each === hall)) &&
    (view.sort === 'adults' || view.sort === 'children')
  );
};

/** The views of this browser. What cannot be read counts as none. */
function loadViews(): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    // Storage that is blocked, or a text that is no JSON.
    return [];
  }
}

function storeViews(views: readonly SavedView[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
    return true;
  } catch {
    return false;
  }
}

const none: readonly SavedView[] = [];
let views: readonly SavedView[] | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. Only a browser has storage, a server has none. */
export const viewStore = {
  get: () => (views ??= loadViews()),
  getOnServer: () => none,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** @returns whether they will be there after a reload. */
  set: (next: readonly SavedView[]) => {
    views = next;
    listeners.forEach((listener) => listener());
    return storeViews(next);
  },
};
