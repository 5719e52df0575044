import Box from '@mui/material/Box';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { months, rainfall } from './rainfall';

function TotalsLegend() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Box
      component="table"
      sx={{ gridArea: 'legend', typography: 'body2', m: 1 }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ textAlign: 'start' }}>
            City
          </Box>
          <Box component="th" scope="col" sx={{ textAlign: 'end' }}>
            Total (mm)
          </Box>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, color, label, markType }) => {
          const values =
            series.find((candidate) => candidate.id === id)?.data ?? [];
          const total = values.reduce<number>(
            (sum, value) => sum + (value ?? 0),
            0,
          );
          return (
            <tr key={id}>
              <th scope="row">
                <Box
                  sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 3 }}
                >
                  <ChartsLabelMark type={markType} color={color} />
                  {label}
                </Box>
              </th>
              <Box component="td" sx={{ textAlign: 'end' }}>
                {total}
              </Box>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

export default function CustomLegend() {
  return (
    <LineChart
      aria-label="From January to June, the coast got 420 mm of rain, and the plateau 167 mm"
      height={260}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Rain (mm)', min: 0, width: 60 }]}
      series={rainfall}
      slots={{ legend: TotalsLegend }}
      slotProps={{ legend: { position: { vertical: 'bottom' } } }}
    />
  );
}
