import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { searchWithSort, sortFromSearch } from './address';
import { sailings, type Sailing } from './sailings';

const columns: GridColDef<Sailing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
  { field: 'fare', headerName: 'Fare, £', type: 'number' },
];
const fields = columns.map(({ field }) => field);

export default function SortInAddress() {
  // The demo has its own address. See below for the one of the page.
  const [search, setSearch] = React.useState('?port=all&sort=-minutes');
  const sortModel = React.useMemo(
    () => sortFromSearch(search, fields),
    [search],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Address: /sailings"
        size="small"
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ my: 1 }}
      />
      <div style={{ height: 422 }}>
        <DataGrid
          aria-label="Ferry sailings"
          rows={sailings}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={(model) =>
            setSearch(searchWithSort(search, model))
          }
          hideFooter
        />
      </div>
    </div>
  );
}
