import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createLines, totalOf, type Line } from './totals';

const columns: GridColDef<Line>[] = [
  { field: 'number', headerName: 'Shipment', width: 92 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 106 },
];

const rows = createLines(12);

// Outside the component: the same object for each render.
const pinnedRows = { bottom: [totalOf(rows)] };

export default function PinnedTotals() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
