import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments, type TenthShipment } from '../tenShipments';

const months = new Intl.DateTimeFormat('en-US', { month: 'short' });

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) => {
  if (column.field === 'departure') {
    return [
      {
        field: 'departure-month',
        headerName: 'Month',
        // The name alone would be sorted by the alphabet.
        type: 'number',
        valueGetter: (_, row: TenthShipment) =>
          12 * row.departure.getFullYear() + row.departure.getMonth(),
        valueFormatter: (value: number) =>
          `${months.format(new Date(2000, value % 12))} ${Math.floor(value / 12)}`,
      },
    ];
  }
  if (column.field === 'containers') {
    return [
      {
        field: 'containers-size',
        headerName: 'Size',
        valueGetter: (_, row: TenthShipment) =>
          row.containers < 5 ? 'Up to 4' : '5 or more',
      },
    ];
  }
  return undefined;
};

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'containers-size' }],
      columns: [{ field: 'departure-month', sort: 'asc' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
};

export default function OwnDerivedColumns() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        aria-label="Small and large shipments by month"
        rows={tenShipments}
        columns={tenColumns}
        initialState={initialState}
        getPivotDerivedColumns={getPivotDerivedColumns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
