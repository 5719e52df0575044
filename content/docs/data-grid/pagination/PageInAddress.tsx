import * as React from 'react';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { PAGE_SIZES, pageFromSearch, searchWithPage } from './address';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(57);

export default function PageInAddress() {
  // In an application, this is the address of the page.
  const [search, setSearch] = React.useState('?port=all&page=3&size=5');
  const model = React.useMemo(() => pageFromSearch(search), [search]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        label="Address: /shipments"
        size="small"
        fullWidth
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ my: 1 }}
      />
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, the page is in the address"
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={(next) =>
            setSearch(searchWithPage(search, next))
          }
          pageSizeOptions={PAGE_SIZES}
        />
      </div>
    </div>
  );
}
