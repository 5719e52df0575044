import * as React from 'react';
import {
  DataGridPremium,
  gridClasses,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, rows, start } from './shipmentColumns';

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
  const [model, setModel] = React.useState<GridCellSelectionModel>(start);

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
