import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

interface ConsignedShipment extends Shipment {
  consignee: string;
}

const consignees = [
  'Café São Bento',
  'Müller & Söhne',
  'Sao Paulo Tiles',
  'Łódź Textiles',
  'Ångström Solar',
  'Møller Machines',
];

const columns: GridColDef<ConsignedShipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'consignee', headerName: 'Consignee', flex: 1, minWidth: 150 },
];

const rows = createShipments(6).map((shipment, index) => ({
  ...shipment,
  consignee: consignees[index],
}));

export default function AccentedNames() {
  const [ignored, setIgnored] = React.useState(true);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'consignee', operator: 'contains', value: 'sao' }],
  });

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ignored}
            onChange={(_event, checked) => setIgnored(checked)}
          />
        }
        label="ignoreDiacritics"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 318 }}>
        <DataGrid
          // The prop is read when the grid filters. A new key filters again.
          key={String(ignored)}
          aria-label="Shipments and consignees"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          ignoreDiacritics={ignored}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
