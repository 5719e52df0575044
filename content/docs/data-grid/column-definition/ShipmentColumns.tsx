import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, number: 'NG-10001', goods: 'Paper', weight: 182400 },
  { id: 2, number: 'NG-10002', goods: 'Solar panels', weight: 98400 },
  { id: 3, number: 'NG-10003', goods: 'Coffee beans', weight: 270000 },
];

export default function ShipmentColumns() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
