const KEY = 'shipments: widths of columns';

/** The width of a column in pixels, by its field. */
export type Widths = Record<string, number>;

/** The widths of the last visit. There are none on a server. */
export function readWidths(): Widths {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(
      entries.filter(([, width]) => Number.isFinite(width)),
    );
  } catch {
    return {}; // The storage is blocked, or the text in it is broken.
  }
}

export function storeWidths(widths: Widths) {
  try {
    localStorage.setItem(KEY, JSON.stringify(widths));
  } catch {
    // Without storage, the widths last until the page is closed.
  }
}
