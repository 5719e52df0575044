import * as React from 'react';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, rows, start } from './shipmentColumns';
import './styles.css';

export default function RangeStyles() {
  const [model, setModel] = React.useState<GridCellSelectionModel>(start);

  return (
    <div className="RangeStyles-box">
      <DataGridPremium
        className="RangeStyles"
        aria-label="Shipments with a frame around selected cells"
        rows={rows}
        columns={columns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
