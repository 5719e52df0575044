import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, pinnedRows, rows } from './shipmentTable';
import './styles.css';

export default function TotalRow() {
  return (
    <div className="TotalRow-box">
      <DataGridPro
        className="TotalRow"
        aria-label="Shipments with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
