import type { GridGetRowsParams } from '@mui/x-data-grid-pro';
import { createShipmentServer } from '../../shipmentServer';

/** A server that answers with any part of its shipments. */
export function createRangeServer({ count = 2000, latency = 400 } = {}) {
  const server = createShipmentServer({ count, latency });
  return {
    ...server,
    /** `GET /shipments?start=…&end=…`. */
    async range({ start, end, sortModel }: GridGetRowsParams) {
      const { rows, rowCount } = await server.list({ sortModel });
      return { rows: rows.slice(Number(start), end + 1), rowCount };
    },
  };
}
