import type {
  GridDataSource,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const table = createShipments(2000);

const read = (row: object, field: string): unknown =>
  Object.entries(row).find(([key]) => key === field)?.[1];

/** One row for each value of a field, as `GROUP BY` gives it. */
function group(rows: Shipment[], field: string): GridValidRowModel[] {
  const groups = new Map<string, Shipment[]>();
  for (const row of rows) {
    const key = String(read(row, field));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, members]) => ({
    id: `${field} ${key}`,
    [field]: key,
    size: members.length,
    total: members.reduce((sum, { containers }) => sum + containers, 0),
  }));
}

/**
 * Stands in for a server with 2,000 shipments, which answers after 300 ms: it
 * groups and adds up, so that the browser gets a row for each group.
 */
export const loadSource: GridDataSource = {
  getRows: async ({ groupFields = [], groupKeys = [], filterModel }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const words = filterModel.quickFilterValues ?? [];
    const found = table.filter(
      (row) =>
        groupKeys.every(
          (key, level) => String(read(row, groupFields[level])) === key,
        ) &&
        words.every((word) =>
          Object.values(row).join(' ').toLowerCase().includes(String(word)),
        ),
    );
    const field = groupFields[groupKeys.length];
    const rows = field === undefined ? found : group(found, field);
    return { rows, rowCount: rows.length };
  },
  getGroupKey: (row) => String(row.carrier),
  getChildrenCount: (row) => Number(row.size ?? 0),
  getAggregatedValue: (row) => row.total,
};
