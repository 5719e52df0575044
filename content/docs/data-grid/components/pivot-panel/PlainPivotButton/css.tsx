import type * as React from 'react';
import {
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { PivotGrid } from './pivotGrid';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button {...props} type="button" className="PlainPivotButton-button" />
  );
}

function PlainToolbar() {
  return (
    <Toolbar render={<div className="PlainPivotButton-bar" />}>
      <PivotPanelTrigger render={<ToolbarButton render={<PlainButton />} />}>
        Pivot
      </PivotPanelTrigger>
    </Toolbar>
  );
}

export default function PlainPivotButton() {
  return <PivotGrid toolbar={PlainToolbar} />;
}
