import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import { showFocused } from './showFocused';
import './styles.css';

export default function StickyHeader() {
  return (
    <div className="StickyHeader-page">
      <p className="StickyHeader-above">
        This box stands for your page. Scroll it.
      </p>
      <div onFocus={showFocused} className="StickyHeader-box">
        <DataGrid
          className="StickyHeader"
          aria-label="Shipments in a page that scrolls"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <p className="StickyHeader-below">The page goes on below the rows.</p>
    </div>
  );
}
