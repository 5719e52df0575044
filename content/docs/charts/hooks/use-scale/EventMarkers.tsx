import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXScale,
} from '@mui/x-charts/hooks';

interface EventMarkerProps {
  at: number;
  label: string;
}

function EventMarker({ at, label }: EventMarkerProps) {
  const { top, height } = useDrawingArea();
  const toPosition = getValueToPositionMapper(useXScale());
  const { palette, typography } = useTheme();

  return (
    <g
      data-event
      transform={`translate(${toPosition(at)} ${top})`}
      pointerEvents="none"
    >
      <path
        d={`M 0 16 V ${height}`}
        stroke={palette.text.primary}
        strokeDasharray="4 4"
      />
      <text
        y={10}
        textAnchor="middle"
        fill={palette.text.primary}
        style={typography.caption}
      >
        {label}
      </text>
    </g>
  );
}

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const visits = [61, 64, 63, 22, 48, 74, 93, 97];
const common = {
  height: 280,
  hideLegend: true,
  yAxis: [{ label: 'Visits (thousand)', min: 0, max: 120, width: 60 }],
  series: [{ label: 'Visits', data: visits }],
};

export default function EventMarkers() {
  const [view, setView] = React.useState<'band' | 'linear'>('band');
  const Chart = view === 'band' ? BarChart : LineChart;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the years"
        value={view}
        onChange={(_, next: 'band' | 'linear' | null) => {
          if (next) setView(next);
        }}
      >
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      <Chart
        {...common}
        aria-label="The library was closed for a part of 2020, and has more visits since it opens on Sundays"
        xAxis={[{ scaleType: view, data: years, valueFormatter: String }]}
      >
        <EventMarker at={2020} label="Closed" />
        <EventMarker at={2023} label="Sundays" />
      </Chart>
    </div>
  );
}
