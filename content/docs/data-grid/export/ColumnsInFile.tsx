import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  // On the screen, and not in the file.
  { field: 'note', headerName: 'Note', width: 110, disableExport: true },
  // In the file, and not on the screen.
  { field: 'status', headerName: 'Status' },
];

const rows = createShipments(3);

const choices: Record<string, GridCsvExportOptions> = {
  'As shown': {},
  'All columns': { allColumns: true },
  'Own list': { fields: ['status', 'number', 'note'] },
};

export default function ColumnsInFile() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('');
  const [file, setFile] = React.useState('');

  const show = (name: string | null) => {
    const api = apiRef.current;
    if (name !== null && api) {
      setChoice(name);
      setFile(api.getDataAsCsv(choices[name]));
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns in the file"
        value={choice}
        onChange={(_event, name: string | null) => show(name)}
        sx={{ mb: 1 }}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, choose columns of the file"
          rows={rows}
          columns={columns}
          initialState={{
            columns: { columnVisibilityModel: { status: false } },
          }}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="The file"
        sx={{ mt: 1, mb: 0, minHeight: 96, overflowX: 'auto' }}
      >
        {file || 'Choose the columns.'}
      </Box>
    </div>
  );
}
