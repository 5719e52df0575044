import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'containers', headerName: 'Number of containers', width: 100 },
  { field: 'origin', headerName: 'Origin', width: 100 },
  { field: 'note', headerName: 'Note', width: 100 },
];

const rows = createShipments(8);

const names = {
  includeHeaders: 'Headers',
  includeOutliers: 'Outliers',
  expand: 'Fill the grid',
};

type Name = keyof typeof names;

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1, gap: 1 }}
      >
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.autosizeColumns(options)}
        >
          Autosize
        </Button>
        {(Object.keys(names) as Name[]).map((name) => (
          <FormControlLabel
            key={name}
            label={names[name]}
            control={
              <Switch
                size="small"
                checked={options[name]}
                onChange={(_event, checked) =>
                  setOptions({ ...options, [name]: checked })
                }
              />
            }
            sx={{ mx: 0 }}
          />
        ))}
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments, columns fit their content on demand"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          autosizeOptions={options}
          hideFooter
        />
      </div>
    </div>
  );
}
