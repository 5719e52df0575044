import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 130 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    headerClassName: 'planned-header',
  },
  {
    field: 'actual',
    headerName: 'Actual',
    type: 'number',
    headerClassName: 'actual-header',
  },
];

const rows = [
  { id: 1, site: 'Town hall', planned: 41200, actual: 39850 },
  { id: 2, site: 'Swimming pool', planned: 96500, actual: 101300 },
  { id: 3, site: 'Library', planned: 18700, actual: 17420 },
];

export default function HeaderStyles() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Energy in kilowatt hours"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .planned-header': { bgcolor: 'action.selected' },
          '& .actual-header': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '& .MuiIconButton-root': { color: 'inherit' },
          },
        }}
      />
    </div>
  );
}
