import type * as React from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
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

function Field(props: React.ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="min-w-0 flex-1 rounded-md border border-(--mui-palette-divider) bg-transparent px-2.5 py-1.5 text-inherit [font:inherit]"
    />
  );
}

function PlainToolbar() {
  return (
    <Toolbar
      render={
        <div className="flex flex-wrap gap-2 border-0 border-b border-solid border-(--mui-palette-divider) p-2" />
      }
    >
      <QuickFilter expanded render={<div className="flex flex-1 gap-2" />}>
        <QuickFilterControl
          aria-label="Search shipments"
          placeholder="Search"
          render={({ ref, value, slotProps, ...props }) => (
            <Field
              ref={ref}
              value={value}
              placeholder={props.placeholder}
              aria-label={props['aria-label']}
              onChange={props.onChange}
              onKeyDown={props.onKeyDown}
              {...slotProps?.htmlInput}
            />
          )}
        />
        <QuickFilterClear render={<PlainButton />}>Clear</QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function PlainSearch() {
  return (
    <div className="h-[318px] w-full">
      <DataGrid
        aria-label="Shipments with a plain search field"
        rows={rows}
        columns={columns}
        slots={{ toolbar: PlainToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
