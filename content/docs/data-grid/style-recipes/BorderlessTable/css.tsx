import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function BorderlessTable() {
  return (
    <div className="BorderlessTable-box">
      <DataGrid
        className="BorderlessTable"
        aria-label="Shipments without lines"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
