import type { GridGetRowsParams } from '@mui/x-data-grid';
import { createShipments, ports, type Shipment } from './shipments';

/** A shipment as the server keeps it: `version` goes up with each save. */
export interface StoredShipment extends Shipment {
  version: number;
}

/** What a request for rows may ask for; the grid's `getRows` sends more. */
export type ShipmentQuery = Partial<
  Pick<GridGetRowsParams, 'sortModel' | 'filterModel' | 'paginationModel'>
>;

/** The server refuses a value, as with HTTP status 422. */
export class RefusedError extends Error {
  field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Somebody else saved the row first, as with HTTP status 409. */
export class ConflictError extends Error {
  current: StoredShipment;

  constructor(current: StoredShipment) {
    super(`${current.number} was changed by somebody else.`);
    this.current = current;
  }
}

const tests: Record<string, (cell: string, wanted: string) => boolean> = {
  contains: (cell, wanted) => cell.includes(wanted),
  equals: (cell, wanted) => cell === wanted,
  is: (cell, wanted) => cell === wanted,
  '=': (cell, wanted) => Number(cell) === Number(wanted),
  '>': (cell, wanted) => Number(cell) > Number(wanted),
  '<': (cell, wanted) => Number(cell) < Number(wanted),
};

const read = (row: StoredShipment, field: string): unknown =>
  Object.entries(row).find(([key]) => key === field)?.[1];

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return a.localeCompare(b);
  }
  return Number(a) - Number(b);
}

function check(row: Shipment): void {
  if (row.goods.trim() === '') {
    throw new RefusedError('goods', 'Name the goods.');
  }
  if (!(row.containers >= 1 && row.containers <= 24)) {
    throw new RefusedError('containers', 'Book 1 to 24 containers.');
  }
  if (!ports.some(({ city }) => city === row.destination)) {
    const message = `No line calls at "${row.destination}".`;
    throw new RefusedError('destination', message);
  }
}

function applyQuery(rows: StoredShipment[], query: ShipmentQuery) {
  const { sortModel = [], filterModel, paginationModel } = query;
  const found = rows.filter((row) =>
    (filterModel?.items ?? []).every(({ field, operator, value }) => {
      if (value === undefined || value === '') {
        return true;
      }
      const test = tests[operator];
      if (!test) {
        throw new Error(`The server has no filter "${operator}".`);
      }
      const cell = String(read(row, field)).toLowerCase();
      return test(cell, String(value).toLowerCase());
    }),
  );
  const [order] = sortModel;
  if (order) {
    const sign = order.sort === 'desc' ? -1 : 1;
    const { field } = order;
    found.sort((a, b) => sign * compare(read(a, field), read(b, field)));
  }
  if (!paginationModel) {
    return { rows: found, rowCount: found.length };
  }
  const { page, pageSize } = paginationModel;
  const start = page * pageSize;
  return { rows: found.slice(start, start + pageSize), rowCount: found.length };
}

/**
 * Stands in for a server with a database of shipments: it answers after
 * `latency` milliseconds, and keeps what it is sent until the page is left.
 */
export function createShipmentServer({ count = 50, latency = 400 } = {}) {
  const table = new Map<number, StoredShipment>(
    createShipments(count).map((row) => [row.id, { ...row, version: 1 }]),
  );
  let down = false;
  let nextId = count + 1;

  const answer = async <T>(work: () => T): Promise<T> => {
    await new Promise((resolve) => {
      setTimeout(resolve, latency);
    });
    if (down) {
      throw new Error('The server does not answer.');
    }
    return work();
  };

  const find = (id: number): StoredShipment => {
    const row = table.get(id);
    if (!row) {
      throw new Error(`Shipment ${id} does not exist.`);
    }
    return row;
  };

  const store = (row: Shipment, version: number): StoredShipment => {
    check(row);
    const stored = { ...row, version };
    table.set(row.id, stored);
    return stored;
  };

  return {
    /** `GET /shipments`. */
    list: (query: ShipmentQuery = {}) =>
      answer(() => applyQuery([...table.values()], query)),

    /** `PUT /shipments/:id`. Throws `RefusedError` or `ConflictError`. */
    save: (row: StoredShipment) =>
      answer(() => {
        const current = find(row.id);
        if (current.version !== row.version) {
          throw new ConflictError(current);
        }
        return store(row, current.version + 1);
      }),

    /** `POST /shipments`: the server gives the id and the number. */
    create: (draft: Shipment) =>
      answer(() => {
        const number = `NG-${10000 + nextId}`;
        const stored = store({ ...draft, id: nextId, number }, 1);
        nextId += 1;
        return stored;
      }),

    /** `DELETE /shipments/:id`. */
    remove: (id: number) =>
      answer(() => {
        table.delete(find(id).id);
      }),

    /** What the server has now, without waiting. */
    peek: () => [...table.values()],

    /** Somebody else saves at this moment. */
    saveElsewhere(id: number, changes: Partial<Shipment>) {
      const current = find(id);
      return store({ ...current, ...changes, id }, current.version + 1);
    },

    /** From now on requests fail, or no longer do. */
    setDown(value: boolean) {
      down = value;
    },
  };
}
