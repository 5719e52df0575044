import type * as React from 'react';
import {
  ChartsPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { ChartsGrid } from './chartsGrid';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className="PlainChartsButton-button" />
  );
}

function PlainToolbar() {
  return (
    <Toolbar render={<div className="PlainChartsButton-bar" />}>
      <ChartsPanelTrigger render={<ToolbarButton render={<PlainButton />} />}>
        Chart settings
      </ChartsPanelTrigger>
    </Toolbar>
  );
}

export default function PlainChartsButton() {
  return <ChartsGrid toolbar={PlainToolbar} />;
}
