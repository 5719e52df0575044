import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, hideable: false },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
];

const rows = createShipments(4);

export default function ColumnsByWidth() {
  const narrow = useMediaQuery('(max-width: 599px)');
  const [chosen, setChosen] = React.useState<GridColumnVisibilityModel>({});

  // What users choose counts more than the width of the screen.
  const model = React.useMemo<GridColumnVisibilityModel>(
    () => ({ origin: !narrow, destination: !narrow, ...chosen }),
    [narrow, chosen],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, fewer columns on a narrow screen"
        rows={rows}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={(next) => {
          const changed = columns
            .map(({ field }) => field)
            .filter((field) => (next[field] ?? true) !== (model[field] ?? true))
            .map((field) => [field, next[field] ?? true]);
          setChosen({ ...chosen, ...Object.fromEntries(changed) });
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
