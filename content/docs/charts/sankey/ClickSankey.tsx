import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

export default function ClickSankey() {
  const [chosen, setChosen] = React.useState('Click a node or a flow');

  return (
    <div>
      <SankeyChart
        aria-label="Water of a town, from its sources to its uses"
        direction="ltr"
        height={300}
        series={{ data: { nodes, links } }}
        onNodeClick={(_, { node }) =>
          setChosen(`${node.label}: ${node.value} million liters`)
        }
        onLinkClick={(_, { link: { source, target, value } }) =>
          setChosen(
            `${source.label} to ${target.label}: ${value} million liters`,
          )
        }
      />
      <Typography role="status" sx={{ px: 2 }}>
        {chosen}
      </Typography>
    </div>
  );
}
