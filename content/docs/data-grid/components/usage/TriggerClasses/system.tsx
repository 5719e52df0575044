import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { columns, initialState, rows } from './columns';

function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        className={({ filterCount }) =>
          filterCount > 0 ? 'trigger filtering' : 'trigger'
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function TriggerClasses() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Delivered shipments"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: FilterToolbar }}
        showToolbar
        hideFooter
        sx={{
          '& .trigger': { borderRadius: '16px', px: '16px' },
          '& .trigger.filtering': {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
      />
    </div>
  );
}
