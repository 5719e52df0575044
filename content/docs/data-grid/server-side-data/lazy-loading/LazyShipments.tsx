import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createRangeServer } from './rangeServer';

const server = createRangeServer({ count: 2000 });

const dataSource: GridDataSource = { getRows: server.range };

export default function LazyShipments() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGridPro
        aria-label="Two thousand shipments on a server"
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      />
    </div>
  );
}
