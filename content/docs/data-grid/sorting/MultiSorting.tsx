import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  { field: 'start', headerName: 'Starts', width: 110 },
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

const rows = [
  {
    id: 1,
    ward: 'Maternity',
    start: '19:00',
    nurse: 'Ruth Adeyemi',
    hours: 12,
  },
  {
    id: 2,
    ward: 'Cardiology',
    start: '07:00',
    nurse: 'Tomasz Kowalski',
    hours: 8,
  },
  { id: 3, ward: 'Pediatrics', start: '07:00', nurse: 'Elin Berg', hours: 12 },
  { id: 4, ward: 'Cardiology', start: '19:00', nurse: 'Mei Tanaka', hours: 12 },
  { id: 5, ward: 'Maternity', start: '07:00', nurse: 'Ana Duarte', hours: 8 },
  {
    id: 6,
    ward: 'Pediatrics',
    start: '15:00',
    nurse: 'Omar Haddad',
    hours: 8,
  },
  { id: 7, ward: 'Cardiology', start: '15:00', nurse: 'Grace Okoro', hours: 8 },
];

export default function MultiSorting() {
  const [always, setAlways] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={always}
            onChange={(event) => setAlways(event.target.checked)}
          />
        }
        label="Every click adds a column"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 422 }}>
        <DataGridPro
          aria-label="Hospital shifts"
          rows={rows}
          columns={columns}
          multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
          initialState={{
            sorting: {
              sortModel: [
                { field: 'ward', sort: 'asc' },
                { field: 'start', sort: 'desc' },
              ],
            },
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
