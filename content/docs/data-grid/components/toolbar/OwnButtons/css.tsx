import type * as React from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return <button {...props} type="button" className="OwnButtons-button" />;
}

const button = <ToolbarButton render={<PlainButton />} />;

function PlainToolbar() {
  return (
    <Toolbar render={<div className="OwnButtons-bar" />}>
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportCsv render={button}>Download</ExportCsv>
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <div className="OwnButtons-box">
      <DataGrid
        label="Shipments"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
