import { styled } from '@mui/material/styles';
import {
  useDrawingArea,
  useIsZoomInteracting,
  useScatterSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts-pro/hooks';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

/** Invented towns, by rent in euros per square meter and income in thousands of euros a year. */
const towns = [
  { id: 'Aldbury', x: 8.2, y: 26 },
  { id: 'Brakel', x: 9.1, y: 30.5 },
  { id: 'Corve', x: 10.6, y: 28 },
  { id: 'Dornach', x: 11, y: 37 },
  { id: 'Elmstadt', x: 12.3, y: 32.5 },
  { id: 'Fenn', x: 12.9, y: 39.5 },
  { id: 'Gorsk', x: 14.2, y: 35 },
  { id: 'Holm', x: 15.6, y: 42 },
  { id: 'Ister', x: 16.8, y: 38.5 },
  { id: 'Jasna', x: 18.1, y: 46 },
];

const Name = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

/** Names of the towns in view, as long as the chart is at rest. */
function TownNames() {
  const isZoomInteracting = useIsZoomInteracting();
  const { left, top, width, height } = useDrawingArea();
  const [series] = useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  if (isZoomInteracting) {
    return null;
  }
  return series?.data.map((town) => {
    const x = xScale(town.x);
    const y = yScale(town.y);
    const isInside =
      x >= left && x <= left + width && y >= top && y <= top + height;
    return isInside ? (
      <Name key={town.id} data-town x={x + 9} y={y} direction="ltr">
        {town.id}
      </Name>
    ) : null;
  });
}

export default function QuietNames() {
  return (
    <ScatterChartPro
      aria-label="In ten towns, rents rise with incomes"
      height={300}
      hideLegend
      showToolbar
      margin={{ right: 60 }}
      xAxis={[{ label: 'Rent (€ per m²)', min: 7, max: 19, zoom: true }]}
      yAxis={[
        {
          label: 'Income (thousand € a year)',
          min: 25,
          max: 50,
          width: 55,
          zoom: true,
        },
      ]}
      series={[{ label: 'Town', data: towns, markerSize: 5 }]}
    >
      <TownNames />
    </ScatterChartPro>
  );
}
