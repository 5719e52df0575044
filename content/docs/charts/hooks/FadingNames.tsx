import * as React from 'react';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import {
  useItemHighlightedGetter,
  useLineSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];
const passengers = {
  'Line 1': [31, 33, 36, 35, 38],
  'Line 2': [22, 20, 19, 17, 15],
  'Line 3': [9, 12, 18, 25, 32],
};
const names = Object.keys(passengers);

const Name = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
  '&[data-state="faded"]': { opacity: 0.3 },
  '&[data-state="highlighted"]': { fontWeight: 700 },
}));

function LineNames() {
  const series = useLineSeries();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const { isHighlighted, isFaded } = useItemHighlightedGetter();

  const stateOf = (item: HighlightItemData) => {
    if (isHighlighted(item)) {
      return 'highlighted';
    }
    return isFaded(item) ? 'faded' : 'plain';
  };

  return series.map(({ id, data }) => {
    const last = data[data.length - 1] ?? 0;
    return (
      <Name
        key={id}
        x={(xScale('2025') ?? 0) + 10}
        y={yScale(last)}
        direction="ltr"
        data-state={stateOf({ seriesId: id })}
      >
        {id}
      </Name>
    );
  });
}

export default function FadingNames() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tram line to highlight"
        value={item?.seriesId ?? null}
        onChange={(_, seriesId: string | null) =>
          setItem(seriesId === null ? null : { seriesId })
        }
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Line 3 has overtaken line 2, and comes close to line 1"
        height={260}
        hideLegend
        margin={{ right: 70 }}
        highlightedItem={item}
        onHighlightChange={setItem}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ label: 'Passengers a day (thousand)', min: 0, width: 50 }]}
        series={Object.entries(passengers).map(([name, data]) => ({
          id: name,
          label: name,
          data,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
      >
        <LineNames />
      </LineChart>
    </Stack>
  );
}
