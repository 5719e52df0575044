import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { slotProps, slots } from './chartTypes';
import { GridChart } from './rowsChart';
import { loadSource } from './loadServer';
import { experimentalFeatures, shipmentColumns } from './shipmentLoads';

const groupingColDef = { width: 180 };

const aggregationFunctions = { sum: {} };

const initialState: DataGridPremiumProps['initialState'] = {
  columns: {
    columnVisibilityModel: { carrier: false, priority: false, weight: false },
  },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
  chartsIntegration: {
    activeChartId: 'server',
    charts: {
      server: {
        dimensions: ['carrier'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

export default function ServerChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <GridChartsRendererProxy
          id="server"
          label="Server"
          renderer={GridChart}
        />
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Groups of a server with a chart"
            columns={shipmentColumns}
            dataSource={loadSource}
            aggregationFunctions={aggregationFunctions}
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            initialState={initialState}
            groupingColDef={groupingColDef}
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
