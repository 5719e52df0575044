import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyLayoutNode } from '@mui/x-charts-pro/SankeyChart';
import { links, nodes } from './water';

const sorts = {
  auto: undefined,
  name: (a: SankeyLayoutNode, b: SankeyLayoutNode) =>
    a.label.localeCompare(b.label),
  value: (a: SankeyLayoutNode, b: SankeyLayoutNode) => b.value - a.value,
};

export default function SortSankey() {
  const [order, setOrder] = React.useState<keyof typeof sorts>('auto');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the nodes"
        value={order}
        onChange={(_, value: keyof typeof sorts | null) =>
          setOrder(value ?? order)
        }
      >
        <ToggleButton value="auto">Automatic</ToggleButton>
        <ToggleButton value="name">By name</ToggleButton>
        <ToggleButton value="value">By size</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        aria-label="Water of a town, from its sources to its uses"
        direction="ltr"
        height={300}
        series={{
          data: { nodes, links },
          nodeOptions: { sort: sorts[order] },
        }}
      />
    </Stack>
  );
}
