import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bib', headerName: 'Bib', type: 'number', sortable: false },
  {
    field: 'runner',
    headerName: 'Runner',
    flex: 1,
    minWidth: 150,
    sortable: false,
  },
  { field: 'finish', headerName: 'Finish', width: 120, sortable: false },
];

const rows = [
  { id: 1, bib: 214, runner: 'Naledi Mokoena', finish: '2:41:07' },
  { id: 2, bib: 17, runner: 'Hugo Lindqvist', finish: '2:38:55' },
  { id: 3, bib: 402, runner: 'Sofia Ricci', finish: '2:52:30' },
  { id: 4, bib: 88, runner: 'Kenji Ito', finish: '2:44:19' },
];

export default function SortByButton() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('finish', 'asc')}>
          Finish time
        </Button>
        <Button onClick={() => apiRef.current?.sortColumn('bib', 'asc')}>
          Bib number
        </Button>
      </Stack>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Marathon results"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'finish', sort: 'asc' }] },
          }}
          hideFooter
        />
      </div>
    </div>
  );
}
