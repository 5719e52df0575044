import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const catches = [
  { id: 'herring', label: 'Herring', value: 38 },
  { id: 'cod', label: 'Cod', value: 24 },
  { id: 'crab', label: 'Crab', value: 21 },
  { id: 'mackerel', label: 'Mackerel', value: 12 },
];

export default function PaddedDonut() {
  const { text } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Herring and cod are most of the catch of Kelp Bay
      </Typography>
      <PieChart
        aria-label="Catch of Kelp Bay by kind, in percent of the weight"
        height={240}
        series={[
          {
            innerRadius: '60%',
            paddingAngle: 3,
            cornerRadius: 6,
            data: [
              ...catches,
              { id: 'other', label: 'Other', value: 5, color: text.primary },
            ],
            valueFormatter: ({ value }) => `${value}%`,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 6 },
          },
        ]}
      />
    </figure>
  );
}
