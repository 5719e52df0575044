import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function RoundedPanel() {
  return (
    <div className="RoundedPanel-box">
      <DataGrid
        className="RoundedPanel"
        aria-label="Shipments in a panel with a shadow"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
