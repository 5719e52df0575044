import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { id: 'paper', value: 31, label: 'Paper' },
  { id: 'organic', value: 28, label: 'Organic' },
  { id: 'glass', value: 19, label: 'Glass' },
  { id: 'plastic', value: 17, label: 'Plastic' },
];

export default function PieLabels() {
  const { common, text } = useTheme().palette;

  return (
    <PieChart
      aria-label="Paper and organic waste are more than half of the household's waste"
      height={260}
      series={[
        {
          data: [
            ...waste,
            { id: 'metal', value: 5, label: 'Metal', color: text.primary },
          ],
          innerRadius: '40%',
          arcLabel: ({ value }) => `${value}%`,
          arcLabelMinAngle: 25,
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{
        '& .MuiPieArcLabel-root': {
          fontWeight: 600,
          fill: common.white,
          stroke: common.black,
          strokeWidth: 3,
          paintOrder: 'stroke',
        },
      }}
    />
  );
}
