import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './shipmentColumns';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl placeholder="Search shipments" size="small" />
      </QuickFilter>
    </Toolbar>
  );
}

export default function PersistentSearch() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a search field"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
