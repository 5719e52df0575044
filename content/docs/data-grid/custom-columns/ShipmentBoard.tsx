import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createShipments, statuses, type Shipment } from '../shipments';
import { loadColumn, moneyColumn, statusColumn } from './columnTypes';
import { dateColumn } from './dateColumn';

const rows = createShipments(8);

export default function ShipmentBoard() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing is open.');

  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      {
        field: 'number',
        headerName: 'Shipment',
        width: 105,
        renderCell: ({ value, tabIndex }) => (
          <Link
            component="button"
            tabIndex={tabIndex}
            onClick={() => setMessage(`${value} is open.`)}
            onKeyDown={(event: React.KeyboardEvent) => {
              // The grid would move on by a page of rows.
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
            sx={{ font: 'inherit' }}
          >
            {value}
          </Link>
        ),
      },
      {
        ...statusColumn,
        field: 'status',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: [...statuses],
        editable: true,
      },
      { ...loadColumn, field: 'containers', headerName: 'Containers' },
      { ...moneyColumn, field: 'value', headerName: 'Value' },
      {
        ...dateColumn,
        field: 'departure',
        headerName: 'Departure',
        editable: true,
      },
    ],
    [],
  );

  const countRows = () => {
    const [, ...lines] = (apiRef.current?.getDataAsCsv() ?? '').split('\r\n');
    setMessage(`${lines.length} lines, the first is ${lines[0]}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ width: '100%' }}>
        <div style={{ height: 490 }}>
          <DataGrid
            aria-label="Shipments with five custom columns"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            disableRowSelectionOnClick
            hideFooter
          />
        </div>
        <Stack direction="row" sx={{ mt: 1, gap: 2, alignItems: 'center' }}>
          <Button onClick={countRows} sx={{ flexShrink: 0 }}>
            Check the export
          </Button>
          <Typography role="status" variant="body2">
            {message}
          </Typography>
        </Stack>
      </div>
    </LocalizationProvider>
  );
}
