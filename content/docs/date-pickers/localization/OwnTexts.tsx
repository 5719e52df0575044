import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const visitTexts = {
  toolbarTitle: 'When will you visit us?',
  okButtonLabel: 'Book',
  openDatePickerDialogue: (formattedDate: string | null) =>
    formattedDate ? `Change the visit on ${formattedDate}` : 'Plan a visit',
};

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <MobileDatePicker
          label="Visit"
          defaultValue={dayjs('2028-02-29')}
          localeText={visitTexts}
        />
        <MobileDatePicker label="Return" defaultValue={dayjs('2028-03-02')} />
      </Stack>
    </LocalizationProvider>
  );
}
