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

export default function CursorPages() {
  const [feed] = React.useState(() => createShipmentFeed());
  // The cursor before each page; the first page does not need one.
  const cursors = React.useRef<(string | null)[]>([null]);

  const load = React.useCallback(
    async ({ page, pageSize }: GridPaginationModel) => {
      const known = cursors.current;
      const { rows, nextCursor } = await feed.after({
        cursor: known[page],
        limit: pageSize,
      });
      known[page + 1] = nextCursor;
      return { rows, hasNextPage: nextCursor !== null };
    },
    [feed],
  );
  const { query, setQuery, answer, loading } = useRequest(load, first);
  const [rowCount, setRowCount] = React.useState(-1);

  const hasNextPage = answer?.hasNextPage;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  const turnTo = (model: GridPaginationModel) => {
    if (model.pageSize !== query.pageSize) {
      // Pages begin elsewhere now, so the cursors lead to wrong rows.
      cursors.current = [null];
      setQuery({ page: 0, pageSize: model.pageSize });
    } else if (cursors.current[model.page] !== undefined) {
      setQuery(model);
    }
  };

  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, each page knows the next one"
        rows={answer?.rows ?? []}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={query}
        onPaginationModelChange={turnTo}
        pageSizeOptions={[5, 10]}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={paginationMeta}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
