import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 45, 50, 55, 60, 70, 80, 90];

export default function ClassroomLines() {
  const { palette } = useTheme();

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Open windows in the break bring the air back below the limit
      </Typography>
      <LineChart
        aria-label="Carbon dioxide in a classroom during two lessons and a break"
        height={300}
        hideLegend
        xAxis={[
          {
            data: minutes,
            label: 'Minutes',
            domainLimit: 'strict',
            height: 45,
          },
        ]}
        yAxis={[
          { label: 'Carbon dioxide (ppm)', min: 400, max: 1800, width: 65 },
        ]}
        series={[
          {
            label: 'Carbon dioxide',
            data: [
              520, 740, 980, 1210, 1420, 1510, 890, 640, 760, 1010, 1240, 1460,
            ],
            valueFormatter: (value) => `${value} ppm`,
            showMark: false,
          },
        ]}
      >
        <ChartsReferenceLine
          y={1000}
          label="Limit: 1,000"
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
          lineStyle={{ stroke: palette.error.main }}
        />
        <ChartsReferenceLine
          x={45}
          label="Break"
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
        <ChartsReferenceLine x={55} lineStyle={{ strokeDasharray: '4 4' }} />
      </LineChart>
    </figure>
  );
}
