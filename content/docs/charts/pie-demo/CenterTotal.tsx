import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { HighlightItemData } from '@mui/x-charts/context';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const shifts = [
  { id: 'care', label: 'Care', value: 212 },
  { id: 'kitchen', label: 'Kitchen', value: 96 },
  { id: 'driving', label: 'Driving', value: 58 },
  { id: 'office', label: 'Office', value: 34 },
];
const total = shifts.reduce((sum, { value }) => sum + value, 0);

function CenterText({ value, label }: { value: number; label: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <g data-center textAnchor="middle" fill={palette.text.primary}>
      <text x={x} y={y} style={typography.h4}>
        {value}
      </text>
      <text x={x} y={y + 22} style={typography.body2}>
        {label}
      </text>
    </g>
  );
}

export default function CenterTotal() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const shift = shifts[item?.dataIndex ?? -1];

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Volunteers gave 400 hours in May, more than half of them for care
      </Typography>
      <PieChart
        aria-label="Hours of volunteers in May by task"
        height={260}
        series={[
          {
            id: 'hours',
            innerRadius: '65%',
            data: shifts.map((entry) => ({
              ...entry,
              label: `${entry.label}: ${entry.value}`,
            })),
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <CenterText
          value={shift?.value ?? total}
          label={shift ? `hours of ${shift.label}` : 'hours in May'}
        />
      </PieChart>
    </figure>
  );
}
