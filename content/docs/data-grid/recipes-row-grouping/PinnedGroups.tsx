import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  getRowGroupingFieldFromGroupingCriteria,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupedShipments';

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns.filter(
    ({ field }) => field !== 'carrier' && field !== 'status',
  ),
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'status', headerName: 'Status' },
  { field: 'goods', headerName: 'Goods', width: 140 },
  { field: 'origin', headerName: 'From', width: 140 },
  { field: 'destination', headerName: 'To', width: 140 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 130 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({
  fields,
}) => ({
  width: fields.length > 1 ? 160 : 125,
  hideDescendantCount: true,
});

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false, status: false } },
  rowGrouping: { model: ['carrier', 'status'] },
  // A field without a column is ignored, so this list fits both modes.
  pinnedColumns: {
    left: [
      GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
      getRowGroupingFieldFromGroupingCriteria('carrier'),
      getRowGroupingFieldFromGroupingCriteria('status'),
    ],
  },
};

export default function PinnedGroups() {
  const [multiple, setMultiple] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={multiple}
            onChange={(_, checked) => setMultiple(checked)}
          />
        }
        label="One column for each level"
      />
      <div style={{ height: 360 }}>
        <DataGridPremium
          aria-label="Groups that stay in view"
          rows={shipments}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
          hideFooter
        />
      </div>
    </div>
  );
}
