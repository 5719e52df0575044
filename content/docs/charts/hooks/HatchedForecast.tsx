import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useChartId } from '@mui/x-charts/hooks';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const firstForecast = 4;

/** The pattern and the bars are two components, and agree on one id per chart. */
const usePatternId = () => `${useChartId()}-forecast`;

function ForecastPattern() {
  const id = usePatternId();
  const [series] = useBarSeries();

  return (
    <defs>
      <pattern
        id={id}
        width={7}
        height={7}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={3} height={7} fill={series?.color} />
      </pattern>
    </defs>
  );
}

function ForecastBars() {
  const patternId = usePatternId();

  return (
    <BarPlot
      slotProps={{
        bar: ({ dataIndex, color }) => ({
          stroke: color,
          fill: dataIndex < firstForecast ? color : `url(#${patternId})`,
        }),
      }}
    />
  );
}

export default function HatchedForecast() {
  const { primary, warning } = useTheme().palette;
  const harbors = [
    { name: 'North pier', color: primary.main, data: [12, 25, 41, 58, 60, 30] },
    { name: 'South pier', color: warning.main, data: [20, 22, 35, 37, 44, 28] },
  ];

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {harbors.map(({ name, color, data }) => (
        <Box key={name} sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="p" variant="subtitle2">
            {name}: forecast from August
          </Typography>
          <ChartContainer
            aria-label={`Boats rented at the ${name.toLowerCase()}, hatched where it is a forecast`}
            height={200}
            xAxis={[{ scaleType: 'band', data: months }]}
            yAxis={[{ label: 'Boats rented', max: 65, width: 45 }]}
            series={[{ type: 'bar', label: 'Boats', data, color }]}
          >
            <ForecastPattern />
            <ForecastBars />
            <ChartsXAxis />
            <ChartsYAxis />
            <ChartsTooltip trigger="item" />
          </ChartContainer>
        </Box>
      ))}
    </Stack>
  );
}
