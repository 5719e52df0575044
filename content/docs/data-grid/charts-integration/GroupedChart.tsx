import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
  columns: { columnVisibilityModel: { carrier: false, priority: false } },
  rowGrouping: { model: ['carrier', 'priority'] },
  aggregation: { model: { containers: 'sum' } },
  chartsIntegration: {
    activeChartId: 'groups',
    charts: {
      groups: {
        dimensions: ['carrier'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

export default function GroupedChart() {
  const apiRef = useGridApiRef();
  const [levels, setLevels] = React.useState(1);

  const show = (count: number) => {
    setLevels(count);
    const fields = ['carrier', 'priority'].slice(0, count);
    apiRef.current?.updateChartDimensionsData(
      'groups',
      fields.map((field) => ({ field })),
    );
  };

  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <ToggleButtonGroup
          aria-label="Levels in the chart"
          size="small"
          exclusive
          value={levels}
          onChange={(_, count: number | null) => show(count ?? levels)}
        >
          <ToggleButton value={1}>Carrier</ToggleButton>
          <ToggleButton value={2}>Carrier and priority</ToggleButton>
        </ToggleButtonGroup>
        <GridChartsRendererProxy
          id="groups"
          label="Groups"
          renderer={GridChart}
        />
        <Box sx={{ height: 360 }}>
          <DataGridPremium
            aria-label="Groups of shipments with a chart"
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
