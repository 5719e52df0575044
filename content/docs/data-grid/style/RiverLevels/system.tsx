import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const tint = (color: string, percent: number) =>
  `color-mix(in oklab, var(--mui-palette-${color}-main) ${percent}%, transparent)`;

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number' },
  { field: 'stage', headerName: 'Stage', cellClassName: 'stage' },
];

export default function RiverLevels() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="River levels"
        rows={gauges}
        columns={columns}
        getRowClassName={({ row }) => row.stage}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          borderRadius: '12px',
          '& .MuiDataGrid-columnHeader': {
            backgroundColor: tint('primary', 12),
          },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
          '& .Watch': {
            backgroundColor: tint('warning', 14),
            '&:hover': { backgroundColor: tint('warning', 22) },
          },
          '& .Alarm': {
            backgroundColor: tint('error', 18),
            fontWeight: 700,
            '&:hover': { backgroundColor: tint('error', 26) },
          },
          '& .stage': { fontStyle: 'italic' },
        }}
      />
    </div>
  );
}
