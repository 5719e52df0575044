import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

interface Sample {
  id: string;
  /** Degrees Celsius. */
  temperature: number;
  /** Milligrams per liter. */
  oxygen: number;
  /** Thousand cells per milliliter. */
  algae: number;
}

/** Invented samples of a pond, from March to September. */
const samples: Sample[] = [
  { id: 'Mar 5', temperature: 4, oxygen: 12.8, algae: 1 },
  { id: 'Mar 26', temperature: 7, oxygen: 12.1, algae: 2 },
  { id: 'Apr 16', temperature: 11, oxygen: 11.0, algae: 6 },
  { id: 'May 7', temperature: 14, oxygen: 10.2, algae: 11 },
  { id: 'May 28', temperature: 17, oxygen: 9.4, algae: 24 },
  { id: 'Jun 18', temperature: 20, oxygen: 8.3, algae: 47 },
  { id: 'Jul 9', temperature: 23, oxygen: 7.1, algae: 81 },
  { id: 'Jul 30', temperature: 25, oxygen: 6.2, algae: 112 },
  { id: 'Aug 20', temperature: 22, oxygen: 7.4, algae: 88 },
  { id: 'Sep 10', temperature: 18, oxygen: 8.9, algae: 39 },
];

export default function PondScatter() {
  const { primary, warning } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        In warm water there is less oxygen, and there are more algae
      </Typography>
      <ScatterChart
        aria-label="Oxygen and algae in ten samples of a pond, by temperature"
        height={320}
        xAxis={[{ label: 'Water temperature (°C)', min: 0, max: 30 }]}
        yAxis={[
          {
            id: 'oxygen',
            label: 'Oxygen (mg/l)',
            min: 0,
            max: 15,
            width: 55,
            labelStyle: { fill: primary.main },
          },
          {
            id: 'algae',
            label: 'Algae (thousand per ml)',
            min: 0,
            max: 150,
            position: 'right',
            width: 60,
            labelStyle: { fill: warning.main },
          },
        ]}
        series={[
          {
            label: 'Oxygen',
            yAxisId: 'oxygen',
            color: primary.main,
            markerSize: 5,
            data: samples.map(({ id, temperature, oxygen }) => ({
              id,
              x: temperature,
              y: oxygen,
            })),
            valueFormatter: (sample) =>
              sample && `${sample.id}: ${sample.x} °C, ${sample.y} mg/l`,
          },
          {
            label: 'Algae',
            yAxisId: 'algae',
            color: warning.main,
            markerSize: 5,
            data: samples.map(({ id, temperature, algae }) => ({
              id,
              x: temperature,
              y: algae,
            })),
            valueFormatter: (sample) =>
              sample && `${sample.id}: ${sample.x} °C, ${sample.y} thousand/ml`,
          },
        ]}
      />
    </figure>
  );
}
