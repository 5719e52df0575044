import * as React from 'react';
import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'destination', headerName: 'Destination', width: 120 },
];

const rows = createShipments(40);

export default function SearchOutside() {
  const [text, setText] = React.useState('');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });

  const search = (next: string) => {
    setText(next);
    const quickFilterValues = next.split(/\s+/).filter((word) => word !== '');
    setFilterModel({ ...filterModel, quickFilterValues });
  };

  return (
    <div style={{ width: '100%' }}>
      <TextField
        type="search"
        label="Search shipments"
        size="small"
        value={text}
        onChange={(event) => search(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ my: 1 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, searched from outside"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </div>
  );
}
