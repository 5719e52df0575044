import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

const spacing = () => ({ top: 4, bottom: 4 });

export default function CardRows() {
  return (
    <div className="CardRows-box">
      <DataGrid
        className="CardRows"
        aria-label="Shipments as cards"
        rows={rows}
        columns={columns}
        getRowSpacing={spacing}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
