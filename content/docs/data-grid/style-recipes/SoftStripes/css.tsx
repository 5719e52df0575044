import { DataGrid } from '@mui/x-data-grid';
import { columns, isStriped, rows } from './shipmentTable';
import './styles.css';

export default function SoftStripes() {
  return (
    <div className="SoftStripes-box">
      <DataGrid
        className="SoftStripes"
        aria-label="Shipments by carrier"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) =>
          isStriped(row) ? 'SoftStripes-stripe' : ''
        }
        hideFooter
      />
    </div>
  );
}
