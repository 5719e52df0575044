import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'];

export default function SnowAndGuests() {
  const { primary, warning } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Guests come for the holidays, a month before the snow is deepest
      </Typography>
      <BarChart
        aria-label="Depth of snow and guests of a ski village per month"
        height={300}
        xAxis={[{ data: months }]}
        yAxis={[
          {
            id: 'snow',
            label: 'Snow (cm)',
            min: 0,
            max: 160,
            width: 60,
            labelStyle: { fill: primary.main },
          },
          {
            id: 'guests',
            label: 'Guests (thousand)',
            min: 0,
            max: 32,
            position: 'right',
            width: 60,
            labelStyle: { fill: warning.main },
          },
        ]}
        series={[
          {
            label: 'Snow',
            yAxisId: 'snow',
            color: primary.main,
            data: [12, 48, 97, 141, 118, 54],
            valueFormatter: (value) => `${value} cm`,
          },
          {
            label: 'Guests',
            yAxisId: 'guests',
            color: warning.main,
            data: [3.1, 22.4, 27.8, 24.6, 15.2, 4.9],
            valueFormatter: (value) => `${value} thousand`,
          },
        ]}
      />
    </figure>
  );
}
