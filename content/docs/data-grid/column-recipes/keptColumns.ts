import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid-pro';

/** What users change: the fields in their order, and widths in pixels. */
export interface KeptColumns {
  order: string[];
  widths: Record<string, number>;
}

export const nothingKept: KeptColumns = { order: [], widths: {} };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was stored at the last visit. There is nothing on a server. */
export function readColumns(key: string): KeptColumns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const parts = new Map<string, unknown>(Object.entries(stored ?? {}));
    const order = parts.get('order');
    const widths = Object.entries(parts.get('widths') ?? {});
    return {
      order: Array.isArray(order) ? order.filter(isText) : [],
      widths: Object.fromEntries(
        widths.filter(([, width]) => Number.isFinite(width)),
      ),
    };
  } catch {
    return nothingKept; // The storage is blocked, or the text in it is broken.
  }
}

export function storeColumns(key: string, kept: KeptColumns) {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, the changes last until the page is closed.
  }
}

/** The columns as users left them. New ones come last, with their own width. */
export function applyKept<Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
  { order, widths }: KeptColumns,
): GridColDef<Row>[] {
  const placeOf = ({ field }: GridColDef<Row>) => {
    const place = order.indexOf(field);
    return place === -1 ? order.length : place;
  };
  return [...columns]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((column) => {
      const width = widths[column.field];
      // A column with flex would ignore its width.
      return width === undefined ? column : { ...column, width, flex: 0 };
    });
}
