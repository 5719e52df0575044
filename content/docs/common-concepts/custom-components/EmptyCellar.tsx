import Stack from '@mui/material/Stack';
import WineBarIcon from '@mui/icons-material/WineBar';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './cellar';

function NoWine() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <WineBarIcon color="disabled" fontSize="large" />
      The cellar is empty
    </Stack>
  );
}

export default function EmptyCellar() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Wine cellar"
        columns={columns}
        rows={[]}
        slots={{ noRowsOverlay: NoWine }}
        hideFooter
      />
    </div>
  );
}
