import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { lakes, type Lake } from './lakes';

const columns: GridColDef<Lake>[] = [
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 120 },
  { field: 'region', headerName: 'Region', width: 90 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
];

const byId = new Map(lakes.map((lake) => [lake.id, lake]));

export default function FilteredRowsChart() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState(lakes);

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return undefined;
    }
    const update = () =>
      setShown(
        gridFilteredSortedRowEntriesSelector(apiRef).flatMap(
          ({ id }) => byId.get(String(id)) ?? [],
        ),
      );
    update();
    const unsubscribe = [
      api.subscribeEvent('filteredRowsSet', update),
      api.subscribeEvent('sortedRowsSet', update),
    ];
    return () => unsubscribe.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Stack spacing={1}>
      <BarChart
        aria-label={`Depth of ${shown.length} lakes, in the order of the grid`}
        height={220}
        hideLegend
        skipAnimation
        xAxis={[{ data: shown.map(({ name }) => name) }]}
        yAxis={[{ label: 'Depth (m)', min: 0, max: 90, width: 50 }]}
        series={[{ label: 'Depth', data: shown.map(({ depth }) => depth) }]}
      />
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          label="Lakes"
          showToolbar
          hideFooter
          rows={lakes}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'depth', sort: 'desc' }] },
          }}
        />
      </div>
    </Stack>
  );
}
