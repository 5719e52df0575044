import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { withinDays } from './dateRange';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 130,
    filterOperators: [withinDays, ...getGridDateOperators()],
  },
];

const rows = createShipments(40);

export default function ArrivalRange() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, arrivals in a range of days"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'arrival',
                  operator: 'withinDays',
                  value: ['2026-03-13', '2026-03-19'],
                },
              ],
            },
          },
        }}
      />
    </div>
  );
}
