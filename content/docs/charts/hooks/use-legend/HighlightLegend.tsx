import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';

interface LegendButtonsProps {
  onHighlight: (item: HighlightItemData | null) => void;
}

function LegendButtons({ onHighlight }: LegendButtonsProps) {
  const { items } = useLegend();

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Harbors"
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {items.map(({ id, seriesId, color, label, markType }) => {
        const highlight = () =>
          onHighlight(seriesId === undefined ? null : { seriesId });
        return (
          <Button
            key={id}
            color="inherit"
            startIcon={<ChartsLabelMark type={markType} color={color} />}
            onFocus={highlight}
            onBlur={() => onHighlight(null)}
            onPointerEnter={highlight}
            onPointerLeave={() => onHighlight(null)}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}

const harbors = [
  { id: 'ostermouth', label: 'Ostermouth', data: [31, 35, 42, 47, 58, 71] },
  { id: 'sandwick', label: 'Sandwick', data: [52, 50, 47, 49, 44, 41] },
  { id: 'kelp-bay', label: 'Kelp Bay', data: [12, 18, 15, 22, 27, 25] },
];

export default function HighlightLegend() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <ChartDataProvider
      height={260}
      xAxis={[
        { scaleType: 'point', data: [2019, 2020, 2021, 2022, 2023, 2024] },
      ]}
      yAxis={[{ label: 'Ferries per week', min: 0, width: 55 }]}
      series={harbors.map((harbor) => ({
        ...harbor,
        type: 'line' as const,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      highlightedItem={item}
      onHighlightChange={setItem}
    >
      <LegendButtons onHighlight={setItem} />
      <ChartsSurface aria-label="Ferries per week in Ostermouth more than doubled from 2019 to 2024">
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartDataProvider>
  );
}
