import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Entry {
  id: number;
  name: string;
  numbers: number;
  gaps?: number | null;
  balance: number;
  texts: string;
}

const rows: Entry[] = [
  { id: 1, name: 'Rotterdam', numbers: 4, gaps: 4, balance: 6, texts: '4' },
  { id: 2, name: 'Busan', numbers: 6, gaps: null, balance: -6, texts: '6' },
  { id: 3, name: 'Santos', numbers: 5, balance: 0, texts: '5' },
];

const columns: GridColDef<Entry>[] = [
  { field: 'name', headerName: 'Port', width: 110 },
  { field: 'numbers', headerName: 'Numbers', type: 'number', width: 110 },
  { field: 'gaps', headerName: 'Gaps', type: 'number', width: 110 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 110 },
  { field: 'texts', headerName: 'Texts', type: 'number', width: 110 },
];

const names = ['sum', 'avg', 'min', 'max', 'size'];

export default function WrongTotals() {
  const [name, setName] = React.useState('sum');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Function"
        size="small"
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
        sx={{ mb: 1 }}
      >
        {names.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 220 }}>
        <DataGridPremium
          aria-label="Values that are added up in different ways"
          density="compact"
          rows={rows}
          columns={columns}
          aggregationModel={{
            numbers: name,
            gaps: name,
            balance: name,
            texts: name,
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
