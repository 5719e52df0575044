import * as React from 'react';
import Box from '@mui/material/Box';
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
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'priority', sort: 'asc' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
  chartsIntegration: {
    activeChartId: 'pivot',
    charts: { pivot: { dimensions: ['carrier'], chartType: 'bar' } },
  },
};

export default function PivotChart() {
  const apiRef = useGridApiRef();

  // The grid makes the columns of a pivot table from the values in the rows.
  React.useEffect(() => {
    const api = apiRef.current;
    let shown = '';
    const showPivotColumns = () => {
      const fields = (api?.getAllColumns() ?? [])
        .map(({ field }) => field)
        .filter((field) => field.endsWith('>->containers'));
      if (fields.join() !== shown) {
        shown = fields.join();
        api?.updateChartValuesData(
          'pivot',
          fields.map((field) => ({ field })),
        );
      }
    };
    showPivotColumns();
    return api?.subscribeEvent('columnsChange', showPivotColumns);
  }, [apiRef]);

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <GridChartsRendererProxy
          id="pivot"
          label="Pivot"
          renderer={GridChart}
        />
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Pivot table with a chart"
            apiRef={apiRef}
            rows={shipments}
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
