import type { GridColDef } from '@mui/x-data-grid-premium';

/** A shipment with few enough columns to add up by eye. */
export interface TenthShipment {
  id: number;
  number: string;
  carrier: string;
  port: string;
  containers: number;
  /** Euros for one container. */
  rate: number;
  departure: Date;
}

type Line = [
  carrier: string,
  port: string,
  containers: number,
  rate: number,
  departure: Date,
];

const lines: Line[] = [
  ['Alma Line', 'Rotterdam', 4, 1200, new Date(2025, 9, 6)],
  ['Alma Line', 'Rotterdam', 2, 1000, new Date(2025, 10, 17)],
  ['Alma Line', 'Busan', 6, 1500, new Date(2026, 0, 12)],
  ['Alma Line', 'Busan', 3, 1400, new Date(2026, 1, 9)],
  ['Blue Fjord', 'Rotterdam', 5, 1100, new Date(2025, 11, 1)],
  ['Blue Fjord', 'Rotterdam', 1, 1300, new Date(2026, 0, 26)],
  ['Blue Fjord', 'Busan', 8, 1600, new Date(2026, 3, 13)],
  ['Caledon', 'Rotterdam', 7, 900, new Date(2025, 9, 20)],
  ['Caledon', 'Rotterdam', 4, 1000, new Date(2026, 2, 2)],
  ['Caledon', 'Rotterdam', 10, 800, new Date(2026, 4, 4)],
];

/** Ten shipments: 50 containers of three carriers to two ports. */
export const tenShipments: TenthShipment[] = lines.map(
  ([carrier, port, containers, rate, departure], index) => ({
    id: index + 1,
    number: `NG-${index + 1}`,
    carrier,
    port,
    containers,
    rate,
    departure,
  }),
);

export const tenColumns: GridColDef<TenthShipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 90 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'port', headerName: 'Port', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 112 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
];

/** The columns with these fields, in this order. */
export const columnsOf = (...fields: string[]): GridColDef<TenthShipment>[] =>
  fields.flatMap((field) =>
    tenColumns.filter((column) => column.field === field),
  );

/** The columns, with changes to one of them. */
export const changeTenColumns = (
  field: string,
  changes: Partial<GridColDef<TenthShipment>>,
  columns = tenColumns,
): GridColDef<TenthShipment>[] =>
  columns.map((column) =>
    column.field === field ? { ...column, ...changes } : column,
  );
