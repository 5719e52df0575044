import {
  DataGrid,
  getGridStringQuickFilterFn,
  type GetApplyQuickFilterFn,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

/** "oil" finds nothing, "oli" finds olive oil. */
const startsWith: GetApplyQuickFilterFn<Shipment, string | null> = (wanted) => {
  const start = String(wanted).toLowerCase();
  return (goods) => goods?.toLowerCase().startsWith(start) ?? false;
};

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    width: 100,
    // Never searched.
    getApplyQuickFilterFn: () => null,
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    getApplyQuickFilterFn: startsWith,
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value / 1000} t`,
    // As a text that contains the word, as it is displayed.
    getApplyQuickFilterFn: getGridStringQuickFilterFn,
  },
];

const rows = createShipments(25);

export default function WhatIsFound() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, each column searched in its way"
        rows={rows}
        columns={columns}
        showToolbar
      />
    </div>
  );
}
