import type { GridSortModel } from '@mui/x-data-grid';
import type { StoredShipment } from '../shipmentServer';

interface PageOfShipments {
  rows: StoredShipment[];
  rowCount: number;
}

interface LoadAllOptions {
  list: (query: {
    sortModel: GridSortModel;
    paginationModel: { page: number; pageSize: number };
  }) => Promise<PageOfShipments>;
  sortModel: GridSortModel;
  /** Is told how many of how many rows there are so far. */
  onProgress: (loaded: number, total: number) => void;
  signal: AbortSignal;
}

const PAGE_SIZE = 250;

/**
 * Loads the rows of all pages, one request after the other.
 * @throws what `list` throws, or the reason of the signal when it is aborted.
 */
export async function loadAll(
  options: LoadAllOptions,
): Promise<StoredShipment[]> {
  const { list, sortModel, onProgress, signal } = options;
  const loaded: StoredShipment[] = [];
  for (let page = 0; ; page += 1) {
    const paginationModel = { page, pageSize: PAGE_SIZE };
    const { rows, rowCount } = await list({ sortModel, paginationModel });
    signal.throwIfAborted();
    loaded.push(...rows);
    onProgress(loaded.length, rowCount);
    if (loaded.length >= rowCount || rows.length === 0) {
      return loaded;
    }
  }
}

/** Quotes what needs it, and makes what could be a formula a text. */
function toCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value);
  const isText = typeof value === 'string';
  const safe = isText && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toCsv(
  rows: readonly StoredShipment[],
  fields: readonly (keyof StoredShipment)[],
): string {
  const lines = rows.map((row) => fields.map((field) => toCell(row[field])));
  return [fields, ...lines].map((line) => line.join(',')).join('\r\n');
}
