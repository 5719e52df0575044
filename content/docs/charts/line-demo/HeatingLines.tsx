import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

export default function HeatingLines() {
  const { primary, warning } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        The school heats when the days are colder than about 15 °C
      </Typography>
      <LineChart
        aria-label="Average temperature and heat used by a school per month"
        height={300}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          {
            id: 'temperature',
            label: 'Temperature (°C)',
            min: -5,
            max: 25,
            width: 60,
            labelStyle: { fill: primary.main },
            tickLabelStyle: { unicodeBidi: 'plaintext' },
          },
          {
            id: 'heat',
            label: 'Heat (MWh)',
            min: 0,
            max: 120,
            position: 'right',
            width: 60,
            labelStyle: { fill: warning.main },
          },
        ]}
        series={[
          {
            label: 'Temperature',
            yAxisId: 'temperature',
            color: primary.main,
            data: [-1, 1, 5, 10, 15, 18, 21, 20, 15, 9, 4, 0],
            valueFormatter: (value) => `${value} °C`,
            showMark: false,
          },
          {
            label: 'Heat',
            yAxisId: 'heat',
            color: warning.main,
            data: [112, 101, 78, 44, 8, 0, 0, 0, 6, 49, 83, 106],
            valueFormatter: (value) => `${value} MWh`,
            showMark: false,
          },
        ]}
      />
    </figure>
  );
}
