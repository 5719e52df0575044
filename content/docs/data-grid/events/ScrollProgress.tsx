import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { trees, type Tree } from './orchard';

const columns: GridColDef<Tree>[] = [
  { field: 'id', headerName: 'Tree', width: 80 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 150 },
];

export default function ScrollProgress() {
  const apiRef = useGridApiRef();
  const [read, setRead] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        const size = apiRef.current?.getRootDimensions();
        if (size) {
          const hidden =
            size.contentSize.height - size.viewportInnerSize.height;
          const share = hidden > 0 ? top / hidden : 1;
          setRead(Math.min(100, Math.round(share * 100)));
        }
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        aria-label="Part of the list that has been scrolled"
        variant="determinate"
        value={read}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Apple trees of the orchard"
          apiRef={apiRef}
          rows={trees}
          columns={columns}
          hideFooter
        />
      </Box>
      <Box sx={{ mt: 1 }}>Scrolled: {read}%</Box>
    </Box>
  );
}
