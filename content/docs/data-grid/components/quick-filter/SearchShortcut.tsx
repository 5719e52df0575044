import * as React from 'react';
import Search from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
} from '@mui/x-data-grid';
import { SearchControl } from './searchControl';
import { columns, rows } from './shipmentColumns';

const SearchContext = React.createContext({
  expanded: false,
  setExpanded: (_expanded: boolean) => {},
  fieldRef: React.createRef<HTMLInputElement>(),
});

function SearchToolbar() {
  const { expanded, setExpanded, fieldRef } = React.useContext(SearchContext);

  return (
    <Toolbar>
      <QuickFilter expanded={expanded} onExpandedChange={setExpanded}>
        <QuickFilterTrigger
          aria-label="Search"
          render={(props) => (
            <ToolbarButton
              {...props}
              style={{ display: expanded ? 'none' : undefined }}
            >
              <Search fontSize="small" />
            </ToolbarButton>
          )}
        />
        <SearchControl ref={fieldRef} />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchShortcut() {
  const [expanded, setExpanded] = React.useState(false);
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const search = React.useMemo(
    () => ({ expanded, setExpanded, fieldRef }),
    [expanded],
  );

  const slotProps = React.useMemo<DataGridProps['slotProps']>(
    () => ({
      root: {
        onKeyDown: (event) => {
          if (event.key === 'f' && (event.ctrlKey || event.metaKey)) {
            // The browser would open its own search.
            event.preventDefault();
            setExpanded(true);
            requestAnimationFrame(() => fieldRef.current?.focus());
          }
        },
      },
    }),
    [],
  );

  return (
    <SearchContext.Provider value={search}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          aria-label="Shipments with a shortcut for the search"
          rows={rows}
          columns={columns}
          slots={{ toolbar: SearchToolbar }}
          slotProps={slotProps}
          showToolbar
          hideFooter
        />
      </div>
    </SearchContext.Provider>
  );
}
