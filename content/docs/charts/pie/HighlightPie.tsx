import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightPie() {
  return (
    <PieChart
      aria-label="Tons of fish landed by kind"
      height={220}
      series={[
        {
          innerRadius: 40,
          outerRadius: 90,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -8, color: 'gray' },
          valueFormatter: ({ value }) => `${value} t`,
          data: [
            { id: 'herring', label: 'Herring', value: 620 },
            { id: 'cod', label: 'Cod', value: 310 },
            { id: 'plaice', label: 'Plaice', value: 180 },
          ],
        },
      ]}
    />
  );
}
