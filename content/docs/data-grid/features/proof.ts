import type {
  DataGridPremiumProps,
  GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

/** A feature, as a grid of its own shows it. */
export interface Proof {
  /** As the map of features calls it. */
  name: string;
  /** What to look at, or what to do. */
  hint: string;
  /** What makes the grid have it. */
  props: Partial<DataGridPremiumProps<Shipment>>;
}

export interface ProofGroup {
  title: string;
  proofs: Proof[];
}

export const rows = createShipments(60);

export const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 140 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

/** The columns, with changes to one of them. */
export const changeColumn = (
  field: string,
  changes: Partial<GridColDef<Shipment>>,
): GridColDef<Shipment>[] =>
  columns.map((column) =>
    column.field === field ? { ...column, ...changes } : column,
  );
