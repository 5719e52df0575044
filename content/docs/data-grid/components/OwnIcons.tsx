import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Tune from '@mui/icons-material/Tune';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

/** Also gets `sortingOrder`, which an SVG does not know. */
function Unsorted({ className }: { className?: string }) {
  return <UnfoldMore className={className} fontSize="small" />;
}

const slots: DataGridProps['slots'] = {
  columnSortedAscendingIcon: ExpandLess,
  columnSortedDescendingIcon: ExpandMore,
  columnUnsortedIcon: Unsorted,
  columnMenuIcon: Tune,
};

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 120 },
];

const rows = createShipments(4);

export default function OwnIcons() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with other icons in the headers"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
