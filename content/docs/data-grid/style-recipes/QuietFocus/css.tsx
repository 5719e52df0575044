import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function QuietFocus() {
  return (
    <div className="QuietFocus-box">
      <DataGrid
        className="QuietFocus"
        aria-label="Shipments with an outline for the keyboard"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
