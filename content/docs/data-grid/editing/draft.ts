import type { StoredShipment } from '../shipmentServer';

/** The server's ids are above 0, so a draft is a row below it. */
export const isDraft = ({ id }: { id: number }) => id < 0;

/** A row that only the grid has, with an id that no other row has. */
export function createDraft(rows: readonly { id: number }[]): StoredShipment {
  return {
    id: Math.min(0, ...rows.map(({ id }) => id)) - 1,
    version: 0,
    number: 'New',
    goods: '',
    origin: 'Rotterdam',
    destination: 'Singapore',
    carrier: 'Alma Line',
    containers: 1,
    weight: 0,
    value: 0,
    currency: 'EUR',
    status: 'Booked',
    priority: 'Normal',
    departure: new Date(2026, 4, 4),
    arrival: new Date(2026, 4, 28),
    insured: false,
    note: '',
  };
}
