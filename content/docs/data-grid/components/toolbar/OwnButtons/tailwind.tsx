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

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="cursor-pointer rounded-md border border-(--mui-palette-divider) bg-transparent px-3 py-1.5 text-inherit [font:inherit] hover:bg-(--mui-palette-action-hover) aria-expanded:border-(--mui-palette-primary-main)"
    />
  );
}

const button = <ToolbarButton render={<PlainButton />} />;

function PlainToolbar() {
  return (
    <Toolbar
      render={
        <div className="flex gap-2 border-0 border-b border-solid border-(--mui-palette-divider) p-2" />
      }
    >
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={button}>Filters</FilterPanelTrigger>
      <ExportCsv render={button}>Download</ExportCsv>
    </Toolbar>
  );
}

export default function OwnButtons() {
  return (
    <div className="h-[266px] w-full">
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
