import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Call {
  id: number;
  time: string;
  vessel: string;
  report: string;
}

const columns: GridColDef<Call>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 140 },
];

const rows: Call[] = [
  {
    id: 1,
    time: '06:12',
    vessel: 'Yacht, 9 m',
    report: 'Engine failure off the harbor wall. Towed to the marina.',
  },
  {
    id: 2,
    time: '11:40',
    vessel: 'Two kayaks',
    report: 'Cut off by the tide. Both paddlers brought ashore.',
  },
  {
    id: 3,
    time: '15:05',
    vessel: 'Trawler',
    report: 'Rope in the propeller. A diver cleared it at anchor.',
  },
];

export default function RowDetails() {
  const [call, setCall] = React.useState(rows[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Calls of the lifeboat"
          rows={rows}
          columns={columns}
          onRowClick={(params) => setCall(params.row)}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        <strong>{call.time}</strong> {call.report}
      </Box>
    </Box>
  );
}
