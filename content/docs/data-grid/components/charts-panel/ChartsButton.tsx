import type * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChart from '@mui/icons-material/ShowChart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

type ChartProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

function LoadChart({ chartType, dimensions, values }: ChartProps) {
  const [names] = dimensions;
  if (!names || values.length === 0) {
    return <p>Choose a category and a series in the panel.</p>;
  }
  const Chart = chartType === 'line' ? LineChart : BarChart;
  return (
    <Chart
      height={220}
      xAxis={[{ scaleType: 'band', data: names.data.map(String) }]}
      series={values.map(({ label, data }) => ({ label, data }))}
    />
  );
}

function ChartsToolbar() {
  return (
    <Toolbar>
      <ChartsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Chart settings
      </ChartsPanelTrigger>
    </Toolbar>
  );
}

const slots: DataGridPremiumProps['slots'] = {
  toolbar: ChartsToolbar,
  chartsPanel: GridChartsPanel,
};

const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    schema: {
      bar: { label: 'Bars', icon: BarChartIcon, customization: [] },
      line: { label: 'Line', icon: ShowChart, customization: [] },
    },
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false } },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
  chartsIntegration: {
    activeChartId: 'load',
    charts: {
      load: {
        dimensions: ['carrier'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

const experimentalFeatures = { charts: true };

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    flex: 1,
    minWidth: 110,
  },
];

const rows = createShipments(20);

export default function ChartsButton() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Containers by carrier"
            rows={rows}
            columns={columns}
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            showToolbar
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy
          id="load"
          label="Containers"
          renderer={LoadChart}
        />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
