import type * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { lakes, type Lake } from './lakes';

type ChartProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

function PieRenderer({ dimensions, values }: ChartProps) {
  const names = dimensions[0]?.data ?? [];
  const amounts = values[0]?.data ?? [];

  return (
    <PieChart
      aria-label="Area of the lakes by region"
      height={200}
      series={[
        {
          data: names.map((name, index) => ({
            id: String(name),
            label: String(name),
            value: amounts[index] ?? 0,
          })),
          valueFormatter: ({ value }) => `${value} km²`,
        },
      ]}
    />
  );
}

const columns: GridColDef<Lake>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 120 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { region: false } },
  rowGrouping: { model: ['region'] },
  aggregation: { model: { area: 'sum' } },
  chartsIntegration: {
    activeChartId: 'regions',
    charts: {
      regions: { dimensions: ['region'], values: ['area'], chartType: 'pie' },
    },
  },
};

const experimentalFeatures = { charts: true };

export default function RegionPie() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <GridChartsRendererProxy
          id="regions"
          label="Regions"
          renderer={PieRenderer}
        />
        <Box sx={{ height: 340 }}>
          <DataGridPremium
            label="Lakes"
            showToolbar
            hideFooter
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            initialState={initialState}
            rows={lakes}
            columns={columns}
          />
        </Box>
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
