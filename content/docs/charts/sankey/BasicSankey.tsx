import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

// The data set "Titanic" of R, from the inquiry of the British Board of Trade.
const links = [
  { source: 'First class', target: 'Survived', value: 203 },
  { source: 'First class', target: 'Died', value: 122 },
  { source: 'Second class', target: 'Survived', value: 118 },
  { source: 'Second class', target: 'Died', value: 167 },
  { source: 'Third class', target: 'Survived', value: 178 },
  { source: 'Third class', target: 'Died', value: 528 },
  { source: 'Crew', target: 'Survived', value: 212 },
  { source: 'Crew', target: 'Died', value: 673 },
];

export default function BasicSankey() {
  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        On the Titanic, most of the first class survived, and most of the crew
        did not
      </Typography>
      <SankeyChart
        aria-label="People on the Titanic by class, and who of them survived"
        direction="ltr"
        height={320}
        series={{ data: { links } }}
      />
      <Typography variant="caption">
        Source: British Board of Trade, from the data set “Titanic” of R.
      </Typography>
    </figure>
  );
}
