import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'note', headerName: 'Note', width: 180 },
];

const rows = createShipments(25);

export default function HiddenNotes() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['consignee'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={filterModel.quickFilterExcludeHiddenColumns ?? true}
            onChange={(_event, checked) =>
              setFilterModel({
                ...filterModel,
                quickFilterExcludeHiddenColumns: checked,
              })
            }
          />
        }
        label="quickFilterExcludeHiddenColumns"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Shipments, notes are hidden"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          initialState={{
            columns: { columnVisibilityModel: { note: false } },
          }}
        />
      </div>
    </div>
  );
}
