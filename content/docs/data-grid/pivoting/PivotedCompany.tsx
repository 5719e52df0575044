import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridSidebarValue,
  gridRowCountSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, pivotable: false },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'destination' }, { field: 'carrier' }],
      columns: [
        { field: 'priority', sort: 'asc' },
        { field: 'departure-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'containers', aggFunc: 'sum' },
        { field: 'weight', aggFunc: 'sum', hidden: true },
      ],
    },
  },
  sidebar: { open: false, value: GridSidebarValue.Pivot },
};

function SizeOfTable() {
  const apiRef = useGridApiContext();
  const shipments = useGridSelector(apiRef, gridRowCountSelector);
  const { length } = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  return (
    <p role="status" style={{ margin: 8 }}>
      {`${shipments.toLocaleString('en-US')} shipments in ${length} columns`}
    </p>
  );
}

const slots: DataGridPremiumProps['slots'] = { footer: SizeOfTable };

export default function PivotedCompany() {
  const [rows, setRows] = React.useState(() => createShipments(100));

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRows(createShipments(100))}>
        100 shipments
      </Button>
      <Button onClick={() => setRows(createShipments(100_000))}>
        100,000 shipments
      </Button>
      <div style={{ height: 560 }}>
        <DataGridPremium
          aria-label="All shipments as a pivot table"
          density="compact"
          rows={rows}
          columns={columns}
          initialState={initialState}
          slots={slots}
          showToolbar
        />
      </div>
    </div>
  );
}
