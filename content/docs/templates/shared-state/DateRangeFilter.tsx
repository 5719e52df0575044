import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { sumOf, visitorsOf, visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'date', headerName: 'Day', width: 120 },
  { field: 'hall', headerName: 'Hall', minWidth: 110, flex: 1 },
  {
    field: 'visitors',
    headerName: 'Visitors',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => visitorsOf(row),
  },
];

/** A missing day sets no limit. February 31 is undefined, because it cannot be compared. */
function limitOf(day: Dayjs | null, open: string) {
  if (day === null) {
    return open;
  }
  return day.isValid() ? day.format('YYYY-MM-DD') : undefined;
}

export default function DateRangeFilter() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-05-09'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2026-05-10'));
  const first = limitOf(from, '0000');
  const last = limitOf(to, '9999');
  const exist = first !== undefined && last !== undefined;

  const rows = React.useMemo(
    () =>
      first === undefined || last === undefined
        ? visits
        : visits.filter(({ date }) => first <= date && date <= last),
    [first, last],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <DatePicker
            label="From"
            value={from}
            onChange={setFrom}
            slotProps={{ field: { clearable: true } }}
          />
          <DatePicker
            label="To"
            value={to}
            onChange={setTo}
            slotProps={{ field: { clearable: true } }}
          />
        </Stack>
        <Typography role="status">
          {exist
            ? `${rows.length} rows, ${sumOf(rows)} visitors`
            : 'All days, because a date does not exist'}
        </Typography>
        <div style={{ height: 320, width: '100%' }}>
          <DataGrid
            label="Visits"
            rows={rows}
            columns={columns}
            density="compact"
            disableRowSelectionOnClick
            localeText={{ noRowsLabel: 'No visits on these days' }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
