import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { slotProps, slots } from './chartTypes';
import { GridChart } from './rowsChart';
import {
  experimentalFeatures,
  shipmentColumns,
  shipments,
} from './shipmentLoads';

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false } },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
  chartsIntegration: {
    activeChartId: 'live',
    charts: {
      live: {
        dimensions: ['carrier'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

export default function LiveChart() {
  const apiRef = useGridApiRef();
  const [loaded, setLoaded] = React.useState(0);
  const [playing, setPlaying] = React.useState(false);
  const [synced, setSynced] = React.useState(true);
  const next = React.useRef(0);

  const load = React.useCallback(() => {
    const row = shipments[next.current % shipments.length];
    next.current += 1;
    const containers = row.containers + 10;
    apiRef.current?.updateRows([{ id: row.id, containers }]);
    setLoaded((count) => count + 10);
  }, [apiRef]);

  React.useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setInterval(load, 500);
    return () => clearInterval(timer);
  }, [playing, load]);

  const sync = (on: boolean) => {
    setSynced(on);
    apiRef.current?.setChartSynchronizationState('live', on);
  };

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={load}>
            Load 10 containers
          </Button>
          <FormControlLabel
            control={
              <Switch checked={playing} onChange={(_, on) => setPlaying(on)} />
            }
            label="Every half second"
          />
          <FormControlLabel
            control={<Switch checked={synced} onChange={(_, on) => sync(on)} />}
            label="Chart follows"
          />
        </Stack>
        <p role="status">{loaded} containers were loaded.</p>
        <GridChartsRendererProxy id="live" label="Live" renderer={GridChart} />
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            aria-label="Containers that are loaded"
            apiRef={apiRef}
            rows={shipments}
            columns={shipmentColumns}
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            initialState={initialState}
            slots={slots}
            slotProps={slotProps}
            hideFooter
          />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
