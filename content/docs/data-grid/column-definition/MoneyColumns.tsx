import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const formatMoney = (amount: number | null, row: Shipment) =>
  amount === null
    ? ''
    : amount.toLocaleString('en', {
        style: 'currency',
        currency: row.currency,
        maximumFractionDigits: 0,
      });

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: formatMoney,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'value', headerName: 'Value', ...money },
  {
    ...money,
    field: 'perContainer',
    headerName: 'Per container',
    valueGetter: (_value, row) =>
      row.containers > 0 ? row.value / row.containers : null,
  },
];

const rows = createShipments(5);
rows[4] = { ...rows[4], containers: 0 };

export default function MoneyColumns() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Values of shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
