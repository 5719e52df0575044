import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createShipmentServer, type StoredShipment } from '../shipmentServer';
import { useRequest } from '../useRequest';
import { nothing, textOf } from './selection';

const columns: GridColDef<StoredShipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const first: { paginationModel: GridPaginationModel } = {
  paginationModel: { page: 0, pageSize: 5 },
};

// Room for "1–5 of more than 5": the footer stays where it is when the count arrives.
const stillFooter = {
  '& .MuiTablePagination-displayedRows': { minWidth: '20ch' },
};

export default function ServerSelection() {
  const [server] = React.useState(() => createShipmentServer({ count: 12 }));
  const { query, setQuery, answer, loading } = useRequest(server.list, first);
  const [model, setModel] = React.useState(nothing);

  const total = answer?.rowCount ?? 0;
  const selected =
    model.type === 'include' ? model.ids.size : total - model.ids.size;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, select some on each page"
          rows={answer?.rows ?? []}
          rowCount={answer?.rowCount ?? -1}
          columns={columns}
          loading={loading}
          paginationMode="server"
          paginationModel={query.paginationModel}
          onPaginationModelChange={(paginationModel) =>
            setQuery({ paginationModel })
          }
          pageSizeOptions={[5, 10]}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          keepNonExistentRowsSelected
          // It counts the rows of this page only.
          hideFooterSelectedRowCount
          disableColumnFilter
          disableColumnSorting
          sx={stillFooter}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {selected} of {total} selected: <code>{textOf(model)}</code>
      </Typography>
    </div>
  );
}
