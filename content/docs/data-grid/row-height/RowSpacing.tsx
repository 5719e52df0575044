import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createShipments(5);

function getRowSpacing({
  isFirstVisible,
  isLastVisible,
}: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 5, bottom: isLastVisible ? 0 : 5 };
}

export default function RowSpacing() {
  const [border, setBorder] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => setBorder(checked)} />}
        label="Space as a border"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 358 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={border ? 'border' : 'margin'}
          sx={{
            '& .MuiDataGrid-row': {
              bgcolor: 'action.hover',
              // Only `rowSpacingType="border"` needs these three.
              boxSizing: 'content-box',
              borderBlock: '0 solid',
              borderColor: 'divider',
            },
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
