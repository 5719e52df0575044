import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Invented apartments: area in m², rent in euros, kilometers to the center. */
const apartments = [
  { id: 'a', x: 34, y: 620, z: 1.1 },
  { id: 'b', x: 41, y: 540, z: 5.8 },
  { id: 'c', x: 48, y: 830, z: 1.6 },
  { id: 'd', x: 52, y: 610, z: 7.4 },
  { id: 'e', x: 58, y: 760, z: 4.2 },
  { id: 'f', x: 63, y: 1080, z: 0.9 },
  { id: 'g', x: 67, y: 690, z: 8.9 },
  { id: 'h', x: 74, y: 980, z: 3.7 },
  { id: 'i', x: 81, y: 1310, z: 1.3 },
  { id: 'j', x: 88, y: 860, z: 9.5 },
];

export default function ColorScatter() {
  const { primary, warning } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Close to the center, the same area costs about 60% more
      </Typography>
      <ScatterChart
        aria-label="Area, rent, and distance to the center of ten apartments"
        height={280}
        xAxis={[{ label: 'Area (m²)', min: 30, max: 90 }]}
        yAxis={[{ label: 'Rent (€ per month)', min: 0, width: 66 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 10,
              color: [warning.main, primary.main],
            },
          },
        ]}
        series={[
          {
            data: apartments,
            markerSize: 7,
            valueFormatter: (apartment) =>
              apartment &&
              `${apartment.x} m², €${apartment.y}, ${apartment.z} km away`,
          },
        ]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'z',
            direction: 'horizontal',
            labelPosition: 'extremes',
            minLabel: '0 km',
            maxLabel: '10 km to the center',
            sx: { width: 260, whiteSpace: 'nowrap' },
          },
        }}
      />
    </figure>
  );
}
