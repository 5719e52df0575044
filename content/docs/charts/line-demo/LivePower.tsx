import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const SHOWN_SECONDS = 60;
const UPDATE_EVERY_MS = 500;

/** An invented meter, in kilowatts. A kettle is on for 15 of 40 seconds. */
function readMeter(second: number) {
  const kettle = second % 40 < 15 ? 2.1 : 0;
  return Number((0.6 + kettle + 0.2 * Math.sin(second / 3)).toFixed(2));
}

export default function LivePower() {
  const [running, setRunning] = React.useState(false);
  const [now, setNow] = React.useState(SHOWN_SECONDS);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(
      () => setNow((second) => second + 1),
      UPDATE_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [running]);

  const seconds = Array.from(
    { length: SHOWN_SECONDS + 1 },
    (_, index) => now - SHOWN_SECONDS + index,
  );

  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() => setRunning((before) => !before)}
        >
          {running ? 'Pause' : 'Start'}
        </Button>
        <Typography data-now>
          Second {now}: {readMeter(now)} kW
        </Typography>
      </Stack>
      <LineChart
        aria-label="Power used by a kitchen in the last 60 seconds"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[
          {
            data: seconds,
            min: now - SHOWN_SECONDS,
            max: now,
            label: 'Seconds',
            height: 45,
          },
        ]}
        yAxis={[{ label: 'Power (kW)', min: 0, max: 3.5, width: 50 }]}
        series={[
          {
            label: 'Power',
            data: seconds.map(readMeter),
            curve: 'stepAfter',
            showMark: false,
            valueFormatter: (value) => `${value} kW`,
          },
        ]}
      />
    </Stack>
  );
}
