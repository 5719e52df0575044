import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

interface Inspected extends Shipment {
  /** Degrees Celsius in the container. */
  temperature: number;
}

const columns: GridColDef<Inspected>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 110,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 100 },
];

const [first, second] = createShipments(2);

const rows: Inspected[] = [
  { ...first, temperature: 4, note: '=HYPERLINK("https://example.com")' },
  { ...second, temperature: -18, note: 'Frozen' },
];

export default function EscapedFormulas() {
  const apiRef = useGridApiRef();
  const [isEscaped, setEscaped] = React.useState(true);
  const [file, setFile] = React.useState('');

  const show = () =>
    setFile(apiRef.current?.getDataAsCsv({ escapeFormulas: isEscaped }) ?? '');

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={show}>
          Show the file
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isEscaped}
              onChange={(_, checked) => setEscaped(checked)}
            />
          }
          label="Escape formulas"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, one note is a formula"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="The file"
        sx={{ mt: 1, mb: 0, minHeight: 72, overflowX: 'auto' }}
      >
        {file || 'Press the button.'}
      </Box>
    </div>
  );
}
