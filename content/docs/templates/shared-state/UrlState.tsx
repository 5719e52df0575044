import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { defaultView, parseView, printView } from './viewState';
import { halls, visitorsOf, visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'date', headerName: 'Day', width: 120 },
  {
    field: 'hall',
    headerName: 'Hall',
    minWidth: 110,
    flex: 1,
    sortable: false,
  },
  {
    field: 'visitors',
    headerName: 'Visitors',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => visitorsOf(row),
  },
];

export default function UrlState() {
  // In an application, this is the query of the address: `useSearchParams()`.
  const [query, setQuery] = React.useState('hall=Oceans&chart=line');
  const { view, ignored } = React.useMemo(() => parseView(query), [query]);
  const { hall, sort, order } = view;

  const change = (part: Partial<typeof view>) =>
    setQuery(printView({ ...view, ...part }));

  const rows = React.useMemo(
    () => visits.filter((visit) => hall === undefined || visit.hall === hall),
    [hall],
  );
  const days = [...new Set(rows.map(({ date }) => date))];
  const data = days.map((day) =>
    rows
      .filter(({ date }) => date === day)
      .reduce((sum, visit) => sum + visitorsOf(visit), 0),
  );
  const Chart = view.chart === 'bar' ? BarChart : LineChart;

  const changeSort = ([item]: GridSortModel) =>
    change({
      sort: item?.field === 'visitors' ? 'visitors' : defaultView.sort,
      order: item?.sort ?? defaultView.order,
    });

  return (
    <Stack spacing={2}>
      <TextField
        label="Query of the address"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        helperText={
          ignored.length === 0 ? ' ' : `Ignored: ${ignored.join(', ')}`
        }
        error={ignored.length > 0}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Hall"
          value={hall ?? ''}
          onChange={({ target }) =>
            change({ hall: halls.find((each) => each === target.value) })
          }
          slotProps={{
            inputLabel: { shrink: true },
            select: { displayEmpty: true },
          }}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">All halls</MenuItem>
          {halls.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view.chart}
          aria-label="Chart"
          onChange={(_, chart: 'bar' | 'line' | null) =>
            change({ chart: chart ?? view.chart })
          }
        >
          <ToggleButton value="bar">Bars</ToggleButton>
          <ToggleButton value="line">Line</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Chart
        height={200}
        hideLegend
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            valueFormatter: (day: string) => day.slice(-2),
          },
        ]}
        yAxis={[{ min: 0, width: 44 }]}
        series={[{ label: hall ?? 'All halls', data }]}
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          label="Visits"
          rows={rows}
          columns={columns}
          density="compact"
          disableRowSelectionOnClick
          sortModel={[{ field: sort, sort: order }]}
          onSortModelChange={changeSort}
        />
      </div>
    </Stack>
  );
}
