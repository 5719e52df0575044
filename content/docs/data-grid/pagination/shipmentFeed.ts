import { createShipments, type Shipment } from '../shipments';

/**
 * Stands in for a server that cannot count its shipments. It answers after
 * `latency` milliseconds.
 */
export function createShipmentFeed({ count = 23, latency = 400 } = {}) {
  const table = createShipments(count);

  const answer = async <T>(value: T): Promise<T> => {
    await new Promise((resolve) => {
      setTimeout(resolve, latency);
    });
    return value;
  };

  return {
    /** `GET /shipments?page=…`: knows whether there is another page. */
    page({ page, pageSize }: { page: number; pageSize: number }) {
      const end = (page + 1) * pageSize;
      const rows = table.slice(page * pageSize, end);
      return answer({ rows, hasNextPage: end < table.length });
    },

    /** `GET /shipments?after=…`: the rows that follow a cursor. */
    after({ cursor, limit }: { cursor: string | null; limit: number }) {
      const start = table.findIndex(({ number }) => number === cursor) + 1;
      const rows: Shipment[] = table.slice(start, start + limit);
      const more = start + limit < table.length;
      const nextCursor = more ? (rows.at(-1)?.number ?? null) : null;
      return answer({ rows, nextCursor });
    },
  };
}
