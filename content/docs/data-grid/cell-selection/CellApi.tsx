import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const rows = createShipments(5);

export default function CellApi() {
  const apiRef = useGridApiRef();
  const [found, setFound] = React.useState('');

  const selectWeights = () => {
    // In the order on the screen.
    const ids = apiRef.current?.getSortedRowIds() ?? [];
    const last = ids.at(-1);
    if (last !== undefined) {
      apiRef.current?.selectCellRange(
        { id: ids[0], field: 'weight' },
        { id: last, field: 'weight' },
      );
    }
  };

  const addRow = () =>
    apiRef.current?.selectCellRange(
      { id: 3, field: 'number' },
      { id: 3, field: 'weight' },
      true,
    );

  const read = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    setFound(cells.map(({ id, field }) => `${id} ${field}`).join(', '));
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={selectWeights}>All weights</Button>
        <Button onClick={addRow}>Add row 3</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>
          Clear
        </Button>
        <Button onClick={read}>Read</Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Shipments, select cells by buttons"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Selected: {found || 'nothing'}
      </Typography>
    </div>
  );
}
