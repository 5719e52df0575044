import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { createShipmentServer } from '../shipmentServer';
import { columns, stillFooter } from './serverColumns';

const server = createShipmentServer({ count: 57 });

const dataSource: GridDataSource = {
  // The answer is { rows, rowCount }.
  getRows: ({ paginationModel, sortModel, filterModel }) =>
    server.list({ paginationModel, sortModel, filterModel }),
};

export default function FirstSource() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments from a server"
        columns={columns}
        sx={stillFooter}
        dataSource={dataSource}
        initialState={{
          pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10, 25]}
      />
    </div>
  );
}
