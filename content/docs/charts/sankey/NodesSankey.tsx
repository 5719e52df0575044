import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

export default function NodesSankey() {
  const { error, grey } = useTheme().palette;

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        More water leaks away than rain brings
      </Typography>
      <SankeyChart
        aria-label="Water of a town, from its sources to its uses"
        direction="ltr"
        height={320}
        series={{
          nodeOptions: { color: grey[500] },
          data: {
            nodes: nodes.map((node) =>
              node.id === 'leaks' ? { ...node, color: error.main } : node,
            ),
            links: links.map((link) =>
              link.target === 'leaks' ? { ...link, color: 'target' } : link,
            ),
          },
        }}
      />
    </figure>
  );
}
