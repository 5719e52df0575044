import type { GridColumnVisibilityModel } from '@mui/x-data-grid';

const KEY = 'shipments: visible columns';

/** The model of the last visit, or `defaults`. */
export function readVisibility(
  defaults: GridColumnVisibilityModel,
): GridColumnVisibilityModel {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (stored === null || typeof stored !== 'object') {
      return defaults;
    }
    const entries = Object.entries(stored);
    return Object.fromEntries(
      entries.filter(([, visible]) => typeof visible === 'boolean'),
    );
  } catch {
    return defaults; // The storage is blocked, or the text in it is broken.
  }
}

export function storeVisibility(model: GridColumnVisibilityModel) {
  try {
    localStorage.setItem(KEY, JSON.stringify(model));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
