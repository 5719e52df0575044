import * as React from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = [
  'MM/DD/YYYY',
  'YYYY-MM-DD',
  'dddd, MMMM D, YYYY',
  'Do MMM YY',
  '[Week of] MMM D',
];

export default function FormatSections() {
  const [format, setFormat] = React.useState('dddd, MMMM D, YYYY');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <DateField
          label="Harvest"
          format={format}
          defaultValue={dayjs('2026-09-02')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
