import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { lakes, type Lake } from './lakes';

const columns: GridColDef<Lake>[] = [
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 110 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 110 },
];

const names = lakes.map(({ name }) => name);

function isSelected({ type, ids }: GridRowSelectionModel, id: GridRowId) {
  return ids.has(id) === (type === 'include');
}

function toggle(model: GridRowSelectionModel, id: GridRowId) {
  const ids = new Set(model.ids);
  if (!ids.delete(id)) {
    ids.add(id);
  }
  return { ...model, ids };
}

export default function LinkedSelection() {
  const { palette } = useTheme();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['crane']),
  });
  const selected = lakes.filter(({ id }) => isSelected(selection, id));
  const total = selected.reduce((sum, { area }) => sum + area, 0);

  return (
    <Stack spacing={1}>
      <div role="status">
        {selected.length} selected, {total} km²
      </div>
      <BarChart
        aria-label="Area of eight lakes, with the selected ones in color"
        height={220}
        hideLegend
        xAxis={[
          {
            data: names,
            colorMap: {
              type: 'ordinal',
              values: names,
              colors: lakes.map(({ id }) =>
                isSelected(selection, id)
                  ? palette.primary.main
                  : palette.grey[500],
              ),
            },
          },
        ]}
        yAxis={[{ label: 'Area (km²)', width: 50 }]}
        series={[{ label: 'Area', data: lakes.map(({ area }) => area) }]}
        onAxisClick={(_, data) => {
          const lake = lakes[data?.dataIndex ?? -1];
          if (lake) setSelection((model) => toggle(model, lake.id));
        }}
      />
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          label="Lakes"
          checkboxSelection
          hideFooter
          rows={lakes}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
    </Stack>
  );
}
