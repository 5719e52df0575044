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

interface IconProps {
  className?: string;
}

function Ascending({ className }: IconProps) {
  return <ExpandLess className={className} fontSize="small" />;
}

function Descending({ className }: IconProps) {
  return <ExpandMore className={className} fontSize="small" />;
}

function Unsorted({ className }: IconProps) {
  return <UnfoldMore className={className} fontSize="small" />;
}

function Menu({ className }: IconProps) {
  return <Tune className={className} fontSize="small" />;
}

const slots: DataGridProps['slots'] = {
  columnSortedAscendingIcon: Ascending,
  columnSortedDescendingIcon: Descending,
  columnUnsortedIcon: Unsorted,
  columnMenuIcon: Menu,
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
