import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    flex: 1,
    minWidth: 90,
    valueFormatter: (value: number) => `${value / 1000} t`,
  },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 100,
    // Only for the screen.
    renderCell: ({ value }) => <Chip label={`★ ${value}`} size="small" />,
  },
];

const rows = createShipments(3);

export default function CellsInFile() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [file, setFile] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setFile(apiRef.current?.getDataAsCsv() ?? '')}
        >
          Show the file
        </Button>
        <FormControlLabel
          control={
            <Switch checked={raw} onChange={(_, checked) => setRaw(checked)} />
          }
          label="Values without their format"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, formatted values in the file"
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="The file"
        sx={{ mt: 1, mb: 0, minHeight: 96, overflowX: 'auto' }}
      >
        {file || 'Press the button.'}
      </Box>
    </div>
  );
}
