import * as React from 'react';
import Circle from '@mui/icons-material/Circle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

type Status = Shipment['status'];

const colors = {
  Booked: 'disabled',
  'At sea': 'info',
  'In customs': 'warning',
  Delivered: 'success',
  Delayed: 'error',
} as const;

const renderStatus = ({ value }: GridRenderCellParams<Shipment, Status>) =>
  value && (
    <Chip
      variant="outlined"
      size="small"
      icon={<Circle color={colors[value]} />}
      label={value}
    />
  );

const renderLoad = ({
  value = 0,
  row,
}: GridRenderCellParams<Shipment, number>) => (
  <LinearProgress
    variant="determinate"
    value={(value / 24) * 100}
    aria-label={`Containers of ${row.number}`}
    aria-valuetext={`${value} of 24`}
    sx={{ width: '100%' }}
  />
);

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    sortComparator: (a: Status, b: Status) =>
      statuses.indexOf(a) - statuses.indexOf(b),
    width: 130,
    display: 'flex',
    renderCell: renderStatus,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    flex: 1,
    minWidth: 120,
    display: 'flex',
    renderCell: renderLoad,
  },
];

const rows = createShipments(5);

export default function StatusCells() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Shipments with their status"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Button
        onClick={() => setCsv(apiRef.current?.getDataAsCsv() ?? '')}
        sx={{ mt: 1 }}
      >
        Show the export
      </Button>
      {csv && (
        <Box component="pre" sx={{ m: 0, fontSize: 13 }}>
          {csv}
        </Box>
      )}
    </div>
  );
}
