import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment, string>[] = [
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 210,
    editable: true,
    valueGetter: (_value, row) => `${row.origin} - ${row.destination}`,
    // One cell, two fields of the row.
    valueSetter: (value, row) => {
      const [origin = '', destination = ''] = value
        .split(' - ')
        .map((city) => city.trim());
      return { ...row, origin, destination };
    },
  },
  {
    field: 'number',
    headerName: 'Number',
    width: 130,
    editable: true,
    // Runs on each key: "ng 10 002" becomes "NG-10002" under the cursor.
    valueParser: (value = '') =>
      value
        .toUpperCase()
        .replace(/\s/g, '')
        .replace(/^NG(?=\d)/, 'NG-'),
  },
];

const rows = createShipments(3);

export default function ParsedAndSet() {
  const [saved, setSaved] = React.useState<Shipment>();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            setSaved(row);
            return row;
          }}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, minHeight: 44, fontSize: 14 }}>
        {saved
          ? `Saved: number "${saved.number}", origin "${saved.origin}", destination "${saved.destination}"`
          : 'Edit a cell to see the row that is saved.'}
      </Box>
    </div>
  );
}
