import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Voyage {
  id: string;
  vessel: string;
  port?: string;
  containers: number;
  tons: number;
}

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 140 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 130 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
  { field: 'tons', headerName: 'Metric tons', type: 'number', width: 130 },
];

const rows: Voyage[] = [
  {
    id: 'V-31',
    vessel: 'Alma Star',
    port: 'Rotterdam',
    containers: 412,
    tons: 6180,
  },
  {
    id: 'V-32',
    vessel: 'Nordlys',
    port: 'Hamburg',
    containers: 288,
    tons: 4020,
  },
  {
    id: 'V-33',
    vessel: 'Caledonia',
    port: 'Felixstowe',
    containers: 350,
    tons: 5210,
  },
  {
    id: 'V-34',
    vessel: 'Levante',
    port: 'Valencia',
    containers: 505,
    tons: 7430,
  },
];

const total: Voyage = {
  id: 'total',
  vessel: 'Total',
  containers: rows.reduce((sum, { containers }) => sum + containers, 0),
  tons: rows.reduce((sum, { tons }) => sum + tons, 0),
};

export default function CargoList() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        aria-label="Voyages"
        rows={rows}
        columns={columns}
        headerFilters
        pinnedRows={{ bottom: [total] }}
        initialState={{ pinnedColumns: { left: ['vessel'] } }}
        hideFooter
      />
    </div>
  );
}
