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

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="cursor-pointer rounded-md border border-(--mui-palette-divider) bg-transparent px-3 py-1.5 text-inherit [font:inherit] hover:bg-(--mui-palette-action-hover)"
    />
  );
}

const button = <ToolbarButton render={<PlainButton />} />;

const options = { fileName: 'shipments' };

function PlainToolbar() {
  return (
    <Toolbar
      render={
        <div className="flex flex-wrap gap-2 border-0 border-b border-solid border-(--mui-palette-divider) p-2" />
      }
    >
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
    <div className="h-[318px] w-full">
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
