import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const particles = [18, 27, 41, 66, 58, 33, 22];

export default function ColorScaleBars() {
  const [type, setType] = React.useState('piecewise');
  const { success, warning, error, primary, grey } = useTheme().palette;

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={type}
        onChange={(_, value: string | null) => setType(value ?? type)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="ordinal">Ordinal</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Fine dust per day"
        height={260}
        hideLegend
        xAxis={[
          {
            scaleType: 'band',
            data: days,
            colorMap:
              type === 'ordinal'
                ? {
                    type: 'ordinal',
                    values: ['Sat', 'Sun'],
                    colors: [primary.main, primary.main],
                    unknownColor: grey[500],
                  }
                : undefined,
          },
        ]}
        yAxis={[
          {
            label: 'PM10 (µg/m³)',
            colorMap:
              type === 'piecewise'
                ? {
                    type: 'piecewise',
                    thresholds: [25, 50],
                    colors: [success.main, warning.main, error.main],
                  }
                : type === 'continuous'
                  ? {
                      type: 'continuous',
                      min: 0,
                      max: 70,
                      color: [primary.light, primary.dark],
                    }
                  : undefined,
          },
        ]}
        series={[{ label: 'PM10', data: particles }]}
      />
    </Stack>
  );
}
