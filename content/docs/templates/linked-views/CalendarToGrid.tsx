import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import { repairs, type Repair } from './repairs';

const keyOf = (day: Dayjs) => day.format('YYYY-MM-DD');

const on = (date: string) => repairs.filter((repair) => repair.date === date);

/** A day with the number of its repairs, which screen readers get as words. */
function CountedDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const count = outsideCurrentMonth ? 0 : on(keyOf(day)).length;
  return (
    <Badge badgeContent={count} color="primary" overlap="circular">
      <PickersDay
        {...props}
        aria-label={count > 0 ? `${day.date()}, repairs: ${count}` : undefined}
      />
    </Badge>
  );
}

const columns: GridColDef<Repair>[] = [
  { field: 'place', headerName: 'Place', minWidth: 120, flex: 1 },
  { field: 'team', headerName: 'Team', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const firstDay = dayjs('2026-04-08');

export default function CalendarToGrid() {
  const [day, setDay] = React.useState<Dayjs | null>(firstDay);
  const rows = React.useMemo(() => (day ? on(keyOf(day)) : repairs), [day]);
  const title = day ? `Repairs on ${day.format('MMMM D')}` : 'All repairs';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ width: 320, maxWidth: '100%' }}>
          <DateCalendar
            value={day}
            onChange={setDay}
            referenceDate={firstDay}
            views={['day']}
            slots={{ day: CountedDay }}
            sx={{ maxWidth: '100%' }}
          />
          <Button size="small" onClick={() => setDay(null)}>
            All days
          </Button>
        </Box>
        <div style={{ flex: '1 1 300px', minWidth: 0, height: 370 }}>
          <DataGrid
            label={title}
            rows={rows}
            columns={columns}
            density="compact"
            hideFooter
            disableRowSelectionOnClick
            localeText={{ noRowsLabel: 'No repairs on this day' }}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
