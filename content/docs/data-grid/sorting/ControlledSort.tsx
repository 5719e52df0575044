import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from './sailings';

const columns: GridColDef<Sailing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    valueFormatter: (value: number) => `£${value.toFixed(2)}`,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'fare', sort: 'asc' },
  ]);
  const first = sortModel[0];

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the sailings"
        value={first?.sort === 'asc' ? first.field : null}
        onChange={(_event, field: string | null) =>
          setSortModel(field ? [{ field, sort: 'asc' }] : [])
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="fare">Cheapest</ToggleButton>
        <ToggleButton value="minutes">Fastest</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 422 }}>
        <DataGrid
          aria-label="Ferry sailings"
          rows={sailings}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Box component="output" sx={{ display: 'block', mt: 1 }}>
        <code>sortModel = {JSON.stringify(sortModel)}</code>
      </Box>
    </Box>
  );
}
