import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { readWidths, storeWidths } from './widths';

const defaults: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, resizable: false },
  { field: 'origin', headerName: 'Origin', width: 120, minWidth: 80 },
  { field: 'note', headerName: 'Note', width: 200, maxWidth: 400 },
];

const rows = createShipments(5);

function ShipmentsWithWidths() {
  const [widths, setWidths] = React.useState(readWidths);

  const columns = React.useMemo(
    () =>
      defaults.map((column) => ({
        ...column,
        width: widths[column.field] ?? column.width,
      })),
    [widths],
  );

  React.useEffect(() => storeWidths(widths), [widths]);

  // Autosizing changes several columns at once.
  const keepWidth: DataGridProps['onColumnWidthChange'] = ({ colDef, width }) =>
    setWidths((current) => ({ ...current, [colDef.field]: width }));

  return (
    <React.Fragment>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Shipments, columns can be resized"
          rows={rows}
          columns={columns}
          onColumnWidthChange={keepWidth}
          hideFooter
        />
      </div>
      <Button onClick={() => setWidths({})} sx={{ mt: 1 }}>
        Reset widths
      </Button>
    </React.Fragment>
  );
}

export default function KeptWidths() {
  return (
    <div style={{ width: '100%', minHeight: 363 }}>
      {/* A server does not know the widths of the last visit. */}
      <NoSsr>
        <ShipmentsWithWidths />
      </NoSsr>
    </div>
  );
}
