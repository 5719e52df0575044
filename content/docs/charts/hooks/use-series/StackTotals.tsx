import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  useBarSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

function Totals() {
  const series = useBarSeries();
  const { data: categories = [] } = useXAxis<'band'>();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette, typography } = useTheme();

  return (
    <g data-totals pointerEvents="none">
      {categories.map((category, index) => {
        // No value is negative, so the stack ends at its total.
        const total = Math.max(
          0,
          ...series.map(({ stackedData }) => stackedData[index]?.[1] ?? 0),
        );
        return (
          <text
            key={String(category)}
            x={(xScale(category) ?? 0) + xScale.bandwidth() / 2}
            y={yScale(total) - 6}
            textAnchor="middle"
            fill={palette.text.primary}
            style={{ ...typography.caption, fontWeight: 700 }}
          >
            {total}
          </text>
        );
      })}
    </g>
  );
}

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'];
const own = { id: 'country', label: 'This country', data: [41, 68, 120, 74] };
const abroad = { id: 'abroad', label: 'Abroad', data: [12, null, 95, 33] };

export default function StackTotals() {
  const [onlyOwn, setOnlyOwn] = React.useState(false);
  const series = onlyOwn ? [own] : [own, abroad];

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        In summer, the hostel counts almost as many nights as in the rest of the
        year
      </Typography>
      <FormControlLabel
        label="Only guests from this country"
        control={
          <Switch
            checked={onlyOwn}
            onChange={(event) => setOnlyOwn(event.target.checked)}
          />
        }
      />
      <BarChart
        aria-label="Nights in the hostel by season and origin of the guests"
        height={280}
        skipAnimation
        xAxis={[{ data: seasons }]}
        yAxis={[{ label: 'Nights', min: 0, max: 240, width: 50 }]}
        series={series.map((item) => ({ ...item, stack: 'nights' }))}
      >
        <Totals />
      </BarChart>
    </figure>
  );
}
