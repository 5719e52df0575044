import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(57);

/** The page that has the first row of the page before. */
function keepFirstRow(
  before: GridPaginationModel,
  after: GridPaginationModel,
): GridPaginationModel {
  if (before.pageSize === after.pageSize) {
    return after;
  }
  const firstRow = before.page * before.pageSize;
  return { ...after, page: Math.floor(firstRow / after.pageSize) };
}

export default function SamePlace() {
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 2,
    pageSize: 5,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 371 }}>
        <DataGrid
          aria-label="Shipments, the first row stays when the size changes"
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={(next) =>
            setModel((before) => keepFirstRow(before, next))
          }
          pageSizeOptions={[5, 10, 25]}
        />
      </Box>
      <Box component="output" sx={{ display: 'block', mt: 1 }}>
        <code>paginationModel = {JSON.stringify(model)}</code>
      </Box>
    </Box>
  );
}
