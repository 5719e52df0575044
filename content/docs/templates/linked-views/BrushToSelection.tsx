import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
} from '@mui/x-data-grid';
import { Brush, type Range } from './brush';
import { apples, WEIGHTS, type Apple } from './apples';

const columns: GridColDef<Apple>[] = [
  { field: 'id', headerName: 'Apple', width: 90 },
  { field: 'sort', headerName: 'Sort', minWidth: 120, flex: 1 },
  { field: 'weight', headerName: 'Weight (g)', type: 'number', width: 110 },
  { field: 'sugar', headerName: 'Sugar (°Bx)', type: 'number', width: 120 },
];

/** The range alone decides, so there is nothing to check. */
const initialState = {
  columns: {
    columnVisibilityModel: { [GRID_CHECKBOX_SELECTION_FIELD]: false },
  },
};

const points = apples.map(({ id, weight, sugar }) => ({
  id,
  x: weight,
  y: sugar,
}));

export default function BrushToSelection() {
  const [range, setRange] = React.useState<Range>([150, 190]);
  const [from, to] = range;
  const ids = React.useMemo(
    () =>
      new Set(
        apples
          .filter(({ weight }) => from <= weight && weight <= to)
          .map(({ id }) => id),
      ),
    [from, to],
  );

  return (
    <Stack spacing={1}>
      <ScatterChart
        height={240}
        hideLegend
        xAxis={[{ min: WEIGHTS[0], max: WEIGHTS[1], label: 'Weight (g)' }]}
        yAxis={[{ min: 9, max: 17, width: 44 }]}
        series={[{ label: 'Sugar', data: points }]}
        voronoiMaxRadius={12}
      >
        <Brush limits={WEIGHTS} value={range} onChange={setRange} />
      </ScatterChart>
      {/* The same with the keyboard, and exactly to the gram. */}
      <Box sx={{ px: 2 }}>
        <Slider
          min={WEIGHTS[0]}
          max={WEIGHTS[1]}
          value={[from, to]}
          onChange={(_, value) => {
            if (Array.isArray(value)) {
              setRange([value[0], value[1]]);
            }
          }}
          getAriaLabel={(thumb) => (thumb === 0 ? 'Lightest' : 'Heaviest')}
          getAriaValueText={(grams) => `${grams} grams`}
        />
      </Box>
      <Typography role="status">
        {ids.size} of {apples.length} apples, {from} to {to} g
      </Typography>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          label="Apples"
          rows={apples}
          columns={columns}
          density="compact"
          // Without it, `DataGrid` selects one row at the most.
          checkboxSelection
          hideFooter
          disableRowSelectionOnClick
          initialState={initialState}
          rowSelectionModel={{ type: 'include', ids }}
        />
      </div>
    </Stack>
  );
}
