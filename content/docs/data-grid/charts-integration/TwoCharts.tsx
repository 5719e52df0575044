import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
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
  aggregation: { model: { containers: 'sum', weight: 'sum' } },
  chartsIntegration: {
    activeChartId: 'containers',
    charts: {
      containers: {
        dimensions: ['carrier'],
        values: ['containers'],
        chartType: 'bar',
      },
      weight: {
        dimensions: ['carrier'],
        values: ['weight'],
        chartType: 'pie',
      },
    },
  },
};

export default function TwoCharts() {
  const [active, setActive] = React.useState('containers');

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
          }}
        >
          <GridChartsRendererProxy
            id="containers"
            label="Containers"
            renderer={GridChart}
          />
          <GridChartsRendererProxy
            id="weight"
            label="Weight"
            renderer={GridChart}
          />
        </Box>
        <p role="status">The panel is about: {active}</p>
        <Box sx={{ height: 380 }}>
          <DataGridPremium
            aria-label="Shipments with two charts"
            rows={shipments}
            columns={shipmentColumns}
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            initialState={initialState}
            onActiveChartIdChange={setActive}
            slots={slots}
            slotProps={slotProps}
            showToolbar
            hideFooter
          />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
