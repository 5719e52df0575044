import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// All colors are light, so that black labels are readable in dark mode, too.
const groups = [
  {
    id: 'needs',
    label: 'Needs',
    color: '#7fb2e5',
    parts: [
      { id: 'rent', label: 'Rent', value: 1150, color: '#a5c9ed' },
      { id: 'food', label: 'Food', value: 520, color: '#c0d9f3' },
      { id: 'bills', label: 'Bills', value: 330, color: '#d9e8f8' },
    ],
  },
  {
    id: 'wishes',
    label: 'Wishes',
    color: '#f0b45a',
    parts: [
      { id: 'travel', label: 'Travel', value: 380, color: '#f4c987' },
      { id: 'leisure', label: 'Leisure', value: 320, color: '#f9e0b8' },
    ],
  },
  {
    id: 'savings',
    label: 'Savings',
    color: '#8fc98a',
    parts: [
      { id: 'savings-part', label: 'Fund', value: 500, color: '#b6dcb3' },
    ],
  },
];

const euros = ({ value }: { value: number }) => `€${value}`;

export default function BudgetRings() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Needs take five eighths of the monthly income
      </Typography>
      <PieChart
        aria-label="Monthly budget of 3,200 euros in three groups and six parts"
        height={300}
        hideLegend
        series={[
          {
            id: 'groups',
            outerRadius: '60%',
            arcLabel: 'label',
            data: groups.map(({ id, label, color, parts }) => ({
              id,
              label,
              color,
              value: parts.reduce((sum, part) => sum + part.value, 0),
            })),
            valueFormatter: euros,
          },
          {
            id: 'parts',
            innerRadius: '63%',
            outerRadius: '100%',
            arcLabel: 'label',
            arcLabelMinAngle: 20,
            data: groups.flatMap(({ parts }) => parts),
            valueFormatter: euros,
          },
        ]}
        sx={{ [`.${pieArcLabelClasses.root}`]: { fill: 'black' } }}
      />
    </figure>
  );
}
