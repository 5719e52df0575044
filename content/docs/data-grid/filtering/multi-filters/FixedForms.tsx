import {
  DataGridPro,
  GridLogicOperator,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 110 },
  { field: 'destination', headerName: 'Destination', width: 130 },
];

const rows = createShipments(40);

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: {
    disableAddFilterButton: true,
    disableRemoveAllButton: true,
    logicOperators: [GridLogicOperator.And],
    filterFormProps: {
      // The forms stay, so people only change the values.
      deleteIconProps: { sx: { display: 'none' } },
    },
  },
};

export default function FixedForms() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, two forms that stay"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'origin', operator: 'contains' },
                { id: 'to', field: 'destination', operator: 'contains' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
