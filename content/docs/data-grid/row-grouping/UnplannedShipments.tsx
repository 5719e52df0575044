import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Plan {
  id: number;
  number: string;
  carrier: string | null;
  port?: string;
}

const rows: Plan[] = [
  { id: 1, number: 'NG-10001', carrier: 'Alma Line', port: 'Rotterdam' },
  { id: 2, number: 'NG-10002', carrier: 'Alma Line' },
  { id: 3, number: 'NG-10003', carrier: null, port: 'Busan' },
  { id: 4, number: 'NG-10004', carrier: null },
  { id: 5, number: 'NG-10005', carrier: '', port: 'Busan' },
];

const columns: GridColDef<Plan>[] = [
  { field: 'number', headerName: 'Shipment', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'port', headerName: 'Port', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'port'] },
};

export default function UnplannedShipments() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with missing values"
        rows={rows}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
