import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'note', headerName: 'Note', maxWidth: 300 },
];

/** Stands in for a server that takes a while. */
async function fetchShipments(): Promise<Shipment[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return createShipments(6);
}

export default function AutosizeAfterLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const [loading, setLoading] = React.useState(true);

  const load = React.useCallback(async () => {
    const loaded = await fetchShipments();
    // The cells must be in the page before they can be measured.
    flushSync(() => {
      setRows(loaded);
      setLoading(false);
    });
    await apiRef.current?.autosizeColumns({ includeOutliers: true });
  }, [apiRef]);

  React.useEffect(() => {
    void load();
  }, [load]);

  return (
    <div style={{ width: '100%' }}>
      <Button
        loading={loading}
        onClick={() => {
          setRows([]);
          setLoading(true);
          void load();
        }}
        sx={{ mb: 1 }}
      >
        Load again
      </Button>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments that take a while to load"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </div>
  );
}
