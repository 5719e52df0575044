import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const flows = [
  { label: 'Rain', data: [3.1, 3.4, 2.2, 1.4, 2.0, 3.3] },
  { label: 'River in', data: [6.2, 8.9, 5.1, 2.3, 2.9, 4.8] },
  { label: 'Drinking water', data: [-2.4, -2.5, -3.1, -3.6, -2.9, -2.4] },
  { label: 'River out', data: [-4.9, -6.8, -4.4, -2.0, -1.8, -3.5] },
];
const evaporation = [-0.4, -0.9, -1.7, -2.2, -1.3, -0.5];

export default function WaterBalance() {
  const { text } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        From May to October, the reservoir loses more water than it gets
      </Typography>
      <BarChart
        aria-label="Water that flows into and out of a reservoir, in two months each"
        height={340}
        xAxis={[
          {
            data: [
              'Jan\nFeb',
              'Mar\nApr',
              'May\nJun',
              'Jul\nAug',
              'Sep\nOct',
              'Nov\nDec',
            ],
            height: 45,
          },
        ]}
        yAxis={[
          {
            label: 'Million cubic meters',
            width: 60,
            tickLabelStyle: { unicodeBidi: 'plaintext' },
          },
        ]}
        series={[
          ...flows,
          // The fifth color of the palette is not clearly different from the others.
          { label: 'Evaporation', color: text.primary, data: evaporation },
        ].map((flow) => ({ ...flow, stack: 'water' }))}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
    </figure>
  );
}
