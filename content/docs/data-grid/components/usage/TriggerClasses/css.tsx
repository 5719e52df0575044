import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { columns, initialState, rows } from './columns';
import './styles.css';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({ filterCount }) =>
          filterCount > 0
            ? 'TriggerClasses-trigger TriggerClasses-filtering'
            : 'TriggerClasses-trigger'
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function TriggerClasses() {
  return (
    <div className="TriggerClasses-box">
      <DataGrid
        className="TriggerClasses"
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
