import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(8);

const choices: [string, GridCsvExportOptions['getRowsToExport']][] = [
  ['Default', undefined],
  [
    'This page',
    ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  ],
  ['Everything', ({ apiRef }) => gridSortedRowIdsSelector(apiRef)],
];

export default function RowsInFile() {
  const apiRef = useGridApiRef();
  const [file, setFile] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" sx={{ mb: 1, gap: 1 }}>
        {choices.map(([name, getRowsToExport]) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            onClick={() =>
              setFile(
                apiRef.current?.getDataAsCsv({
                  fields: ['number'],
                  includeHeaders: false,
                  getRowsToExport,
                }) ?? '',
              )
            }
          >
            {name}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Shipments, choose rows of the file"
          rows={rows}
          columns={columns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </div>
      <Box role="status" sx={{ mt: 1 }}>
        {file === ''
          ? 'Press a button.'
          : `Numbers in the file: ${file.split('\r\n').join(', ')}`}
      </Box>
    </div>
  );
}
