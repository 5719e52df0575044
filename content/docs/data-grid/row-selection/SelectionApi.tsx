import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(6);

export default function SelectionApi() {
  const apiRef = useGridApiRef();
  const [found, setFound] = React.useState('');

  const selectDelivered = () => {
    const delivered = rows.filter(({ status }) => status === 'Delivered');
    const ids = delivered.map(({ id }) => id);
    apiRef.current?.selectRows(ids, true, true);
  };

  const read = () => {
    const selected = gridRowSelectionIdsSelector(apiRef);
    setFound([...selected.keys()].join(', ') || 'none');
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={selectDelivered}>Delivered</Button>
        <Button
          onClick={() =>
            apiRef.current?.selectRowRange({ startId: 2, endId: 4 })
          }
        >
          Add 2 to 4
        </Button>
        <Button onClick={() => apiRef.current?.selectRow(2, false)}>
          Remove 2
        </Button>
        <Button onClick={read}>Read</Button>
      </Stack>
      <div style={{ height: 423 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Shipments, select them by buttons"
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected ids: {found || 'not read yet'}
      </Typography>
    </div>
  );
}
