import type * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../../shipments';

type ChartProps = React.ComponentProps<
  GridChartsRendererProxyProps['renderer']
>;

function LoadChart({ dimensions, values }: ChartProps) {
  const [names] = dimensions;
  if (!names || values.length === 0) {
    return <p>Choose a category and a series in the panel.</p>;
  }
  return (
    <BarChart
      height={200}
      xAxis={[{ scaleType: 'band', data: names.data.map(String) }]}
      series={values.map(({ label, data }) => ({ label, data }))}
    />
  );
}

const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    schema: { bar: { label: 'Bars', icon: BarChartIcon, customization: [] } },
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  chartsIntegration: {
    activeChartId: 'goods',
    charts: {
      goods: {
        dimensions: ['number'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

const experimentalFeatures = { charts: true };

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    flex: 1,
    minWidth: 110,
  },
];

const rows = createShipments(5);

/** The grid and its chart below the toolbar, which is what the demo is about. */
export function ChartsGrid({ toolbar }: { toolbar: React.ComponentType }) {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{ width: '100%' }}>
        <div style={{ height: 370 }}>
          <DataGridPremium
            aria-label="Containers of each shipment"
            rows={rows}
            columns={columns}
            slots={{ toolbar, chartsPanel: GridChartsPanel }}
            slotProps={slotProps}
            initialState={initialState}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            showToolbar
            hideFooter
          />
        </div>
        <GridChartsRendererProxy
          id="goods"
          label="Containers"
          renderer={LoadChart}
        />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
