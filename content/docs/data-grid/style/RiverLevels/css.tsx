import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';
import './styles.css';

const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number' },
  { field: 'stage', headerName: 'Stage', cellClassName: 'RiverLevels-stage' },
];

export default function RiverLevels() {
  return (
    <div className="RiverLevels-box">
      <DataGrid
        className="RiverLevels"
        aria-label="River levels"
        rows={gauges}
        columns={columns}
        getRowClassName={({ row }) => `RiverLevels-${row.stage}`}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
