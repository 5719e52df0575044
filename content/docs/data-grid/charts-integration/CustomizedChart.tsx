import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import type { Shipment } from '../shipments';
import { namesOf, type GridChartProps } from './rowsChart';
import {
  experimentalFeatures,
  shipmentColumns,
  shipments,
} from './shipmentLoads';

function LoadChart({ dimensions, values, configuration }: GridChartProps) {
  // The defaults of the controls are not in the configuration.
  const { layout = 'vertical', stacked = true, limit = 0 } = configuration;
  const horizontal = layout === 'horizontal';
  const names = { scaleType: 'band' as const, data: namesOf({ dimensions }) };
  const amounts = Number(limit) > 0 ? { max: Number(limit) } : {};
  // The data comes after the first render. The grid below must not move.
  if (values.length === 0) {
    return <Box sx={{ height: 300 }}>Choose a series in the panel.</Box>;
  }
  return (
    <Box sx={{ minHeight: 300 }}>
      <BarChart
        aria-label="Containers with and without insurance by carrier"
        height={260}
        skipAnimation
        layout={horizontal ? 'horizontal' : 'vertical'}
        xAxis={[horizontal ? amounts : names]}
        yAxis={[horizontal ? { ...names, width: 80 } : amounts]}
        series={values.map(({ id, label, data }) => ({
          id,
          label,
          data,
          ...(stacked === true && { stack: 'all' }),
        }))}
      />
    </Box>
  );
}

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns.filter(({ field }) => field === 'carrier'),
  {
    field: 'insuredLoad',
    headerName: 'Insured',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => (row.insured ? row.containers : 0),
  },
  {
    field: 'otherLoad',
    headerName: 'Not insured',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => (row.insured ? 0 : row.containers),
  },
];

const slots: DataGridPremiumProps['slots'] = { chartsPanel: GridChartsPanel };

const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    schema: {
      bar: {
        label: 'Bars',
        icon: BarChartIcon,
        customization: [
          {
            id: 'bars',
            label: 'Bars',
            controls: {
              layout: {
                label: 'Direction',
                type: 'select',
                default: 'vertical',
                options: [
                  { content: 'Upward', value: 'vertical' },
                  { content: 'Sideways', value: 'horizontal' },
                ],
              },
              stacked: {
                label: 'On top of each other',
                type: 'boolean',
                default: true,
                // One series has nothing to stack.
                isHidden: ({ values }) => values.length < 2,
              },
              limit: {
                label: 'End of the axis',
                type: 'number',
                default: 0,
                htmlAttributes: { min: '0', step: '50' },
              },
            },
          },
        ],
      },
    },
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  columns: { columnVisibilityModel: { carrier: false } },
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { insuredLoad: 'sum', otherLoad: 'sum' } },
  chartsIntegration: {
    activeChartId: 'load',
    charts: {
      load: {
        dimensions: ['carrier'],
        values: ['insuredLoad', 'otherLoad'],
        chartType: 'bar',
        configuration: { layout: 'horizontal' },
      },
    },
  },
};

export default function CustomizedChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ width: '100%' }}>
        <GridChartsRendererProxy id="load" label="Load" renderer={LoadChart} />
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Carriers with a chart of their own"
            rows={shipments}
            columns={columns}
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
