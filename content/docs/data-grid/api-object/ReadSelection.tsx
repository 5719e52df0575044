import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, wells } from './wells';

export default function ReadSelection() {
  const apiRef = useGridApiRef();
  const [report, setReport] = React.useState('Not read yet');

  const read = () => {
    const selected = [...gridRowSelectionIdsSelector(apiRef).values()];
    const flow = selected.reduce((sum, row) => sum + row.flow, 0);
    setReport(`Wells: ${selected.length}, liters per minute: ${flow}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Button variant="outlined" onClick={read} sx={{ my: 1 }}>
        Read the selection
      </Button>
      <Box role="status">{report}</Box>
    </div>
  );
}
