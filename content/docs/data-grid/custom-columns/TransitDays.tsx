import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

interface Voyage extends Pick<Shipment, 'id' | 'number' | 'departure'> {
  arrival: Date | null;
}

const DAY = 24 * 60 * 60 * 1000;
const LONGEST = 40;

function BarOfDays({
  value,
  formattedValue,
}: GridRenderCellParams<Voyage, number | null, string>) {
  return (
    <Box sx={{ width: '100%' }}>
      {formattedValue}
      <Box
        sx={{
          height: 4,
          borderRadius: 1,
          bgcolor: 'primary.main',
          width: `${Math.min((value ?? 0) / LONGEST, 1) * 100}%`,
        }}
      />
    </Box>
  );
}

/** A column for a number of days, whatever they are computed from. */
const days: GridColTypeDef<number | null, string> = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueFormatter: (value: number | null) =>
    value === null ? 'Not known' : `${value} days`,
  renderCell: (params) => <BarOfDays {...params} />,
};

const columns: GridColDef<Voyage>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  {
    ...days,
    field: 'transit',
    headerName: 'In transit',
    flex: 1,
    minWidth: 140,
    // Rounded, because a day can have 23 or 25 hours.
    valueGetter: (_value, { departure, arrival }) =>
      arrival && Math.round((arrival.getTime() - departure.getTime()) / DAY),
  },
];

const shipments = createShipments(49);
const rows: Voyage[] = [
  shipments[1],
  { ...shipments[0], arrival: null },
  shipments[8],
  shipments[48],
];

export default function TransitDays() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Shipments with their days in transit"
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
