import { styled } from '@mui/material/styles';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, rows } from './shipmentTable';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 8,
  border: '0 solid var(--mui-palette-divider)',
  borderBottomWidth: 1,
});

const PlainButton = styled('button')({
  padding: '6px 12px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
});

const Field = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '6px 10px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

const Form = styled('div')({ display: 'flex', flex: 1, gap: 8 });

function PlainToolbar() {
  return (
    <Toolbar render={<Bar />}>
      <QuickFilter expanded render={<Form />}>
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
        <QuickFilterClear render={<PlainButton type="button" />}>
          Clear
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function PlainSearch() {
  return (
    <div style={{ height: 318, width: '100%' }}>
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
