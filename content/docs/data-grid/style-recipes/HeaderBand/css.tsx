import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

export default function HeaderBand() {
  return (
    <div className="HeaderBand-box">
      <DataGrid
        className="HeaderBand"
        aria-label="Shipments with colored headers"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
