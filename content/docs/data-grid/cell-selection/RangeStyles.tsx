import * as React from 'react';
import {
  DataGridPremium,
  gridClasses,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(5);

const line = '2px solid';

const frame = {
  [`& .${gridClasses.cell}.Mui-selected`]: { bgcolor: 'action.selected' },
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line },
  // "Left" is where the row starts, so it changes sides from right to left.
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: line },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: line },
};

export default function RangeStyles() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { number: true, goods: true },
    3: { number: true, goods: true },
  });

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a frame around selected cells"
        rows={rows}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        hideFooter
        sx={frame}
      />
    </div>
  );
}
