import type * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import type { GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';

export type GridChartProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

const HEIGHT = 240;
// With the legend above the drawing: the grid below stays where it is.
const ROOM = 300;

/** One name for each entry, of all dimensions: "Levante, High". */
export function namesOf({ dimensions }: Pick<GridChartProps, 'dimensions'>) {
  const [first, ...others] = dimensions;
  return (first?.data ?? []).map((name, index) =>
    [name, ...others.map(({ data }) => data[index])].map(String).join(', '),
  );
}

/** Draws what the grid gives it: bars, lines, or the first series as a pie. */
export function GridChart({ dimensions, values, chartType }: GridChartProps) {
  const names = namesOf({ dimensions });
  if (names.length === 0 || values.length === 0) {
    return (
      <Box sx={{ minHeight: ROOM, p: 2, boxSizing: 'border-box' }}>
        Choose a category and a series in the panel of the grid.
      </Box>
    );
  }
  const label = `${values.map((value) => value.label).join(', ')} by ${dimensions.map((dimension) => dimension.label).join(', ')}`;
  if (chartType === 'pie') {
    const slices = names.map((name, index) => ({
      id: index,
      label: name,
      value: values[0].data[index] ?? 0,
    }));
    return (
      <Box sx={{ minHeight: ROOM }}>
        <PieChart
          aria-label={label}
          height={HEIGHT}
          series={[{ data: slices }]}
        />
      </Box>
    );
  }
  const Chart = chartType === 'line' ? LineChart : BarChart;
  return (
    <Box sx={{ minHeight: ROOM }}>
      <Chart
        aria-label={label}
        height={HEIGHT}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: names }]}
        series={values.map(({ id, label: name, data }) => ({
          id,
          label: name,
          data,
        }))}
      />
    </Box>
  );
}
