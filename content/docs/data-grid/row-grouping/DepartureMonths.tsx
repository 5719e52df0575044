import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { shipmentColumns, shipments } from './groupable';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' });

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns.filter(({ field }) => field === 'number'),
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    width: 130,
    // A number, so that the months have their order in the year.
    groupingValueGetter: (_value, row) => row.departure.getMonth(),
  },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Month',
  width: 160,
  valueFormatter: (month?: number) =>
    month === undefined ? '' : monthName.format(new Date(2026, month, 1)),
  sortComparator: (a?: number, b?: number) => (a ?? -1) - (b ?? -1),
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['departure'] },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
    ],
  },
};

export default function DepartureMonths() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments by month"
        rows={shipments}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
