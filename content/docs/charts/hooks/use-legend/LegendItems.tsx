import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';

function ItemTable() {
  const { items } = useLegend();

  return (
    <Box
      component="table"
      sx={{
        typography: 'body2',
        '& th, & td': { pr: 2, py: 0.25, textAlign: 'start' },
      }}
    >
      <caption>Items that useLegend returns</caption>
      <thead>
        <tr>
          <th scope="col">label</th>
          <th scope="col">seriesId</th>
          <th scope="col">markType</th>
          <th scope="col">Mark</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, seriesId, markType, color }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{seriesId}</td>
            <td>{typeof markType === 'string' ? markType : 'component'}</td>
            <td>
              <ChartsLabelMark type={markType} color={color} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

export default function LegendItems() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ label: 'Trees', width: 60 }]}
      series={[
        {
          id: 'target',
          type: 'line',
          label: 'Target',
          data: [400, 450, 500, 550],
        },
        {
          id: 'planted',
          type: 'bar',
          label: (location) =>
            location === 'legend' ? 'Planted' : 'Trees planted',
          data: [380, 470, 455, 590],
        },
        { id: 'felled', type: 'bar', data: [120, 95, 130, 88] },
      ]}
    >
      <ChartsSurface aria-label="The town planted more trees than its target in 2022 and 2024">
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ItemTable />
    </ChartDataProvider>
  );
}
