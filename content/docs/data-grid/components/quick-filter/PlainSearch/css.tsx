import type * as React from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';
import './styles.css';

function PlainButton(props: React.ComponentProps<'button'>) {
  return <button {...props} type="button" className="PlainSearch-button" />;
}

function Field(props: React.ComponentProps<'input'>) {
  return <input {...props} className="PlainSearch-field" />;
}

function PlainToolbar() {
  return (
    <Toolbar render={<div className="PlainSearch-bar" />}>
      <QuickFilter expanded render={<div className="PlainSearch-form" />}>
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
    <div className="PlainSearch-box">
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
