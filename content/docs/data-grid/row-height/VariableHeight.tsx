import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 150,
    // Without it, each line would be as high as the row.
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <div>{row.goods}</div>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {row.origin} to {row.destination}
        </Box>
      </div>
    ),
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createShipments(6);

export default function VariableHeight() {
  const [open, setOpen] = React.useState<GridRowId | null>(4);

  const getRowHeight = React.useCallback(
    // `null` stands for the usual height.
    ({ id }: GridRowHeightParams) => (id === open ? 88 : null),
    [open],
  );

  const toggle = (id: GridRowId) => setOpen((now) => (now === id ? null : id));

  return (
    <div style={{ height: 408, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        onRowClick={({ id }) => toggle(id)}
        onCellKeyDown={({ id }, { key }) => {
          if (key === 'Enter') {
            toggle(id);
          }
        }}
        hideFooter
      />
    </div>
  );
}
