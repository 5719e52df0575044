import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);
const liters = [84, 91, 88, 97, 104, 99, 112, 108, 117, 121, 115, 126];

export default function SparklineReadout() {
  const [index, setIndex] = React.useState<number | null>(null);
  const shown = index ?? liters.length - 1;

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Stack sx={{ width: 110, flexShrink: 0 }}>
        <Typography variant="body2">Week {weeks[shown]}</Typography>
        <Typography variant="h5" component="p">
          {liters[shown]} L
        </Typography>
      </Stack>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <SparkLineChart
          aria-label="Milk per cow and week, 84 to 126 liters"
          height={64}
          data={liters}
          showHighlight
          axisHighlight={{ x: 'line' }}
          onHighlightedAxisChange={(items) =>
            setIndex(items[0]?.dataIndex ?? null)
          }
        />
      </Box>
    </Stack>
  );
}
