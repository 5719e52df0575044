import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, wells } from './wells';

function PageToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setPage(0)}
      >
        First page
      </ToolbarButton>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.showFilterPanel('flow')}
      >
        Filter by flow
      </ToolbarButton>
    </Toolbar>
  );
}

export default function PageButtons() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        aria-label="Wells"
        rows={wells}
        columns={columns}
        slots={{ toolbar: PageToolbar }}
        showToolbar
        pageSizeOptions={[4]}
        initialState={{
          pagination: { paginationModel: { page: 1, pageSize: 4 } },
        }}
      />
    </div>
  );
}
