import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { readVisibility, storeVisibility } from './visibility';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'number',
    headerName: 'Shipment',
    flex: 1,
    minWidth: 95,
    hideable: false,
  },
  { field: 'origin', headerName: 'Origin', width: 105 },
  { field: 'destination', headerName: 'Destination', width: 112 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'value', headerName: 'Value', type: 'number', width: 100 },
  { field: 'currency', headerName: 'Currency', width: 100 },
];

const rows = createShipments(4);

const views: Record<string, GridColumnVisibilityModel> = {
  Route: { weight: false, value: false, currency: false },
  Invoice: { origin: false, destination: false, weight: false },
};

function hiddenFields(model: GridColumnVisibilityModel) {
  const fields = Object.keys(model).filter((field) => !model[field]);
  return fields.sort().join();
}

function ShipmentsInViews() {
  const [model, setModel] = React.useState(() => readVisibility(views.Route));

  const keepModel = (next: GridColumnVisibilityModel) => {
    setModel(next);
    storeVisibility(next);
  };

  const current = Object.keys(views).find(
    (name) => hiddenFields(views[name]) === hiddenFields(model),
  );

  return (
    <React.Fragment>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current ?? null}
        onChange={(_event, name: string | null) => {
          if (name) {
            keepModel(views[name]);
          }
        }}
        sx={{ mb: 1 }}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Shipments in views"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={keepModel}
          showToolbar
          hideFooter
        />
      </div>
    </React.Fragment>
  );
}

export default function KeptVisibility() {
  return (
    <div style={{ width: '100%', minHeight: 366 }}>
      {/* A server does not know the choice of the last visit. */}
      <NoSsr>
        <ShipmentsInViews />
      </NoSsr>
    </div>
  );
}
