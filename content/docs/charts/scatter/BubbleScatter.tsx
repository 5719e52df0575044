import Typography from '@mui/material/Typography';
import { ScatterChart, ScatterMarker } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

/** Invented schools: students per teacher, share of students who finish, number of students. */
const schools = [
  { id: 'Birch Lane', x: 11, y: 94, z: 240 },
  { id: 'Canal Street', x: 16, y: 88, z: 980 },
  { id: 'Dockside', x: 21, y: 79, z: 1450 },
  { id: 'Elm Park', x: 14, y: 91, z: 410 },
  { id: 'Ferry Road', x: 24, y: 74, z: 620 },
];

function Bubble({ size, ...props }: ScatterMarkerProps) {
  // The area grows with the number, so the radius grows with its root.
  const students = schools[props.dataIndex].z;
  return (
    <g opacity={0.75}>
      <ScatterMarker {...props} size={size * Math.sqrt(students / 1000)} />
    </g>
  );
}

export default function BubbleScatter() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        With smaller classes, more students finish school
      </Typography>
      <ScatterChart
        aria-label="Students per teacher, and students who finish, of five schools"
        height={280}
        slots={{ marker: Bubble }}
        xAxis={[{ label: 'Students per teacher', min: 8, max: 28 }]}
        yAxis={[
          {
            min: 60,
            max: 100,
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        series={[
          {
            label: 'Students who finish (area: size of the school)',
            markerSize: 20,
            data: schools,
            valueFormatter: (school) =>
              school && `${school.id}: ${school.y}% of ${school.z}`,
          },
        ]}
      />
    </figure>
  );
}
