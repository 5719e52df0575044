import * as React from 'react';
import {
  DataGridPremium,
  GRID_REORDER_COL_DEF,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupable';

const columns: GridColDef<Shipment>[] = [
  // The header of the handles is empty by default.
  { ...GRID_REORDER_COL_DEF, width: 66, renderHeader: () => 'Move' },
  ...shipmentColumns,
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
};

export default function DraggedShipments() {
  const [message, setMessage] = React.useState('Nothing has been moved.');

  // A real application would save the row here.
  const save = async (row: Shipment, old: Shipment) => {
    setMessage(`${row.number}: from ${old.carrier} to ${row.carrier}`);
    return row;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Shipments to move to another carrier"
          rows={shipments}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          rowReordering
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
