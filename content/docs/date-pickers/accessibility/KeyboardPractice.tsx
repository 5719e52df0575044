import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PracticePart, parts, type Part } from './practicePart';

const start = dayjs('2028-02-17T09:30');

export default function KeyboardPractice() {
  const [part, setPart] = React.useState<Part>('Field');
  const [value, setValue] = React.useState<Dayjs | null>(start);
  const [round, setRound] = React.useState(0);

  const startAgain = () => {
    setValue(start);
    setRound(round + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', minHeight: 480 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Component"
          value={part}
          onChange={(_, newPart: Part | null) => {
            if (newPart !== null) {
              setPart(newPart);
              startAgain();
            }
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {parts.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={startAgain}>
          Start again
        </Button>
        <Typography variant="body2" aria-live="polite">
          Value: {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
        <PracticePart
          key={`${part} ${round}`}
          part={part}
          value={value}
          onChange={setValue}
        />
      </Stack>
    </LocalizationProvider>
  );
}
