import { carriers, createShipments } from '../../shipments';

export interface Line {
  id: string;
  kind: 'carrier' | 'shipment' | 'pager';
  carrier: string;
  /** What the tree shows. */
  name: string;
  goods?: string;
  /** How many rows are below it. */
  children: number;
  /** Of the pager, counted from 0. */
  page?: number;
  pages?: number;
}

const PAGE_SIZE = 5;

/** Poses as a server that has shipments by carrier, and returns them in pages. */
export function createCarrierServer({ latency = 400 } = {}) {
  const table = createShipments(200);
  const of = (carrier: string) =>
    table.filter((row) => row.carrier === carrier);
  const wait = () =>
    new Promise((resolve) => {
      setTimeout(resolve, latency);
    });

  return {
    /** `GET /carriers`. */
    async carriers(): Promise<Line[]> {
      await wait();
      return carriers.map((carrier) => ({
        id: carrier,
        kind: 'carrier',
        carrier,
        name: carrier,
        children: of(carrier).length,
      }));
    },

    /** `GET /carriers/:carrier/shipments?page=…`, with a row for the pager. */
    async shipments(carrier: string, page: number): Promise<Line[]> {
      await wait();
      const all = of(carrier);
      const pages = Math.ceil(all.length / PAGE_SIZE);
      const start = page * PAGE_SIZE;
      const lines = all.slice(start, start + PAGE_SIZE).map((row): Line => ({
        id: row.number,
        kind: 'shipment',
        carrier,
        name: row.number,
        goods: row.goods,
        children: 0,
      }));
      const pager: Line = {
        id: `pager of ${carrier}`,
        kind: 'pager',
        carrier,
        name: `Page ${page + 1} of ${pages}`,
        children: 0,
        page,
        pages,
      };
      return [...lines, pager];
    },
  };
}
