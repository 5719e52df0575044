import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 150 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 200 },
];

const rows = createShipments(25);

const slotProps: DataGridProProps['slotProps'] = {
  headerFilterCell: { showClearIcon: true },
};

export default function InlineClear() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, filters with a clear button"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'goods', operator: 'contains', value: 'oil' },
                { id: 2, field: 'containers', operator: '>', value: 3 },
              ],
            },
          },
        }}
      />
    </div>
  );
}
