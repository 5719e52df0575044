import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

function DataTable({ caption }: { caption: string }) {
  const { data: categories = [] } = useXAxis<'band'>();
  const series = useBarSeries();

  return (
    <Box
      component="table"
      sx={{
        typography: 'body2',
        '& th, & td': { px: 1.5, py: 0.25, textAlign: 'end' },
        '& th:first-of-type': { textAlign: 'start' },
      }}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Class</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col">
              {typeof label === 'function' ? label('legend') : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={String(category)}>
            <th scope="row">{String(category)}</th>
            {series.map(({ id, data, valueFormatter }) => (
              <td key={id}>
                {valueFormatter(data[index], { dataIndex: index })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const percent = (value: number | null) => (value === null ? '–' : `${value}%`);

export default function ChartTable() {
  return (
    <ChartDataProvider
      height={260}
      xAxis={[{ scaleType: 'band', data: ['5a', '5b', '6a', '6b'] }]}
      yAxis={[{ label: 'Pupils (%)', max: 100, width: 55 }]}
      series={[
        {
          type: 'bar',
          label: 'On foot',
          data: [42, 38, 51, 47],
          valueFormatter: percent,
        },
        {
          type: 'bar',
          label: 'By bike',
          data: [31, null, 28, 36],
          valueFormatter: percent,
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface aria-label="Most pupils walk to school in each class">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsWrapper>
      <DataTable caption="How pupils come to school" />
    </ChartDataProvider>
  );
}
