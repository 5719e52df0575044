import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, priorities, type Shipment } from '../../shipments';
import { priorityOperators } from './priorityInput';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [...priorities],
    width: 140,
    filterOperators: priorityOperators,
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(25);

export default function PriorityButtons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, priorities by buttons"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'priority',
                  operator: 'isAnyOf',
                  value: ['Normal', 'High'],
                },
              ],
            },
          },
        }}
      />
    </div>
  );
}
