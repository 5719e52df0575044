import type * as React from 'react';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './shipmentTable';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return <button {...props} type="button" className="PlainDownloads-button" />;
}

const button = <ToolbarButton render={<PlainButton />} />;

const options = { fileName: 'shipments' };

function PlainToolbar() {
  return (
    <Toolbar render={<div className="PlainDownloads-bar" />}>
      <ExportCsv render={button} options={options}>
        CSV
      </ExportCsv>
      <ExportExcel render={button} options={options}>
        Excel
      </ExportExcel>
      <ExportPrint render={button} options={options}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function PlainDownloads() {
  return (
    <div className="PlainDownloads-box">
      <DataGridPremium
        aria-label="Shipments with plain download buttons"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
