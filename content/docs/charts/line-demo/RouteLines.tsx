import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

/** A line with an invisible one on it that is easier to hit. */
function WideLine(props: AnimatedLineProps) {
  const { d, onClick, onPointerEnter, onPointerLeave, onPointerDown } = props;

  return (
    <React.Fragment>
      <AnimatedLine {...props} />
      <path
        data-hit
        d={d}
        fill="none"
        stroke="transparent"
        strokeWidth={24}
        cursor="pointer"
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onPointerDown={onPointerDown}
      />
    </React.Fragment>
  );
}

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const routes = [
  { id: 'line-4', label: 'Line 4', data: [31, 84, 52, 47, 55, 91, 78, 36] },
  { id: 'line-7', label: 'Line 7', data: [22, 61, 24, 18, 26, 64, 49, 15] },
  { id: 'line-9', label: 'Line 9', data: [8, 19, 37, 66, 71, 41, 22, 9] },
];

export default function RouteLines() {
  const [chosen, setChosen] = React.useState('line-4');
  const route = routes.find(({ id }) => id === chosen);

  return (
    <Stack spacing={1}>
      <label>
        Bus line{' '}
        <select
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {routes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div role="status">
        {route?.label}: at most {Math.max(...(route?.data ?? []))} passengers
      </div>
      <LineChart
        aria-label="Passengers of three bus lines by hour"
        height={280}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: hours,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Passengers', min: 0, max: 100, width: 55 }]}
        series={routes.map((item) => ({
          ...item,
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        axisHighlight={{ x: 'none' }}
        slots={{ line: WideLine }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        onLineClick={(_, { seriesId }) => setChosen(String(seriesId))}
      />
    </Stack>
  );
}
