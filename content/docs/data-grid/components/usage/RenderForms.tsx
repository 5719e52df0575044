import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

/** All that the grid passes reaches the button: handlers, state, and ref. */
function PillButton({ style, ...props }: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      style={{
        ...style,
        padding: '6px 14px',
        border: '1px solid currentColor',
        borderRadius: 16,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
      }}
    />
  );
}

function ShipmentToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<PillButton />}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, { filterCount, open }) => (
          <Button {...props} variant={open ? 'contained' : 'outlined'}>
            {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          </Button>
        )}
      />
      <ExportCsv>CSV</ExportCsv>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function RenderForms() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with three kinds of buttons"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ShipmentToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
