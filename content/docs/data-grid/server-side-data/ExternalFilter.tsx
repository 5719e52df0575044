import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { carriers } from '../shipments';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const firstPage = { page: 0, pageSize: 5 };

// Room for "46–50 of 57": nothing moves when the first answer brings it.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '12ch', textAlign: 'end' },
};

export default function ExternalFilter() {
  const [server] = React.useState(() => createShipmentServer({ count: 57 }));
  const [carrier, setCarrier] = React.useState('');
  const [paginationModel, setPaginationModel] = React.useState(firstPage);

  // Another carrier makes another data source, so the grid asks again.
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: ({ paginationModel: page, sortModel }) => {
        const items = [{ field: 'carrier', operator: 'is', value: carrier }];
        const filterModel = { items };
        return server.list({ paginationModel: page, sortModel, filterModel });
      },
    }),
    [server, carrier],
  );

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        label="Carrier"
        size="small"
        value={carrier}
        onChange={(event) => {
          setCarrier(event.target.value);
          setPaginationModel((current) => ({ ...current, page: 0 }));
        }}
        sx={{ my: 1, minWidth: 160 }}
      >
        <MenuItem value="">All carriers</MenuItem>
        {carriers.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments of a carrier"
          columns={columns}
          sx={stillFooter}
          dataSource={dataSource}
          disableColumnFilter
          initialState={{ pagination: { rowCount: 0 } }}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10, 25]}
        />
      </div>
    </div>
  );
}
