import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 95, hideable: false },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 105 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 110 },
];

const rows = createShipments(3);

export default function PanelWithoutFooter() {
  const [hideToggle, setHideToggle] = React.useState(true);
  const [hideReset, setHideReset] = React.useState(false);
  const [onlyFound, setOnlyFound] = React.useState(true);

  const slotProps = React.useMemo(
    () => ({
      columnsManagement: {
        disableShowHideToggle: hideToggle,
        disableResetButton: hideReset,
        toggleAllMode: onlyFound ? ('filteredOnly' as const) : ('all' as const),
      },
    }),
    [hideToggle, hideReset, onlyFound],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, mb: 1 }}
      >
        <FormControlLabel
          label="disableShowHideToggle"
          control={
            <Switch
              size="small"
              checked={hideToggle}
              onChange={(_event, checked) => setHideToggle(checked)}
            />
          }
          sx={{ mx: 0 }}
        />
        <FormControlLabel
          label="disableResetButton"
          control={
            <Switch
              size="small"
              checked={hideReset}
              onChange={(_event, checked) => setHideReset(checked)}
            />
          }
          sx={{ mx: 0 }}
        />
        <FormControlLabel
          label={'toggleAllMode="filteredOnly"'}
          control={
            <Switch
              size="small"
              checked={onlyFound}
              onChange={(_event, checked) => setOnlyFound(checked)}
            />
          }
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments with other actions in the column panel"
          rows={rows}
          columns={columns}
          slotProps={slotProps}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
