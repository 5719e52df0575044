import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(57);

export default function GoToShipment() {
  const apiRef = useGridApiRef();
  const [number, setNumber] = React.useState('NG-10042');
  const [result, setResult] = React.useState('Press the button.');

  const find = (event: React.SubmitEvent) => {
    event.preventDefault();
    const api = apiRef.current;
    const wanted = rows.find((row) => row.number === number.trim());
    if (!api || !wanted) {
      setResult(`No shipment is called "${number}".`);
      return;
    }
    // In the order on the screen, without the rows that a filter hides.
    const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(wanted.id);
    if (index === -1) {
      setResult(`${wanted.number} is hidden by the filter.`);
      return;
    }
    const page = Math.floor(index / gridPageSizeSelector(apiRef));
    api.setPage(page);
    api.selectRow(wanted.id, true, true);
    setResult(`${wanted.number} is on page ${page + 1}.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={find}>
        <TextField
          label="Shipment"
          size="small"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit">Find</Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ my: 1 }}>
        {result}
      </Typography>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, find the page of one"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
    </div>
  );
}
