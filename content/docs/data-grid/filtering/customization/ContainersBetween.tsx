import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';
import { between } from './RangeInput';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 130,
    filterOperators: [between, ...getGridNumericOperators()],
  },
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
