import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { fetchRainfall, type Rainfall } from './server';

const columns: GridColDef<Rainfall>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 88 },
  {
    field: 'elevation',
    headerName: 'Elevation (m)',
    type: 'number',
    width: 130,
  },
  { field: 'june', headerName: 'June (mm)', type: 'number', width: 116 },
];

export default function ServerSorting() {
  const [rows, setRows] = React.useState<Rainfall[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'june', sort: 'desc' },
  ]);

  React.useEffect(() => {
    let current = true;
    setLoading(true);
    fetchRainfall(sortModel).then((answer) => {
      // A later click has asked for another order: drop this answer.
      if (current) {
        setRows(answer);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Rainfall by station"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        slotProps={{
          loadingOverlay: {
            variant: 'linear-progress',
            noRowsVariant: 'skeleton',
          },
        }}
        hideFooter
      />
    </div>
  );
}
