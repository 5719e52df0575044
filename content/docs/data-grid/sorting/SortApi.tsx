import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  { field: 'pages', headerName: 'Pages', type: 'number' },
  { field: 'loans', headerName: 'Loans', type: 'number' },
];

const rows = [
  { id: 'QA76', title: 'Compilers', pages: 802, loans: 3 },
  { id: 'QB43', title: 'The Night Sky', pages: 288, loans: 41 },
  { id: 'PR60', title: 'Letters Home', pages: 164, loans: 17 },
  { id: 'SB45', title: 'Fruit Trees', pages: 240, loans: 29 },
];

export default function SortApi() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('');

  const readOrder = () =>
    setOrder(apiRef.current?.getSortedRowIds().join(', ') ?? '');

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('loans')}>
          Next order of loans
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setSortModel([{ field: 'pages', sort: 'asc' }])
          }
        >
          Shortest first
        </Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>Clear</Button>
        <Button onClick={readOrder}>Read the order</Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Library books"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Row ids in order: {order || 'not read yet'}
      </Typography>
    </div>
  );
}
