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

const rows = shipments.slice(0, 8);

const initialState: DataGridPremiumProps['initialState'] = {
  chartsIntegration: {
    activeChartId: 'loads',
    charts: {
      loads: {
        dimensions: ['number'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

export default function ChartOfRows() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <GridChartsRendererProxy
          id="loads"
          label="Loads"
          renderer={GridChart}
        />
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Shipments with a chart"
            rows={rows}
            columns={shipmentColumns}
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            initialState={initialState}
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
