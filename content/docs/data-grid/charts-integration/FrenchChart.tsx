import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { frFR } from '@mui/x-data-grid-premium/locales';
import type { Shipment } from '../shipments';
import { GridChart } from './rowsChart';
import { experimentalFeatures, shipments } from './shipmentLoads';

const { localeText } = frFR.components.MuiDataGrid.defaultProps;

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Envoi', width: 100 },
  { field: 'containers', headerName: 'Conteneurs', type: 'number', width: 110 },
];

const slots: DataGridPremiumProps['slots'] = { chartsPanel: GridChartsPanel };

const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    // These texts are yours, the grid translates the others.
    schema: {
      bar: {
        label: 'Barres',
        icon: BarChartIcon,
        dimensionsLabel: 'Étiquettes',
        valuesLabel: 'Valeurs',
        customization: [],
      },
    },
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  chartsIntegration: {
    activeChartId: 'envois',
    charts: {
      envois: {
        dimensions: ['number'],
        values: ['containers'],
        chartType: 'bar',
      },
    },
  },
};

export default function FrenchChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box lang="fr" sx={{ width: '100%' }}>
        <GridChartsRendererProxy
          id="envois"
          label="Envois"
          renderer={GridChart}
        />
        <Box sx={{ height: 400 }}>
          <DataGridPremium
            aria-label="Envois"
            rows={shipments.slice(0, 6)}
            columns={columns}
            localeText={localeText}
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
