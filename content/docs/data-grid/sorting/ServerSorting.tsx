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

interface Answer {
  rows: Rainfall[];
  /** The order that was asked for. */
  sortModel?: GridSortModel;
}

export default function ServerSorting() {
  const [answer, setAnswer] = React.useState<Answer>({ rows: [] });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'june', sort: 'desc' },
  ]);

  React.useEffect(() => {
    let current = true;
    fetchRainfall(sortModel).then((rows) => {
      // A later click has asked for another order: drop this answer.
      if (current) {
        setAnswer({ rows, sortModel });
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
        rows={answer.rows}
        columns={columns}
        loading={answer.sortModel !== sortModel}
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
