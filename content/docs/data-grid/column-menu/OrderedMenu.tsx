import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 130 },
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 130 },
];

const rows = createShipments(3);

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: {
    // null hides an item.
    slots: { columnMenuColumnsItem: null },
    slotProps: { columnMenuFilterItem: { displayOrder: 5 } },
  },
};

export default function OrderedMenu() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, the menu starts with the filter"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
