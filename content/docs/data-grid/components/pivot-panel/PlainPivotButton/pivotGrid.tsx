import type * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../../shipments';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(20);

/** The grid below the toolbar, which is what the demo is about. */
export function PivotGrid({ toolbar }: { toolbar: React.ComponentType }) {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments to pivot with a plain button"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
