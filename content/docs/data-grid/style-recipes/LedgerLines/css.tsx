import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function LedgerLines() {
  return (
    <div className="LedgerLines-box">
      <DataGrid
        className="LedgerLines"
        aria-label="Shipments with lines between columns"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
