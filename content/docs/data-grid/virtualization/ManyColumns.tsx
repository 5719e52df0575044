import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { useRenderedCounts } from './useRenderedCounts';

const DAYS = 120;

/** Where a shipment is on a day. */
function placeOf(
  { departure, arrival, origin, destination }: Shipment,
  date: Date,
) {
  if (date < departure) return origin;
  return date <= arrival ? 'At sea' : destination;
}

/** One column for each day from January 5, 2026. */
const dayColumns = Array.from(
  { length: DAYS },
  (_, day): GridColDef<Shipment> => {
    const date = new Date(2026, 0, 5 + day);
    return {
      field: `day-${day}`,
      headerName: date.toLocaleDateString('en-US', {
        month: 'short',
        day: 'numeric',
      }),
      width: 100,
      sortable: false,
      filterable: false,
      valueGetter: (_value, row) => placeOf(row, date),
    };
  },
);

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  ...dayColumns,
];

const rows = createShipments(100);

export default function ManyColumns() {
  const { box, counts } = useRenderedCounts();

  return (
    <div style={{ width: '100%' }}>
      <div ref={box} style={{ height: 340 }}>
        <DataGrid
          aria-label="Voyages by day"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Of {(rows.length * columns.length).toLocaleString('en-US')} cells, the
        grid renders {counts.cells.toLocaleString('en-US')}.
      </Typography>
    </div>
  );
}
