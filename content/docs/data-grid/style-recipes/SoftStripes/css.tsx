import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function SoftStripes() {
  return (
    <div className="SoftStripes-box">
      <DataGrid
        className="SoftStripes"
        aria-label="Shipments with stripes"
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 1 ? 'SoftStripes-stripe' : ''
        }
        hideFooter
      />
    </div>
  );
}
