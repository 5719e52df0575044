import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createShipments(4);
const [, , , , extra] = createShipments(5);

export default function RowByRow() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = React.useState('Four rows.');

  const change = () => {
    const before = apiRef.current?.getRow(1);
    if (!before) {
      setStatus('Row 1 is gone.');
      return;
    }
    // Only the id and what changes.
    const containers = before.containers + 1;
    apiRef.current?.updateRows([{ id: 1, containers }]);
    setStatus(`Row 1 has ${containers} containers.`);
  };
  const insert = () => {
    apiRef.current?.updateRows([extra]);
    setStatus(`The grid has ${apiRef.current?.getRowsCount()} rows.`);
  };
  const remove = () => {
    const first = apiRef.current?.getAllRowIds()[0];
    if (first === undefined) {
      return;
    }
    apiRef.current?.updateRows([{ id: first, _action: 'delete' }]);
    setStatus(`The grid has ${apiRef.current?.getRowsCount()} rows.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={change}>
          Change
        </Button>
        <Button size="small" variant="outlined" onClick={insert}>
          Insert
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Delete
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ mt: 1, fontSize: 14 }}>
        {status}
      </Box>
    </div>
  );
}
