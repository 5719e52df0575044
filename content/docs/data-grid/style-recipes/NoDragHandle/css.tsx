import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function NoDragHandle() {
  return (
    <div className="NoDragHandle-box">
      <DataGrid
        className="NoDragHandle"
        aria-label="Shipments with two fixed columns"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
