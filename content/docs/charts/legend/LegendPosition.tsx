import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { months, rainfall } from './rainfall';

const directions = ['horizontal', 'vertical'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      sx={{ flex: '1 1 130px' }}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function LegendPosition() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('horizontal');
  const [vertical, setVertical] =
    React.useState<(typeof verticals)[number]>('top');
  const [horizontal, setHorizontal] =
    React.useState<(typeof horizontals)[number]>('center');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Choice
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
        <Choice
          label="vertical"
          options={verticals}
          value={vertical}
          onChange={setVertical}
        />
        <Choice
          label="horizontal"
          options={horizontals}
          value={horizontal}
          onChange={setHorizontal}
        />
      </Stack>
      <BarChart
        aria-label="The coast gets the most rain until May"
        height={260}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Rain (mm)', width: 60 }]}
        series={rainfall}
        slotProps={{
          legend: { direction, position: { vertical, horizontal } },
        }}
      />
    </Stack>
  );
}
