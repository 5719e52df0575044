import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Shipment } from '../shipments';
import { createShipmentFeed } from './shipmentFeed';
import { useRequest } from '../useRequest';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const first: GridPaginationModel = { page: 0, pageSize: 5 };

export default function EstimatedCount() {
  const [feed] = React.useState(() => createShipmentFeed());
  const { query, setQuery, answer, loading } = useRequest(feed.page, first);
  const [rowCount, setRowCount] = React.useState(-1);

  const hasNextPage = answer?.hasNextPage;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, about twenty of them"
        rows={answer?.rows ?? []}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={query}
        onPaginationModelChange={setQuery}
        pageSizeOptions={[5, 10, 25]}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={20}
        paginationMeta={paginationMeta}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
