import * as React from 'react';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, rows, start } from './shipmentColumns';

const frame = [
  '[&_.MuiDataGrid-cell.Mui-selected]:bg-(--mui-palette-action-selected)',
  '[&_.MuiDataGrid-cell--rangeTop]:border-t-2 [&_.MuiDataGrid-cell--rangeTop]:border-t-current',
  '[&_.MuiDataGrid-cell--rangeBottom]:border-b-2 [&_.MuiDataGrid-cell--rangeBottom]:border-b-current',
  // "Left" is where the row starts, so it changes sides from right to left.
  '[&_.MuiDataGrid-cell--rangeLeft]:border-s-2 [&_.MuiDataGrid-cell--rangeLeft]:border-s-current',
  '[&_.MuiDataGrid-cell--rangeRight]:border-e-2 [&_.MuiDataGrid-cell--rangeRight]:border-e-current',
].join(' ');

export default function RangeStyles() {
  const [model, setModel] = React.useState<GridCellSelectionModel>(start);

  return (
    <div className="h-[318px] w-full">
      <DataGridPremium
        aria-label="Shipments with a frame around selected cells"
        rows={rows}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        hideFooter
        className={frame}
      />
    </div>
  );
}
