import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { repairs, teams, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'place', headerName: 'Place', minWidth: 130, flex: 1 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const hoursOf = (team: string) =>
  repairs
    .filter((repair) => repair.team === team)
    .reduce((sum, { hours }) => sum + hours, 0);

const filterOf = (team: string): GridFilterModel => ({
  items: [{ field: 'team', operator: 'equals', value: team }],
});

const noFilter: GridFilterModel = { items: [] };

/** The team that the grid is filtered by, also when users did that there. */
function teamOf({ items }: GridFilterModel) {
  const [item] = items;
  return item?.field === 'team' && item.operator === 'equals'
    ? teams.find((team) => team === item.value)
    : undefined;
}

export default function ChartToGrid() {
  const [filter, setFilter] = React.useState(noFilter);
  const chosen = teamOf(filter);

  const toggle = (team: string) =>
    setFilter(team === chosen ? noFilter : filterOf(team));

  return (
    <Stack spacing={2}>
      <BarChart
        height={220}
        hideLegend
        xAxis={[{ data: teams }]}
        yAxis={[{ width: 40 }]}
        series={[{ label: 'Hours', data: teams.map(hoursOf) }]}
        onAxisClick={(_, data) => {
          if (data) {
            toggle(String(data.axisValue));
          }
        }}
      />
      {/* A bar does not react to Enter, so buttons do the same as a click. */}
      <Stack
        role="group"
        aria-label="Filter by team"
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {teams.map((team) => (
          <Chip
            key={team}
            label={team}
            color={team === chosen ? 'primary' : 'default'}
            aria-pressed={team === chosen}
            onClick={() => toggle(team)}
          />
        ))}
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          label="Repairs"
          rows={repairs}
          columns={columns}
          density="compact"
          disableRowSelectionOnClick
          filterModel={filter}
          onFilterModelChange={setFilter}
        />
      </div>
    </Stack>
  );
}
