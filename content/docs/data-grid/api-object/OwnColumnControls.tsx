import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, wells } from './wells';

export default function OwnColumnControls() {
  const apiRef = useGridApiRef();

  const toggleDepth = () => {
    const isShown = apiRef.current
      ?.getVisibleColumns()
      .some(({ field }) => field === 'depth');
    apiRef.current?.setColumnVisibility('depth', !isShown);
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('flow', 'desc')}>
          Strongest first
        </Button>
        <Button onClick={toggleDepth}>Show or hide depth</Button>
        <Button onClick={() => apiRef.current?.setColumnWidth('id', 140)}>
          Widen the first column
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={columns}
          disableColumnMenu
          disableColumnSorting
          disableColumnSelector
          hideFooter
        />
      </div>
    </div>
  );
}
