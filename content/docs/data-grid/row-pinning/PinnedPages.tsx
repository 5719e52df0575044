import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createLines, totalOf, type Line } from './totals';

const columns: GridColDef<Line>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 100 },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 110 },
];

const rows = createLines(12);
const pinnedRows = { bottom: [totalOf(rows)] };
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function PinnedPages() {
  const apiRef = useGridApiRef();
  const [report, setReport] = React.useState('not made yet');

  const makeFile = () => {
    const csv = apiRef.current?.getDataAsCsv({ includeHeaders: false }) ?? '';
    const lines = csv.split('\r\n');
    const last = lines[lines.length - 1];
    setReport(`lines: ${lines.length}, last line: ${last}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={makeFile} sx={{ mb: 1 }}>
        Make a CSV file
      </Button>
      <div style={{ height: 426 }}>
        <DataGridPro
          aria-label="Shipments in pages, with a total"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          checkboxSelection
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        CSV file, {report}
      </Typography>
    </div>
  );
}
