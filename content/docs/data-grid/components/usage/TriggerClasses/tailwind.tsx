import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { columns, initialState, rows } from './columns';

const shape = 'rounded-2xl px-4';
const filtering =
  'bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({ filterCount }) =>
          filterCount > 0 ? `${shape} ${filtering}` : shape
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function TriggerClasses() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        aria-label="Delivered shipments"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
