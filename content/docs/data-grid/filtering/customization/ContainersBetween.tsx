import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';
import { between } from './rangeInput';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 150,
    filterOperators: [between, ...getGridNumericOperators()],
  },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

const rows = createShipments(40);

export default function ContainersBetween() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, containers in a range"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'containers',
                  operator: 'between',
                  value: ['5', '10'],
                },
              ],
            },
          },
        }}
      />
    </div>
  );
}
