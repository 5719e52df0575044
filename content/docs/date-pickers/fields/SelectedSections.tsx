import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function SelectedSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  const select = (sections: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(sections);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Expiry"
          defaultValue={dayjs('2027-02-28')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => select('year')}>
            Year
          </Button>
          <Button variant="outlined" onClick={() => select(1)}>
            Second
          </Button>
          <Button variant="outlined" onClick={() => select('all')}>
            All
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
