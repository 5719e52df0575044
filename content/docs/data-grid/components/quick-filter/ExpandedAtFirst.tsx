import Search from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { SearchControl } from './searchControl';
import { columns, rows } from './shipmentColumns';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterTrigger
          aria-label="Search"
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              style={{ display: expanded ? 'none' : undefined }}
            >
              <Search fontSize="small" />
            </ToolbarButton>
          )}
        />
        <SearchControl />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ExpandedAtFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a search field that is open at first"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
