import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import { showFocused } from './showFocused';

export default function StickyHeader() {
  return (
    <Box sx={{ width: '100%', height: 320, overflow: 'auto' }}>
      <Box component="p" sx={{ m: 0, pb: 2 }}>
        This box stands for your page. Scroll it.
      </Box>
      <Box
        onFocus={showFocused}
        sx={{ display: 'flex', flexDirection: 'column' }}
      >
        <DataGrid
          aria-label="Shipments in a page that scrolls"
          rows={rows}
          columns={columns}
          hideFooter
          sx={{
            overflow: 'visible',
            '& .MuiDataGrid-mainContent, & .MuiDataGrid-main': {
              overflow: 'visible',
            },
            // The grid sets it inline.
            '& .MuiDataGrid-virtualScroller': {
              overflow: 'visible !important',
            },
            '& .MuiDataGrid-cell': { scrollMarginTop: '57px' },
          }}
        />
      </Box>
      <Box component="p" sx={{ m: 0, pt: 2 }}>
        The page goes on below the rows.
      </Box>
    </Box>
  );
}
