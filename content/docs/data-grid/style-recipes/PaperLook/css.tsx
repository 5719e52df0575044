import { DataGrid } from '@mui/x-data-grid';
import { PrintToolbar } from './printToolbar';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function PaperLook() {
  return (
    <div className="PaperLook-box">
      <DataGrid
        className="PaperLook"
        aria-label="Shipments, print them without colors"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) =>
          row.status === 'Delayed' ? 'PaperLook-late' : ''
        }
        slots={{ toolbar: PrintToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
