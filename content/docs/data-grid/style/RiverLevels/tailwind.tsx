import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const rowStyles = {
  Normal: '',
  Watch:
    'bg-(--mui-palette-warning-main)/14 hover:bg-(--mui-palette-warning-main)/22',
  Alarm:
    'font-bold bg-(--mui-palette-error-main)/18 hover:bg-(--mui-palette-error-main)/26',
};

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number' },
  { field: 'stage', headerName: 'Stage', cellClassName: 'italic' },
];

export default function RiverLevels() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        aria-label="River levels"
        rows={gauges}
        columns={columns}
        getRowClassName={({ row }) => rowStyles[row.stage]}
        disableRowSelectionOnClick
        hideFooter
        className="rounded-xl [&_.MuiDataGrid-columnHeader]:bg-(--mui-palette-primary-main)/12 [&_.MuiDataGrid-columnHeaderTitle]:font-bold"
      />
    </div>
  );
}
