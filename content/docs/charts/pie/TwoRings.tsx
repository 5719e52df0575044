import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PiePlot } from '@mui/x-charts/PieChart';

const land = [
  { id: 'fields', label: 'Fields', value: 46 },
  { id: 'forest', label: 'Forest', value: 30 },
  { id: 'homes', label: 'Homes', value: 24 },
];
// Lighter shades of the color of the fields.
const fields = [
  { id: 'wheat', label: 'Wheat', value: 21, color: '#a9c6e4' },
  { id: 'corn', label: 'Corn', value: 15, color: '#c2d7ed' },
  { id: 'fallow', label: 'Fallow', value: 10, color: '#dbe8f5' },
];
const share = ({ value }: { value: number }) => `${value}%`;

export default function TwoRings() {
  return (
    <ChartContainer
      aria-label="Land of an invented village by use, and its fields in detail"
      height={300}
      margin={8}
      series={[
        {
          type: 'pie',
          outerRadius: '60%',
          arcLabel: 'label',
          data: land,
          valueFormatter: share,
        },
        {
          type: 'pie',
          innerRadius: '65%',
          outerRadius: '100%',
          startAngle: 0,
          // The angle of the 46% in the inner circle.
          endAngle: 0.46 * 360,
          arcLabel: 'label',
          data: fields,
          valueFormatter: share,
        },
      ]}
      colors={['#8db3d9', '#e0b56c', '#9cc48d']}
      sx={{ '& .MuiPieArcLabel-root': { fill: 'black' } }}
    >
      <PiePlot />
      <ChartsTooltip trigger="item" />
    </ChartContainer>
  );
}
