import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
} from '@mui/x-data-grid-premium';
import { dataProofs } from './dataProofs';
import { columns, rows } from './proof';
import { viewProofs } from './viewProofs';

const groups = [...viewProofs, ...dataProofs];
const proofs = groups.flatMap((group) => group.proofs);

type ChartProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

function LoadChart({ dimensions, values }: ChartProps) {
  const [names] = dimensions;
  if (!names) {
    return null;
  }
  return (
    <BarChart
      height={160}
      xAxis={[{ scaleType: 'band', data: names.data.map(String) }]}
      series={values.map(({ label, data }) => ({ label, data }))}
    />
  );
}

export default function FeatureProof() {
  const [name, setName] = React.useState('Header filters');
  const proof = proofs.find((candidate) => candidate.name === name);

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <TextField
          select
          fullWidth
          size="small"
          label="Feature"
          value={name}
          onChange={(event) => setName(event.target.value)}
          helperText={proof?.hint}
          slotProps={{ select: { native: true } }}
          sx={{ mt: 1, mb: 2 }}
        >
          {groups.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.proofs.map((option) => (
                <option key={option.name}>{option.name}</option>
              ))}
            </optgroup>
          ))}
        </TextField>
        <Box sx={{ height: 380 }}>
          <DataGridPremium
            // A grid of its own: most of what is shown is an initial state.
            key={name}
            aria-label={name}
            rows={rows}
            columns={columns}
            {...proof?.props}
          />
        </Box>
        {name === 'Charts integration' && (
          <GridChartsRendererProxy
            id="load"
            label="Containers"
            renderer={LoadChart}
          />
        )}
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
