import BarChartIcon from '@mui/icons-material/BarChart';
import PieChartIcon from '@mui/icons-material/PieChart';
import ShowChart from '@mui/icons-material/ShowChart';
import {
  GridChartsPanel,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';

export const slots: DataGridPremiumProps['slots'] = {
  chartsPanel: GridChartsPanel,
};

/** The types that `GridChart` can draw. */
export const slotProps: DataGridPremiumProps['slotProps'] = {
  chartsPanel: {
    schema: {
      bar: { label: 'Bars', icon: BarChartIcon, customization: [] },
      line: { label: 'Lines', icon: ShowChart, customization: [] },
      pie: {
        label: 'Pie',
        icon: PieChartIcon,
        dimensionsLabel: 'Slices',
        valuesLabel: 'Size',
        maxValues: 1,
        customization: [],
      },
    },
  },
};
