import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments, type TenthShipment } from '../tenShipments';

const columns: GridColDef<TenthShipment>[] = [
  ...tenColumns,
  {
    field: 'highestRate',
    headerName: 'Highest (€)',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.rate,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'port' }],
      values: [
        { field: 'rate', aggFunc: 'min' },
        { field: 'highestRate', aggFunc: 'max' },
      ],
    },
  },
  // The copy is of no use as long as the rows are not pivoted.
  columns: { columnVisibilityModel: { highestRate: false } },
};

export default function RatesTwice() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="The lowest and the highest rate of carriers"
        rows={tenShipments}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
