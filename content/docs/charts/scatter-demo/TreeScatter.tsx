import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { plums, pears, type Tree } from './trees';

const toPoint = ({ id, girth, fruit }: Tree) => ({ id, x: girth, y: fruit });

export default function TreeScatter() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Thick pear trees bear more, thick plum trees do not
      </Typography>
      <ScatterChart
        aria-label="Girth and fruit of 24 trees in an orchard, pears and plums"
        height={320}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[{ label: 'Girth (cm)', min: 20, max: 100 }]}
        yAxis={[{ label: 'Fruit (kg)', min: 0, max: 120, width: 60 }]}
        series={[
          { id: 'pears', label: 'Pears', data: pears.map(toPoint) },
          { id: 'plums', label: 'Plums', data: plums.map(toPoint) },
        ].map((series) => ({
          ...series,
          markerSize: 5,
          valueFormatter: (tree) =>
            tree && `Tree ${tree.id}: ${tree.x} cm, ${tree.y} kg`,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
      />
    </figure>
  );
}
