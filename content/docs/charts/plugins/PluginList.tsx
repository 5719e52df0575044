import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BAR_CHART_PLUGINS, BarPlot } from '@mui/x-charts/BarChart';
import type { BarChartPluginSignatures } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
} from '@mui/x-charts/plugins';
import type {
  UseChartCartesianAxisSignature,
  UseChartHighlightSignature,
  UseChartInteractionSignature,
} from '@mui/x-charts/plugins';

type FewSignatures = [
  UseChartCartesianAxisSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartHighlightSignature,
];

const FEW_PLUGINS = [
  useChartCartesianAxis,
  useChartInteraction,
  useChartHighlight,
] as const;

const config = {
  height: 240,
  xAxis: [{ scaleType: 'band', data: ['Pine', 'Oak', 'Birch', 'Ash'] }],
  yAxis: [{ label: 'Trees', width: 60 }],
  series: [{ type: 'bar', label: 'Trees', data: [420, 310, 180, 95] }],
} as const;

function Plot() {
  return (
    <React.Fragment>
      <ChartsSurface aria-label="Pines and oaks are most of the trees in the park">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </React.Fragment>
  );
}

export default function PluginList() {
  const [all, setAll] = React.useState(true);

  return (
    <Stack>
      <FormControlLabel
        label="All plugins of a bar chart"
        control={
          <Switch
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        }
      />
      {all ? (
        <ChartDataProvider<'bar', BarChartPluginSignatures>
          key="all"
          {...config}
          plugins={BAR_CHART_PLUGINS}
          enableKeyboardNavigation
        >
          <Plot />
        </ChartDataProvider>
      ) : (
        <ChartDataProvider<'bar', FewSignatures>
          key="few"
          {...config}
          plugins={FEW_PLUGINS}
        >
          <Plot />
        </ChartDataProvider>
      )}
    </Stack>
  );
}
