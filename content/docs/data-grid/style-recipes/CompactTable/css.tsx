import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function CompactTable() {
  return (
    <div className="CompactTable-box">
      <DataGrid
        className="CompactTable"
        aria-label="Shipments in small rows"
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
