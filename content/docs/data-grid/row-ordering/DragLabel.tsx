import DragHandleIcon from '@mui/icons-material/DragHandle';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { orderColumn } from './orderColumn';

interface LabeledShipment extends Shipment {
  /** What users see at the pointer while they drag the row. */
  __reorder__: string;
}

const columns: GridColDef<LabeledShipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  // The column is where you put it, here at the end.
  orderColumn,
];

const rows = createShipments(4).map((row): LabeledShipment => ({
  ...row,
  __reorder__: `${row.number}: ${row.goods}`,
}));

function TwoLines({ className }: { className?: string }) {
  return <DragHandleIcon className={className} fontSize="small" />;
}

const slots: DataGridProProps['slots'] = { rowReorderIcon: TwoLines };

export default function DragLabel() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with labels for dragging"
        rows={rows}
        columns={columns}
        slots={slots}
        rowReordering
        hideFooter
      />
    </div>
  );
}
