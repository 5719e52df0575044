import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rows } from './byOrigin';
import type { Shipment } from '../shipments';

const port: GridColDef<Shipment> = {
  field: 'origin',
  headerName: 'From',
  width: 110,
};
const insured: GridColDef<Shipment> = {
  field: 'insured',
  headerName: 'Insured',
  type: 'boolean',
  width: 90,
  // Equal by chance, so each row shows its own.
  rowSpanValueGetter: () => null,
};

export default function OwnSpans() {
  const [within, setWithin] = React.useState(true);

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      port,
      {
        field: 'carrier',
        headerName: 'Carrier',
        flex: 1,
        minWidth: 100,
        // A carrier of another port is another carrier here.
        rowSpanValueGetter: within
          ? (carrier: string, row) => `${row.origin}, ${carrier}`
          : undefined,
      },
      insured,
    ],
    [within],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={within}
            onChange={(_, checked) => setWithin(checked)}
          />
        }
        label="Merge carriers only within a port"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Shipments by port and carrier"
          rows={rows}
          columns={columns}
          rowSpanning
          showCellVerticalBorder
          hideFooter
        />
      </div>
    </div>
  );
}
